import { blockKey } from '../data/facts.ts';
import { type Key, keyOf, keysOf, keyWithin, WORD } from '../data/keys.ts';
import { collect, type Page, type Range, within } from '../data/page.ts';
import type { Entry, UserRecord } from '../data/records.ts';
import { searchKey } from '../data/search-key.ts';
import { byKey, type Tx } from '../data/tx.ts';
import { userOf } from '../data/user-of.ts';
import type { Work } from '../data/work.ts';
import { aboveKeyword, isFoundBy, keywordOf } from './keywords.ts';
import { merged } from './merged.ts';

/** A filter for conversations; unset fields filter nothing. */
export interface ConversationFilter {
  type?: string;
  tags?: readonly string[];
  /** The tags of users; together with `groupTags`, conversations of either kind are found. */
  userTags?: readonly string[];
  groupTags?: readonly string[];
  keyword?: string;
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

/** Returns a page of a user's filtered conversations, newest activity first. */
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
        ...(userTags ?? []).map((tag) => ['userTag', tag]),
        ...(groupTags ?? []).map((tag) => ['groupTag', tag]),
      ]
    : (tags?.map((tag) => ['tag', tag]) ?? [[type || 'all']]);
  const ranges = prefixes.map((prefix) => within(tx, 'conversations', keyOf(uid, ...prefix)));
  return collect(
    merged(ranges),
    after,
    limit,
    (entry) =>
      (!type || entry.type === type) &&
      (!tags || shares(entry.tags, tags)) &&
      (!tagged || shares(entry.endTags, (entry.type === 'group' ? groupTags : userTags) ?? [])) &&
      entry.nameKey.includes(keyword),
  );
}

/**
 * Returns a page of the filtered users without the viewer, by name; with a keyword, by the text that starts
 * with it.
 */
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
  const { items, next } = yield* collect(
    merged(userRanges(tx, uid, filter, keyword)),
    after,
    limit,
    function* (user, key) {
      return (
        user !== undefined &&
        user.uid !== uid &&
        (!uids || uids.includes(user.uid)) &&
        (!status || user.status === status) &&
        (!roles || (user.role !== undefined && roles.includes(user.role))) &&
        (!tags || shares(user.tags, tags)) &&
        (!keyword || isFound(user, keyword, comesByMatch ? key : undefined)) &&
        (!filter.friendsOnly || (yield* tx.get('relations', keyOf(uid, 'friend', user.uid))) !== undefined) &&
        (!filter.hideBlocked || (yield* tx.get('relations', blockKey(uid, user.uid))) === undefined)
      );
    },
  );
  return { items: items as UserRecord[], next };
}

/** Whether a search finds a user; when users come once per match, whether this is the first match. */
function isFound(user: UserRecord, keyword: string, at: string | undefined): boolean {
  if (at === undefined) return isFoundBy(user, keyword);
  const matches = keysOf('users', user, WORD).filter((key) => key.startsWith(keyOf(WORD, keyword)));
  return matches.sort()[0] === keyWithin(WORD, at);
}

/** Returns the ranges to read users from: the narrowest index that the filter allows. */
function userRanges(
  tx: Tx,
  uid: string,
  filter: UserFilter,
  keyword: string,
): Range<UserRecord | undefined>[] {
  const by = (prefix: Key) => within(tx, 'users', prefix);
  if (filter.uids) return [knownUsers(tx, filter.uids)];
  if (filter.friendsOnly) return [friends(tx, uid)];
  if (keyword) {
    const words = within(tx, 'users', WORD, aboveKeyword(keyword));
    return [(after = keyOf(keyword), limit) => words(after, limit)];
  }
  if (filter.tags) return filter.tags.map((tag) => by(keyOf('tag', tag)));
  if (filter.roles) return filter.roles.map((role) => by(keyOf('role', role)));
  return [by(filter.status ? keyOf('status', filter.status) : keyOf('all'))];
}

function knownUsers(tx: Tx, uids: readonly string[]): Range<UserRecord> {
  return function* (after = '', limit) {
    const known = yield* tx.many('users', [...new Set(uids)]);
    return known
      .flatMap((user) => (user ? [{ key: keyOf(searchKey(user.name), user.uid), record: user }] : []))
      .filter(({ key }) => key > after)
      .sort(byKey)
      .slice(0, limit);
  };
}

/** A user's friends; missing users are skipped. */
function friends(tx: Tx, uid: string): Range<UserRecord | undefined> {
  return function* (after, limit) {
    const relations = yield* tx.range('relations', keyOf(uid, 'friends'), { after, limit });
    const users = yield* tx.many(
      'users',
      relations.map(({ record }) => record.other),
    );
    return relations.map(({ key }, at) => ({ key, record: users[at] }));
  };
}

function shares(own: readonly string[] | undefined, wanted: readonly string[]): boolean {
  return own?.some((tag) => wanted.includes(tag)) ?? false;
}
