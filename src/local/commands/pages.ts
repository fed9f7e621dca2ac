import type {
  ConversationJSON,
  GroupJSON,
  MembershipJSON,
  MessageJSON,
  Page,
  UserJSON,
  UserReactionJSON,
} from '../../server/json.ts';
import type {
  ConversationsQuery,
  MembersQuery,
  MessagesQuery,
  PageQuery,
  ReactionsQuery,
  UsersQuery,
} from '../../server/options.ts';
import { searchKey } from '../../utils/find-matches.ts';
import type { Actor } from '../data/data-event.ts';
import type { MessageRecord, UserRecord } from '../data/records.ts';
import { compare, lowerBound, nameKeyOf, ORDERS, type State } from '../data/state.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import { seenBy, Views } from '../views.ts';
import {
  checkMember,
  checkReceiver,
  conversationIdOf,
  groupOf,
  idOf,
  isVisible,
  receiverIn,
  seen,
  seenById,
  userOf,
} from './find.ts';

/** What a request asks the server for. */
type Asked<Query> = Query extends unknown ? Omit<Query, 'signal'> : never;
/** The query of a page of groups; unset fields filter nothing. */
export interface GroupsQuery extends PageQuery {
  readonly joinedOnly?: boolean | undefined;
}

/** How many characters of a name can be searched for. */
const MAX_KEYWORD = 40;
/** Returns the keyword, folded as names are. */
const keywordOf = ({ keyword = '' }: Pick<PageQuery, 'keyword'>): string =>
  searchKey(keyword.trim()).slice(0, MAX_KEYWORD);

/** Returns a page of a sorted list; it starts after a record, which is the cursor. */
function pageOf<T, Row>(
  sorted: readonly T[],
  order: (a: T, b: T) => number,
  { after, limit }: Asked<PageQuery>,
  accepts: (item: T) => boolean,
  rowOf: (item: T) => Row,
): Page<Row> {
  const items: T[] = [];
  const last: T | undefined = after === undefined ? undefined : JSON.parse(String(after));
  const start = last === undefined ? 0 : lowerBound(sorted, (item) => order(item, last) <= 0);
  let next: string | undefined;
  for (let at = start; at < sorted.length; at++) {
    const item = sorted[at] as T;
    if (!accepts(item)) continue;
    if (items.length === limit) {
      next = JSON.stringify(items.at(-1));
      break;
    }
    items.push(item);
  }
  return { items: items.map(rowOf), next };
}

/** Returns a page of a user's conversations, newest activity first. */
export function conversationsPage(
  state: State,
  { uid }: Actor,
  query: Asked<ConversationsQuery>,
): Page<ConversationJSON> {
  const { type, tags, userTags, groupTags, withTags = false } = query;
  const keyword = keywordOf(query);
  const tagged = userTags ?? groupTags;
  const views = new Views(state, uid);
  return pageOf(
    state.all('conversations', uid),
    ORDERS.conversations,
    query,
    (entry) =>
      entry.listed &&
      (!type || entry.type === type) &&
      (!tags || shares(entry.tags, tags)) &&
      (!tagged || shares(entry.endTags, (entry.type === 'group' ? groupTags : userTags) ?? [])) &&
      entry.nameKey.includes(keyword),
    (entry) => views.copy(entry, withTags),
  );
}

/** A user, and the text by which the list is sorted. */
interface Found {
  readonly uid: string;
  readonly key: string;
}
const byKey = (a: Found, b: Found) => compare(a.key, b.key) || compare(a.uid, b.uid);

/**
 * Returns a page of the users without the viewer, by name; with a keyword, by the text that starts with it.
 */
export function usersPage(state: State, actor: Actor, query: Asked<UsersQuery>): Page<UserJSON> {
  const { uid: viewer } = userOf(state, actor.uid);
  const { ids, status, roles, tags, friendsOnly, hideBlocked } = query;
  const keyword = keywordOf(query);
  const views = new Views(state, viewer);
  const accepts = (user: UserRecord) =>
    user.uid !== viewer &&
    (!status || views.statusOf(user) === status) &&
    (!roles || (user.role !== undefined && roles.includes(user.role))) &&
    (!tags || shares(user.tags, tags)) &&
    (!keyword || isFound(user, keyword)) &&
    (!friendsOnly || state.isRelated(viewer, 'friend', user.uid)) &&
    (!hideBlocked || !state.isRelated(viewer, 'block', user.uid));
  const rowOf = ({ uid }: { readonly uid: string }) => views.user(uid);
  if (!keyword && !ids) return pageOf(state.all('users'), ORDERS.users, query, accepts, rowOf);
  const isByMatch = !ids && !friendsOnly;
  const users = ids
    ? [...new Set(ids)].flatMap((one) => state.get('users', '', one) ?? [])
    : state.all('users');
  const found = users
    .filter(accepts)
    .map((user) => ({ uid: user.uid, key: isByMatch ? matchOf(user, keyword) : nameKeyOf(user) }))
    .sort(byKey);
  return pageOf(found, byKey, query, () => true, rowOf);
}

/** Whether a search finds a user. */
const isFound = (user: UserRecord, keyword: string): boolean =>
  nameKeyOf(user).includes(keyword) || searchKey(user.uid).startsWith(keyword);

/** Returns the part of a user's folded name that starts with the keyword, or the uid: the first in order. */
function matchOf(user: UserRecord, keyword: string): string {
  const name = nameKeyOf(user);
  const matches = [searchKey(user.uid)];
  for (let at = name.indexOf(keyword); at >= 0; at = name.indexOf(keyword, at + 1)) {
    matches.push(name.slice(at, at + MAX_KEYWORD));
  }
  return matches.filter((match) => match.startsWith(keyword)).sort()[0] ?? '';
}

