import { RECEIVER_TYPE } from '../../sdk/index.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import { blockKey } from './facts.ts';
import { checkMember, entryOf, groupOf, newestId, userOf } from './find.ts';
import { fold } from './fold.ts';
import { falling, isFoundBy, keyOf, keysOf, LONGEST_KEYWORD, userPlace, WORD } from './keys.ts';
import { conversationIdOf, isVisible } from './messaging.ts';
import { collect, type Page, type Range, within } from './page.ts';
import type { Entry, GroupRecord, MemberRecord, MessageRecord, UserRecord } from './records.ts';
import { byKey, type Tx } from './tx.ts';
import type { Work } from './work.ts';

/** Which conversations; what is not set filters nothing. */
export interface ConversationFilter {
  type?: string;
  tags?: readonly string[];
  /** Users, and with `groupTags` also groups, that carry one of these tags. */
  userTags?: readonly string[];
  groupTags?: readonly string[];
  keyword?: string;
}

/** Which users; what is not set filters nothing. */
export interface UserFilter {
  keyword?: string;
  status?: string;
  roles?: readonly string[];
  tags?: readonly string[];
  uids?: readonly string[];
  friendsOnly?: boolean;
  hideBlocked?: boolean;
}

/** Which groups; what is not set filters nothing. */
export interface GroupFilter {
  keyword?: string;
  joinedOnly?: boolean;
}

/** Which members of a group, or those who were banned from it. */
export interface MemberFilter {
  keyword?: string;
  scopes?: readonly string[];
  banned?: boolean;
}

/** The conversations of a user behind a place, newest activity first. */
export function conversationsPage(
  tx: Tx,
  uid: string,
  filter: ConversationFilter,
  after: string | undefined,
  limit: number,
): Work<Page<Entry>> {
  const { type, tags, userTags, groupTags } = filter;
  const keyword = keywordOf(filter);
  const tagged = userTags ?? groupTags;
  const prefixes = tagged
    ? [
        ...(userTags ?? []).map((tag) => keyOf('userTag', tag)),
        ...(groupTags ?? []).map((tag) => keyOf('groupTag', tag)),
      ]
    : (tags?.map((tag) => keyOf('tag', tag)) ?? [type || 'all']);
  const ranges = prefixes.map((prefix) => within(tx, 'conversations', keyOf(uid, prefix)));
  return collect(
    ranges,
    after,
    limit,
    (entry) =>
      (!type || entry.type === type) &&
      (!tags || shares(entry.tags, tags)) &&
      (!tagged || shares(entry.endTags, (entry.type === RECEIVER_TYPE.GROUP ? groupTags : userTags) ?? [])) &&
      entry.nameKey.includes(keyword),
  );
}

/** The users but one, by name; with a keyword by the text that starts with it. */
export function* usersPage(
  tx: Tx,
  uid: string,
  filter: UserFilter,
  after: string | undefined,
  limit: number,
): Work<Page<UserRecord>> {
  yield* userOf(tx, uid);
  const { uids, status, roles, tags } = filter;
  const keyword = keywordOf(filter);
  const comesByMatch = !uids && !filter.friendsOnly;
  return yield* collect(userRanges(tx, uid, filter, keyword), after, limit, function* (user, key) {
    return (
      user.uid !== uid &&
      (!uids || uids.includes(user.uid)) &&
      (!status || user.status === status) &&
      (!roles || (user.role !== undefined && roles.includes(user.role))) &&
      (!tags || shares(user.tags, tags)) &&
      (!keyword || isFound(user, keyword, comesByMatch ? key : undefined)) &&
      (!filter.friendsOnly || (yield* tx.get('relations', keyOf(uid, 'friend', user.uid))) !== undefined) &&
      (!filter.hideBlocked || (yield* tx.get('relations', blockKey(uid, user.uid))) === undefined)
    );
  });
}

/** Whether a search finds a user; where users come by each match: whether this is the first one. */
function isFound(user: UserRecord, keyword: string, at: string | undefined): boolean {
  if (at === undefined) return isFoundBy(user, keyword);
  const matches = keysOf('users', user, WORD).filter((key) => key.startsWith(keyOf(WORD, keyword)));
  return matches.sort()[0] === keyOf(WORD, at);
}

/** Where users are read from: the narrowest index that the filter allows. */
function userRanges(tx: Tx, uid: string, filter: UserFilter, keyword: string): Range<UserRecord>[] {
  const by = (prefix: string) => within(tx, 'users', prefix);
  if (filter.uids) return [knownUsers(tx, filter.uids)];
  if (filter.friendsOnly) return [friends(tx, uid)];
  if (keyword) {
    const words = within(tx, 'users', WORD, `${keyword}\uffff`);
    return [(after = keyword, limit) => words(after, limit)];
  }
  if (filter.tags) return filter.tags.map((tag) => by(keyOf('tag', tag)));
  if (filter.roles) return filter.roles.map((role) => by(keyOf('role', role)));
  return [by(filter.status ? keyOf('status', filter.status) : 'all')];
}

