import type { Entry, MemberRecord, MessageRecord, Receiver, UserRecord } from '../data/records.ts';
import { searchKey } from '../data/search-key.ts';
import { compare, lowerBound, nameKeyOf, ORDERS, type State } from '../data/state.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import type { Conversation } from '../objects/conversation.ts';
import type { Group } from '../objects/group.ts';
import type { GroupMember } from '../objects/group-member.ts';
import type { AnyMessage } from '../objects/messages.ts';
import type { User } from '../objects/user.ts';
import { Views } from '../views.ts';
import { checkMember, checkReceiver, conversationIdOf, groupOf, isVisible, seen, userOf } from './find.ts';

/** A page, and its last record, after which the next page starts; undefined after the last page. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly next: unknown;
}

/** A filter for conversations; unset fields filter nothing. */
export interface ConversationFilter {
  type?: string;
  tags?: readonly string[];
  /** The tags of users; together with `groupTags`, conversations of either kind are found. */
  userTags?: readonly string[];
  groupTags?: readonly string[];
  keyword?: string;
  withTags?: boolean;
}

/** A filter for users; unset fields filter nothing. */
export interface UserFilter {
  keyword?: string;
  status?: string;
  roles?: readonly string[];
  tags?: readonly string[];
  uids?: readonly string[];
  friendsOnly?: boolean;
  hideBlocked?: boolean;
}

/** A filter for groups; unset fields filter nothing. */
export interface GroupFilter {
  keyword?: string;
  joinedOnly?: boolean;
}

/** A filter for the members of a group, or for the users banned from it. */
export interface MemberFilter {
  guid?: string;
  keyword?: string;
  scopes?: readonly string[];
  banned?: boolean;
}

/** Which messages of a conversation load; unset fields filter nothing. */
export interface MessageFilter {
  receiver?: Receiver;
  /** Only messages before this one, or after it when paging to newer ones. */
  messageId?: number;
  /** Only the replies to this message. */
  parentId?: number;
  /** Whether replies come among the other messages. */
  withReplies?: boolean;
  /** Only messages sent or changed from this time on, in seconds. */
  updatedAfter?: number;
  /** Only messages changed from that time on and sent before it. */
  updatesOnly?: boolean;
}

/** How many characters of a name can be searched for. */
const LONGEST_KEYWORD = 40;
/** Returns the keyword, folded as names are. */
const keywordOf = ({ keyword = '' }: { keyword?: string }): string =>
  searchKey(keyword.trim()).slice(0, LONGEST_KEYWORD);

/** Returns the page after a record of a sorted list. */
function pageOf<T>(
  sorted: readonly T[],
  order: (a: T, b: T) => number,
  after: T | undefined,
  limit: number,
  accepts: (item: T) => boolean,
): { items: T[]; next: T | undefined } {
  const items: T[] = [];
  const start = after === undefined ? 0 : lowerBound(sorted, (item) => order(item, after) <= 0);
  for (let at = start; at < sorted.length; at++) {
    const item = sorted[at] as T;
    if (!accepts(item)) continue;
    if (items.length === limit) return { items, next: items.at(-1) };
    items.push(item);
  }
  return { items, next: undefined };
}

/** Returns a page of a user's conversations, newest activity first. */
export function conversationsPage(
  state: State,
  uid: string,
  filter: ConversationFilter,
  after: unknown,
  limit: number,
): Page<Conversation> {
  const { type, tags, userTags, groupTags, withTags } = filter;
  const keyword = keywordOf(filter);
  const tagged = userTags ?? groupTags;
  const { items, next } = pageOf(
    state.all('conversations', uid),
    ORDERS.conversations,
    after as Entry | undefined,
    limit,
    (entry) =>
      entry.listed &&
      (!type || entry.type === type) &&
      (!tags || shares(entry.tags, tags)) &&
      (!tagged || shares(entry.endTags, (entry.type === 'group' ? groupTags : userTags) ?? [])) &&
      entry.nameKey.includes(keyword),
  );
  const views = new Views(state, uid);
  return { items: items.map((entry) => views.copy(entry, withTags ?? false)), next };
}