function shares(own: readonly string[] | undefined, wanted: readonly string[]): boolean {
  return own?.some((tag) => wanted.includes(tag)) ?? false;
}

/** Returns a page of the groups a user can find, by name; private groups only for members. */
export function groupsPage(state: State, { uid }: Actor, query: Asked<GroupsQuery>): Page<GroupJSON> {
  const keyword = keywordOf(query);
  const views = new Views(state, uid);
  return pageOf(
    state.all('groups'),
    ORDERS.groups,
    query,
    (group) => {
      if (!nameKeyOf(group).includes(keyword)) return false;
      if (!query.joinedOnly && group.type !== 'private') return true;
      const member = state.get('members', group.guid, uid);
      return member !== undefined && member.scope !== 'banned';
    },
    ({ guid }) => views.group(guid),
  );
}

/** Returns a page of a group's members, in the order they joined; with the scope 'banned', of banned users. */
export function membersPage(
  state: State,
  { uid }: Actor,
  query: Asked<MembersQuery>,
): Page<UserJSON & MembershipJSON> {
  const { group, scopes } = query;
  groupOf(state, group);
  checkMember(state, uid, group);
  const keyword = keywordOf(query);
  const views = new Views(state, uid);
  return pageOf(
    state.all('members', group),
    ORDERS.members,
    query,
    ({ scope, nameKey }) =>
      (scopes ? scopes.includes(scope) : scope !== 'banned') && nameKey.includes(keyword),
    (member) => views.member(member),
  );
}

/** Returns messages of a conversation that a user sees, oldest first: the newest, or those next to another one. */
export function messagesPage(state: State, { uid }: Actor, query: Asked<MessagesQuery>): Page<MessageJSON> {
  const isNewer = query.after !== undefined;
  const edge = isNewer ? query.after : query.before;
  const start = edge === undefined ? Number.POSITIVE_INFINITY : idOf(edge);
  const thread = query.parentId === undefined ? undefined : idOf(query.parentId);
  checkIds(isNewer ? start : start - 1, thread, query);
  const receiver = receiverIn(query);
  checkReceiver(state, uid, receiver);
  const conversationId = conversationIdOf(uid, receiver);
  if (thread) seen(state, uid, conversationId, thread);
  const entry = state.get('conversations', uid, conversationId);
  if (!entry) return { items: [] };
  const messages = state.all('messages', conversationId);
  const views = new Views(state, uid);
  const found: MessageJSON[] = [];
  const step = isNewer ? 1 : -1;
  const first = lowerBound(messages, ({ id }) => (isNewer ? id <= start : id < start));
  for (let at = isNewer ? first : first - 1; messages[at] && found.length < query.limit; at += step) {
    const message = messages[at] as MessageRecord;
    if (isVisible(message, entry) && isAsked(seenBy(message, uid), query, thread))
      found.push(views.message(message));
  }
  return { items: isNewer ? found : found.reverse() };
}

/**
 * Whether a query asks for a message: by its thread and content, and whether it was sent, or changed, from the query's
 * time on.
 */
function isAsked(
  { sentAt, changedAt = 0, parentId, deletedAt, content }: MessageRecord,
  { updatedAfter = 0, updatesOnly, hideReplies = true, types, hasLinks }: Asked<MessagesQuery>,
  thread: number | undefined,
): boolean {
  if (types && (deletedAt || content.category !== 'message' || !types.includes(content.type))) return false;
  if (hasLinks && (deletedAt || !LINK.test(content.text ?? ''))) return false;
  if (thread ? parentId !== thread : hideReplies && parentId !== 0) return false;
  return sentAt >= updatedAfter ? !updatesOnly : changedAt >= updatedAfter;
}

/** A link in a text. */
const LINK = /\bhttps?:\/\/\S|\bwww\.\S+\.\S/i;

function checkIds(
  start: number,
  thread: number | undefined,
  { updatedAfter, updatesOnly }: Asked<MessagesQuery>,
): void {
  if (!(start >= 0) || (thread !== undefined && thread < 1)) {
    refuse(ERROR_CODE.BAD_ARGUMENT, 'A message id must be an integer from 1 on.', { start, thread });
  }
  if (updatedAfter !== undefined && !(Number.isSafeInteger(updatedAfter) && updatedAfter >= 0)) {
    refuse(ERROR_CODE.BAD_ARGUMENT, 'A time must be a whole number of seconds.', { updatedAfter });
  }
  if (updatesOnly && updatedAfter === undefined) {
    refuse(ERROR_CODE.BAD_ARGUMENT, 'updatesOnly() needs a time: call setUpdatedAfter() on the builder.');
  }
}

/** Returns a page of the reactions to a message that the user sees, oldest first; the cursor is an index. */
export function reactionsPage(
  state: State,
  { uid }: Actor,
  { message, emoji, after, limit }: Asked<ReactionsQuery>,
): Page<UserReactionJSON> {
  const { reactions = [] } = seenById(state, uid, message).message;
  const views = new Views(state, uid);
  const all = reactions.filter(
    (each) => !each.withheldFrom?.includes(uid) && (emoji === undefined || each.emoji === emoji),
  );
  const start = Number(after ?? 0);
  const end = start + limit;
  const items = all.slice(start, end).map(({ emoji, uid, at }) => ({ emoji, from: views.user(uid), at }));
  return { items, next: end < all.length ? end : undefined };
}