function knownUsers(tx: Tx, uids: readonly string[]): Range<UserRecord> {
  return function* (after = '', limit) {
    const known = yield* tx.many('users', [...new Set(uids)]);
    return known
      .flatMap((user) => (user ? [{ key: userPlace(fold(user.name), user.uid), record: user }] : []))
      .filter(({ key }) => key > after)
      .sort(byKey)
      .slice(0, limit);
  };
}

function friends(tx: Tx, uid: string): Range<UserRecord> {
  return function* (after, limit) {
    const relations = yield* tx.range('relations', keyOf(uid, 'friends'), { after, limit });
    const users = yield* tx.many(
      'users',
      relations.map(({ record }) => record.other),
    );
    return relations.map(({ key }, at) => ({ key, record: users[at] as UserRecord }));
  };
}

/** All groups that can be found, by name: private ones only by their members. */
export function groupsPage(
  tx: Tx,
  uid: string,
  filter: GroupFilter,
  after: string | undefined,
  limit: number,
): Work<Page<GroupRecord>> {
  const keyword = keywordOf(filter);
  return collect([within(tx, 'groups', 'all')], after, limit, function* ({ guid, name, type }) {
    if (!fold(name).includes(keyword)) return false;
    if (!filter.joinedOnly && type !== 'private') return true;
    const member = yield* tx.get('members', keyOf(guid, 'is', uid));
    return member !== undefined && member.scope !== 'banned';
  });
}

/** The members of a group, those who came first first. */
export function* membersPage(
  tx: Tx,
  uid: string,
  guid: string,
  filter: MemberFilter,
  after: string | undefined,
  limit: number,
): Work<Page<MemberRecord>> {
  yield* groupOf(tx, guid);
  yield* checkMember(tx, uid, guid);
  const keyword = keywordOf(filter);
  const range = within(tx, 'members', keyOf(guid, filter.banned ? 'banned' : 'in'));
  return yield* collect(
    [range],
    after,
    limit,
    ({ scope, nameKey }) => (!filter.scopes || filter.scopes.includes(scope)) && nameKey.includes(keyword),
  );
}

/** The messages of a conversation that a user sees, below an id if there is one; newest first. */
export function* messagesPage(
  tx: Tx,
  uid: string,
  receiver: { receiverType: string; receiverId: string },
  below: number | undefined,
  after: string | undefined,
  limit: number,
): Work<Page<MessageRecord>> {
  const { receiverType, receiverId } = receiver;
  if (receiverType === RECEIVER_TYPE.GROUP) {
    yield* groupOf(tx, receiverId);
    yield* checkMember(tx, uid, receiverId);
  } else yield* userOf(tx, receiverId);
  const conversationId = conversationIdOf(uid, receiver);
  const entry = yield* entryOf(tx, uid, conversationId);
  if (!entry) return { items: [], next: undefined };
  const range = within(tx, 'messages', conversationId, falling(entry.hiddenId));
  return yield* collect([range], after ?? (below ? falling(below) : undefined), limit, (message) =>
    isVisible(message, entry),
  );
}

/** A user's copy of a conversation that stands in the list. */
export function* conversation(tx: Tx, uid: string, receiverType: string, receiverId: string): Work<Entry> {
  if (receiverType === RECEIVER_TYPE.GROUP) yield* groupOf(tx, receiverId);
  else if (receiverType === RECEIVER_TYPE.USER) yield* userOf(tx, receiverId);
  else refuse(ERROR_CODE.BAD_ARGUMENT, `A conversation is of type 'user' or 'group', not '${receiverType}'.`);
  const entry = yield* entryOf(tx, uid, conversationIdOf(uid, { receiverType, receiverId }));
  if (entry?.listed) return entry;
  return refuse(
    ERROR_CODE.CONVERSATION_NOT_FOUND,
    `'${uid}' has no conversation with ${receiverType} '${receiverId}': send a message first.`,
    { receiverType, receiverId },
  );
}

/** Takes a conversation off a user's list; a newer message brings it back, with newer messages only. */
export function* deleteConversation(
  tx: Tx,
  uid: string,
  receiverType: string,
  receiverId: string,
): Work<void> {
  const entry = yield* conversation(tx, uid, receiverType, receiverId);
  const newest = yield* newestId(tx, entry.conversationId);
  tx.put('conversations', {
    ...entry,
    hiddenId: newest,
    readId: Math.max(entry.readId, newest),
    deliveredId: Math.max(entry.deliveredId, newest),
    unread: 0,
    unreadMentions: 0,
    listed: false,
  });
}

/** Sets the tags of a user's copy of a conversation. */
export function* tagConversation(
  tx: Tx,
  uid: string,
  receiverType: string,
  receiverId: string,
  tags: readonly string[],
): Work<Entry> {
  const entry = yield* conversation(tx, uid, receiverType, receiverId);
  const tagged = { ...entry, tags: tags.length > 0 ? [...tags] : undefined };
  tx.put('conversations', tagged);
  return tagged;
}

const keywordOf = ({ keyword = '' }: { keyword?: string }): string =>
  fold(keyword.trim()).slice(0, LONGEST_KEYWORD);

function shares(own: readonly string[] | undefined, wanted: readonly string[]): boolean {
  return own?.some((tag) => wanted.includes(tag)) ?? false;
}