/** A user, and the text by which the list is sorted. */
interface Found {
  readonly user: UserRecord;
  readonly key: string;
}
const byKey = (a: Found, b: Found) => compare(a.key, b.key) || compare(a.user.uid, b.user.uid);

/**
 * Returns a page of the users without the viewer, by name; with a keyword, by the text that starts with it.
 */
export function usersPage(
  state: State,
  uid: string,
  filter: UserFilter,
  after: unknown,
  limit: number,
): Page<User> {
  const { uid: viewer } = userOf(state, uid);
  const { uids, status, roles, tags, friendsOnly, hideBlocked } = filter;
  const keyword = keywordOf(filter);
  const views = new Views(state, viewer);
  const accepts = (user: UserRecord) =>
    user.uid !== viewer &&
    (!status || views.statusOf(user) === status) &&
    (!roles || (user.role !== undefined && roles.includes(user.role))) &&
    (!tags || shares(user.tags, tags)) &&
    (!keyword || isFound(user, keyword)) &&
    (!friendsOnly || state.isRelated(viewer, 'friend', user.uid)) &&
    (!hideBlocked || !state.isRelated(viewer, 'block', user.uid));
  if (!keyword && !uids) {
    const { items, next } = pageOf(
      state.all('users'),
      ORDERS.users,
      (after as Found | undefined)?.user,
      limit,
      accepts,
    );
    return { items: items.map((user) => views.user(user.uid)), next: next && { user: next } };
  }
  const isByMatch = !uids && !friendsOnly;
  const users = uids
    ? [...new Set(uids)].flatMap((one) => state.get('users', '', one) ?? [])
    : state.all('users');
  const found = users
    .filter(accepts)
    .map((user) => ({ user, key: isByMatch ? matchOf(user, keyword) : nameKeyOf(user) }))
    .sort(byKey);
  const { items, next } = pageOf(found, byKey, after as Found | undefined, limit, () => true);
  return { items: items.map(({ user }) => views.user(user.uid)), next };
}

/** Whether a search finds a user. */
const isFound = (user: UserRecord, keyword: string): boolean =>
  nameKeyOf(user).includes(keyword) || searchKey(user.uid).startsWith(keyword);

/** Returns the part of a user's folded name that starts with the keyword, or the uid: the first in order. */
function matchOf(user: UserRecord, keyword: string): string {
  const name = nameKeyOf(user);
  const matches = [searchKey(user.uid)];
  for (let at = name.indexOf(keyword); at >= 0; at = name.indexOf(keyword, at + 1)) {
    matches.push(name.slice(at, at + LONGEST_KEYWORD));
  }
  return matches.filter((match) => match.startsWith(keyword)).sort()[0] ?? '';
}

function shares(own: readonly string[] | undefined, wanted: readonly string[]): boolean {
  return own?.some((tag) => wanted.includes(tag)) ?? false;
}

/** Returns a page of the groups a user can find, by name; private groups only for members. */
export function groupsPage(
  state: State,
  uid: string,
  filter: GroupFilter,
  after: unknown,
  limit: number,
): Page<Group> {
  const keyword = keywordOf(filter);
  const { items, next } = pageOf(state.all('groups'), ORDERS.groups, after as never, limit, (group) => {
    if (!nameKeyOf(group).includes(keyword)) return false;
    if (!filter.joinedOnly && group.type !== 'private') return true;
    const member = state.get('members', group.guid, uid);
    return member !== undefined && member.scope !== 'banned';
  });
  const views = new Views(state, uid);
  return { items: items.map(({ guid }) => views.group(guid)), next };
}

