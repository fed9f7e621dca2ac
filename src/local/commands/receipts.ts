import type { ConversationJSON, Id, UserReceiptJSON } from '../../server/json.ts';
import type { Actor } from '../data/data-event.ts';
import type { Entry, MessageRecord, ReceiptRecord, ReceiptStep } from '../data/records.ts';
import { lowerBound, receiptScope, type State } from '../data/state.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import { seenBy, Views } from '../views.ts';
import { blockersOf, isVisible, membersOf, newestOf, seenById, userOf } from './find.ts';
import { countsAsUnread } from './messages.ts';

/** Instead of an id: the sender has blocked this user. */
const BLOCKED = -1;

/** Marks a message and all before it as delivered to this user. */
export function markAsDelivered(state: State, actor: Actor, { id: given }: { id: Id }): void {
  const { entry, message } = seenById(state, actor.uid, given);
  if (message.parentId !== 0) reachReplies(state, actor, entry, message, false);
  else deliver(state, actor, entry, message.id);
}

/**
 * Marks a message and all before it as read by this user; later messages stay unread. A reply and those before
 * it in the thread are marked alone.
 */
export function markAsRead(state: State, actor: Actor, { id: given }: { id: Id }): void {
  const { entry, message } = seenById(state, actor.uid, given);
  if (message.parentId !== 0) {
    reachReplies(state, actor, entry, message, true);
    return;
  }
  const { id } = message;
  const { readId } = entry;
  if (id <= readId) return;
  const readAt = state.now();
  keepReceipt(state, entry, 'read');
  // In a group, the last member to receive may be the first to read.
  if (entry.type === 'group') deliver(state, actor, entry, id);
  const deliveredAt = id > entry.deliveredId ? readAt : entry.deliveredAt;
  const deliveredId = Math.max(id, entry.deliveredId);
  const counted = countUnread(state, { ...entry, readId: id, readAt, deliveredId, deliveredAt });
  state.put('conversations', counted);
  notifySenders(state, actor, counted, messagesIn(state, counted, readId, id), true);
  // Notifies the user's other devices.
  const about = { message, by: actor.uid, at: readAt, all: false };
  state.notify(actor, [actor.uid], { on: 'read', about });
}

function deliver(state: State, actor: Actor, entry: Entry, id: number): void {
  if (id <= entry.deliveredId) return;
  keepReceipt(state, entry, 'delivered');
  state.put('conversations', { ...entry, deliveredId: id, deliveredAt: state.now() });
  notifySenders(state, actor, entry, messagesIn(state, entry, entry.deliveredId, id), false);
}

/**
 * Marks the replies of a thread up to one as delivered or read. In groups, replies have no receipt of all members:
 * it would cost a look at each member's progress in each thread.
 */
function reachReplies(
  state: State,
  actor: Actor,
  entry: Entry,
  message: MessageRecord,
  isRead: boolean,
): void {
  const { conversationId, parentId, id, sender } = message;
  if (entry.type === 'group') {
    const { uid } = actor;
    const now = state.now();
    const isNew = keepReplyReceipt(state, uid, message, isRead, now);
    if (!isNew || sender === uid || blockersOf(state, uid, [sender]).length > 0) return;
    notifySender(state, message, uid, isRead, false, now);
    return;
  }
  const replies = state.all('messages', conversationId).filter((one) => {
    const isMarked = (isRead ? one.readAt : one.deliveredAt) > 0;
    return one.parentId === parentId && one.id <= id && !isMarked && isVisible(one, entry);
  });
  notifySenders(state, actor, entry, replies.reverse(), isRead);
}

/**
 * Notifies the sender of each message, with the newest message per sender; skips senders who have blocked
 * this user. In a group, also notifies of the newest message that all members received.
 */
