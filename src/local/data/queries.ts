import { RECEIVER_TYPE } from '../../sdk/index.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import type { Channel } from './channel.ts';
import { fold } from './fold.ts';
import { checkMember, isVisible } from './messaging.ts';
import { areFriends } from './people.ts';
import {
  compareUsers,
  type Entry,
  type EntryKey,
  type MessageRecord,
  type UserKey,
  type UserRecord,
} from './records.ts';
import type { Store } from './store.ts';

/** A page, and where the next one starts; no place means that this was the last. */
export interface Page<T, K> {
  readonly items: readonly T[];
  readonly next: K | undefined;
}

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

/** The conversations of a user behind a place, newest activity first. */
export function conversationsPage(
  store: Store,
  uid: string,
  filter: ConversationFilter,
  after: EntryKey | undefined,
  limit: number,
): Page<Entry, EntryKey> {
  const keyword = fold(filter.keyword?.trim() ?? '');
  const items: Entry[] = [];
  let more = false;
  store.inbox(uid).walk(after, (entry) => {
    store.recordsRead++;
    if (!matchesConversation(store, uid, entry, filter, keyword)) return true;
    more = items.length === limit;
    if (!more) items.push(entry);
    return !more;
  });
  const last = items[items.length - 1];
  // A copy: the entry itself moves when a message comes.
  return { items, next: more && last ? placeOf(last) : undefined };
}

/** The users but one, by name. */
export function usersPage(
  store: Store,
  uid: string,
  filter: UserFilter,
  after: UserKey | undefined,
  limit: number,
): Page<UserRecord, UserKey> {
  const viewer = store.user(uid);
  const keyword = fold(filter.keyword?.trim() ?? '');
  const items: (UserRecord & UserKey)[] = [];
  let more = false;
  walkUsers(store, filter.uids, after, (user) => {
    store.recordsRead++;
    if (user === viewer || !matchesUser(viewer, user, filter, keyword)) return true;
    more = items.length === limit;
    if (!more) items.push(user);
    return !more;
  });
  const last = items[items.length - 1];
  return { items, next: more && last ? { key: last.key, uid: last.uid } : undefined };
}

/** The messages of a conversation that a user sees, below an id; oldest first. */
export function messagesPage(
  store: Store,
  uid: string,
  receiverType: string,
  receiverId: string,
  below: number,
  limit: number,
): Page<MessageRecord, number> {
  if (receiverType === RECEIVER_TYPE.GROUP) checkMember(store, uid, store.group(receiverId));
  else store.user(receiverId);
  const channel = store.channelOf(uid, receiverType, receiverId);
  const entry = channel && store.entry(uid, channel);
  const items: MessageRecord[] = [];
  let more = false;
  if (channel && entry) {
    channel.walkBack(below, (message) => {
      store.recordsRead++;
      if (message.id <= entry.hiddenId) return false;
      if (!isVisible(message, uid, entry)) return true;
      more = items.length === limit;
      if (!more) items.push(message);
      return !more;
    });
  }
  const oldest = items[items.length - 1];
  items.reverse();
  return { items, next: more && oldest ? oldest.id : undefined };
}

/** A user's copy of a conversation that stands in the list. */
export function conversation(
  store: Store,
  uid: string,
  receiverType: string,
  receiverId: string,
): { channel: Channel; entry: Entry } {
  if (receiverType === RECEIVER_TYPE.GROUP) store.group(receiverId);
  else if (receiverType === RECEIVER_TYPE.USER) store.user(receiverId);
  else refuse(ERROR_CODE.BAD_ARGUMENT, `A conversation is of type 'user' or 'group', not '${receiverType}'.`);
  const channel = store.channelOf(uid, receiverType, receiverId);
  const entry = channel && store.entry(uid, channel);
  if (!channel || !entry?.listed) {
    return refuse(
      ERROR_CODE.CONVERSATION_NOT_FOUND,
      `'${uid}' has no conversation with ${receiverType} '${receiverId}': send a message first.`,
      { receiverType, receiverId },
    );
  }
  return { channel, entry };
}

/** Takes a conversation off a user's list; a newer message brings it back, with newer messages only. */
export function deleteConversation(
  store: Store,
  uid: string,
  receiverType: string,
  receiverId: string,
): void {
  const { channel, entry } = conversation(store, uid, receiverType, receiverId);
  entry.hiddenId = channel.lastId;
  entry.readId = Math.max(entry.readId, channel.lastId);
  entry.deliveredId = Math.max(entry.deliveredId, channel.lastId);
  entry.unread = 0;
  entry.unreadMentions = 0;
  store.inbox(uid).hide(entry);
}

function placeOf({ activeAt, lastId, conversationId }: EntryKey): EntryKey {
  return { activeAt, lastId, conversationId };
}

function matchesConversation(
  store: Store,
  uid: string,
  entry: Entry,
  filter: ConversationFilter,
  keyword: string,
): boolean {
  const { type, tags, userTags, groupTags } = filter;
  const channel = store.channels.get(entry.conversationId);
  if (!channel || (type && channel.type !== type)) return false;
  if (tags && !shares(entry.tags, tags)) return false;
  if (!userTags && !groupTags && !keyword) return true;
  const isGroup = channel.type === RECEIVER_TYPE.GROUP;
  const end = channel.otherEnd(uid);
  const entity = isGroup ? store.group(end) : store.user(end);
  if (userTags || groupTags) {
    const wanted = isGroup ? groupTags : userTags;
    if (!wanted || !shares(entity.tags, wanted)) return false;
  }
  return !keyword || fold(entity.name).includes(keyword);
}

function matchesUser(
  viewer: UserRecord,
  user: UserRecord & UserKey,
  filter: UserFilter,
  keyword: string,
): boolean {
  const { status, roles, tags } = filter;
  if (status && user.status !== status) return false;
  if (roles && !(user.role !== undefined && roles.includes(user.role))) return false;
  if (tags && !shares(user.tags, tags)) return false;
  if (filter.friendsOnly && !areFriends(viewer, user)) return false;
  if (filter.hideBlocked && viewer.blocked?.has(user.uid)) return false;
  return !keyword || user.key.includes(keyword) || user.uid.toLowerCase().includes(keyword);
}

function walkUsers(
  store: Store,
  uids: readonly string[] | undefined,
  after: UserKey | undefined,
  visit: (user: UserRecord & UserKey) => boolean,
): void {
  const order = store.usersByName();
  if (!uids) {
    order.walk(after, visit);
    return;
  }
  const known = [...new Set(uids)].flatMap((uid) => store.users.get(uid) ?? []);
  const sorted = (known as (UserRecord & UserKey)[]).sort(compareUsers);
  for (const user of sorted) {
    if (after && compareUsers(user, after) <= 0) continue;
    if (!visit(user)) return;
  }
}

function shares(own: readonly string[] | undefined, wanted: readonly string[]): boolean {
  return own?.some((tag) => wanted.includes(tag)) ?? false;
}