/** Returns a page of a group's members, in the order they joined. */
export function membersPage(
  state: State,
  uid: string,
  filter: MemberFilter,
  after: unknown,
  limit: number,
): Page<GroupMember> {
  const { guid = '', scopes, banned = false } = filter;
  groupOf(state, guid);
  checkMember(state, uid, guid);
  const keyword = keywordOf(filter);
  const accepts = ({ scope, nameKey }: MemberRecord) =>
    (scope === 'banned') === banned && (!scopes || scopes.includes(scope)) && nameKey.includes(keyword);
  const members = state.all('members', guid);
  const { items, next } = pageOf(members, ORDERS.members, after as never, limit, accepts);
  const views = new Views(state, uid);
  return { items: items.map((member) => views.member(member)), next };
}

/**
 * Returns the messages of a conversation that a user sees: newest page first, or to newer ones oldest page
 * first, which never ends; each page oldest first.
 */
export function messagesPage(
  state: State,
  uid: string,
  filter: MessageFilter & { readonly isNewer: boolean },
  after: unknown,
  limit: number,
): Page<AnyMessage> {
  const { receiver, messageId, parentId, isNewer } = filter;
  checkFilter(filter);
  checkReceiver(state, uid, receiver as Receiver);
  const conversationId = conversationIdOf(uid, receiver as Receiver);
  if (parentId) seen(state, uid, conversationId, parentId);
  const entry = state.get('conversations', uid, conversationId);
  const start = (after as number | undefined) ?? messageId;
  if (!entry) return { items: [], next: isNewer ? (start ?? 0) : undefined };
  const messages = state.all('messages', conversationId);
  const isWanted = (message: MessageRecord) => isVisible(message, entry) && isUpdated(message, filter);
  const views = new Views(state, uid);
  const found: AnyMessage[] = [];
  const step = isNewer ? 1 : -1;
  let at = isNewer
    ? lowerBound(messages, ({ id }) => id <= (start ?? 0))
    : lowerBound(messages, ({ id }) => id < (start ?? Number.POSITIVE_INFINITY)) - 1;
  let edge = start;
  for (; messages[at] && found.length < limit; at += step) {
    const message = messages[at] as MessageRecord;
    if (!isWanted(message)) continue;
    found.push(views.message(message));
    edge = message.id;
  }
  // More may be sent later.
  if (isNewer) return { items: found, next: edge ?? 0 };
  const hasMore = messages.slice(0, Math.max(at + 1, 0)).some(isWanted);
  return { items: found.reverse(), next: hasMore ? edge : undefined };
}

/** Whether a filter has a message: by its thread, and whether it was sent, or changed, from the filter's time on. */
function isUpdated(
  { sentAt, changedAt = 0, parentId }: MessageRecord,
  { updatedAfter = 0, updatesOnly, parentId: thread, withReplies }: MessageFilter,
): boolean {
  if (thread ? parentId !== thread : !withReplies && parentId !== 0) return false;
  return sentAt >= updatedAfter ? !updatesOnly : changedAt >= updatedAfter;
}

function checkFilter({
  receiver,
  messageId,
  updatedAfter,
  updatesOnly,
  parentId,
  isNewer,
}: MessageFilter & { readonly isNewer: boolean }): void {
  if (!receiver) {
    refuse(
      ERROR_CODE.BAD_ARGUMENT,
      'The request has no receiver: call setUID() or setGUID() on the builder.',
    );
  }
  const isId = (id: number | undefined, least: number) =>
    id === undefined || (Number.isSafeInteger(id) && id >= least);
  if (!isId(messageId, isNewer ? 0 : 1) || !isId(parentId, 1)) {
    refuse(ERROR_CODE.BAD_ARGUMENT, 'A message id must be an integer from 1 on.', { messageId, parentId });
  }
  if (!isId(updatedAfter, 0)) {
    refuse(ERROR_CODE.BAD_ARGUMENT, 'A time must be a whole number of seconds.', { updatedAfter });
  }
  if (updatesOnly && updatedAfter === undefined) {
    refuse(ERROR_CODE.BAD_ARGUMENT, 'updatesOnly() needs a time: call setUpdatedAfter() on the builder.');
  }
}