function notifySenders(
  state: State,
  actor: Actor,
  entry: Entry,
  messages: readonly MessageRecord[],
  isRead: boolean,
): void {
  const isGroup = entry.type === 'group';
  const now = state.now();
  const { uid: by } = userOf(state, actor.uid);
  const floors = new Map<string, number>();
  const notified = new Set<string>();
  const notifiedOfAll = new Set<string>();
  for (const message of messages) {
    const { sender } = message;
    if (sender === by || message.content.category === 'action') continue;
    if (!floors.has(sender)) {
      const isBlocked = blockersOf(state, by, [sender]).length > 0;
      const reached = isGroup ? reachedByAll(state, entry, sender, isRead) : message.id;
      floors.set(sender, isBlocked ? BLOCKED : reached);
    }
    const floor = floors.get(sender) as number;
    if (floor === BLOCKED) continue;
    if (message.id > floor) {
      if (notified.has(sender)) continue;
      notified.add(sender);
      notifySender(state, message, by, isRead, false, now);
      continue;
    }
    const deliveredAt = message.deliveredAt || now;
    const readAt = isRead ? message.readAt || now : message.readAt;
    state.put('messages', { ...message, deliveredAt, readAt });
    if (notifiedOfAll.has(sender)) continue;
    notifiedOfAll.add(sender);
    notifySender(state, message, by, isRead, isGroup, isRead ? readAt : deliveredAt);
  }
}

/** Notifies the sender of a message that a user, or all users, received or read it. */
function notifySender(
  state: State,
  message: MessageRecord,
  by: string,
  isRead: boolean,
  all: boolean,
  at: number,
): void {
  const about = { message, by, at, all };
  state.notify(undefined, [message.sender], { on: isRead ? 'read' : 'delivered', about });
}

/**
 * Returns the id up to which all members have received a group's messages, except the sender and users
 * blocked by the sender.
 */
function reachedByAll(state: State, { conversationId, end }: Entry, sender: string, isRead: boolean): number {
  const others = membersOf(state, end).filter(
    (uid) => uid !== sender && !state.isRelated(sender, 'block', uid),
  );
  const copies = others.map((uid) => state.get('conversations', uid, conversationId));
  return Math.min(...copies.map((entry) => (isRead ? entry?.readId : entry?.deliveredId) ?? 0));
}

/** Returns the messages a user sees outside threads, above one id and up to another, newest first. */
function messagesIn(state: State, entry: Entry, above: number, upTo: number): MessageRecord[] {
  const messages = state.all('messages', entry.conversationId);
  const start = lowerBound(messages, ({ id }) => id <= Math.max(above, entry.hiddenId));
  const end = lowerBound(messages, ({ id }) => id <= upTo);
  return messages
    .slice(start, end)
    .filter((message) => message.parentId === 0 && isVisible(message, entry))
    .reverse();
}

/** Counts the messages after the last read one and returns the updated copy. */
function countUnread(state: State, entry: Entry): Entry {
  if (entry.readId >= entry.lastId) return { ...entry, unread: 0, unreadMentions: 0 };
  const later = messagesIn(state, entry, entry.readId, entry.lastId);
  const unread = later.filter((message) => countsAsUnread(message, entry.uid));
  const mentioning = unread.filter((message) => seenBy(message, entry.uid).mentions.includes(entry.uid));
  return { ...entry, unread: unread.length, unreadMentions: mentioning.length };
}

/**
 * Marks a message and all after it as unread for this user, and notifies the user's other devices; the senders
 * keep their receipts.
 */
export function markMessageAsUnread(state: State, actor: Actor, { id: given }: { id: Id }): ConversationJSON {
  const { entry, message } = seenById(state, actor.uid, given);
  const { id, conversationId } = message;
  if (message.parentId !== 0) {
    refuse(ERROR_CODE.BAD_MESSAGE, 'A reply does not count as unread: mark the first message of its thread.');
  }
  const before = newestOf(
    state,
    conversationId,
    (one) => one.id < id && one.parentId === 0 && isVisible(one, entry),
  );
  keepReceipt(state, entry, 'read');
  const counted = countUnread(state, { ...entry, readId: Math.min(entry.readId, before?.id ?? 0) });
  state.put('conversations', counted);
  state.notify(actor, [actor.uid], { on: 'unread', about: counted });
  return new Views(state, actor.uid).copy(counted);
}

/**
 * Keeps how far a member of a group had got, before their copy of the conversation is updated: so the time of each
 * message stays known.
 */
function keepReceipt(state: State, entry: Entry, step: ReceiptStep): void {
  if (entry.type !== 'group') return;
  const { conversationId, uid } = entry;
  const [id, at] = reachedIn(entry, step);
  if (at > 0) keep(state, { conversationId, parentId: 0, uid, step, id, at });
}

/** Returns the newest message that the owner of an entry received or read, and when. */
const reachedIn = (entry: Entry, step: ReceiptStep): readonly [id: number, at: number] =>
  step === 'read' ? [entry.readId, entry.readAt] : [entry.deliveredId, entry.deliveredAt];

/** Keeps that a member of a group received or read a reply and those before it; returns whether that is new. */
function keepReplyReceipt(
  state: State,
  uid: string,
  { conversationId, parentId, id }: MessageRecord,
  isRead: boolean,
  at: number,
): boolean {
  const isDelivered = keep(state, { conversationId, parentId, uid, step: 'delivered', id, at });
  return isRead ? keep(state, { conversationId, parentId, uid, step: 'read', id, at }) : isDelivered;
}

/** Returns false if the user had got as far before. */
function keep(state: State, receipt: ReceiptRecord): boolean {
  if (firstCovering(state, receipt)) return false;
  state.put('receipts', receipt);
  return true;
}

/** Returns the first point at which a user had got as far as a message. */
function firstCovering(state: State, receipt: Omit<ReceiptRecord, 'at'>): ReceiptRecord | undefined {
  const kept = state.all('receipts', receiptScope(receipt));
  return kept[lowerBound(kept, ({ id }) => id < receipt.id)];
}

/** Returns who received and who read one's own message: all who still are members, in the order they joined. */
export function getMessageReceipts(state: State, actor: Actor, id: Id): UserReceiptJSON[] {
  const { message } = seenById(state, actor.uid, id);
  const { receiverType, receiverId, sender, deliveredAt, readAt } = message;
  if (sender !== actor.uid) {
    refuse(ERROR_CODE.NOT_PERMITTED, 'Only the sender sees the receipts of a message: pass your own.', {
      id,
    });
  }
  const all =
    receiverType === 'group'
      ? progressInGroup(state, message)
      : [{ by: receiverId, deliveredAt: deliveredAt || readAt, readAt }];
  const views = new Views(state, actor.uid);
  return all
    .filter((each) => each.deliveredAt > 0)
    .map(({ by, ...times }) => ({ from: views.user(by), ...times }));
}

function progressInGroup(state: State, message: MessageRecord) {
  const { id, receiverId, sender, withheldFrom = [] } = message;
  return state.all('members', receiverId).flatMap(({ uid, rank, scope }) => {
    const isOther = scope !== 'banned' && uid !== sender && !withheldFrom.includes(uid);
    // Who joined later never received it.
    if (!isOther || rank > id || state.isRelated(sender, 'block', uid)) return [];
    const readAt = reachedAt(state, message, uid, 'read');
    return [{ by: uid, readAt, deliveredAt: reachedAt(state, message, uid, 'delivered') || readAt }];
  });
}

/** Returns when a member of a group received or read a message; 0 until then. */
function reachedAt(
  state: State,
  { conversationId, parentId, id, sentAt }: MessageRecord,
  uid: string,
  step: ReceiptStep,
): number {
  const kept = firstCovering(state, { conversationId, parentId, uid, step, id });
  if (kept) return kept.at;
  const entry = parentId === 0 ? state.get('conversations', uid, conversationId) : undefined;
  if (!entry) return 0;
  const [reached, at] = reachedIn(entry, step);
  // Deleting a conversation covers messages that were not read.
  return reached >= id && at >= sentAt ? at : 0;
}
