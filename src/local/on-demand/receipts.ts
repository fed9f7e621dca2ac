import type { Actor, ReceiptFacts } from '../data/data-event.ts';
import { blockKey, tell } from '../data/facts.ts';
import { falling, keyWithin, mainOf, threadOf } from '../data/keys.ts';
import { collect, type Page, within } from '../data/page.ts';
import type { Entry, MessageRecord } from '../data/records.ts';
import { seenBy } from '../data/revisions.ts';
import type { Tx } from '../data/tx.ts';
import { userOf } from '../data/user-of.ts';
import type { Work } from '../data/work.ts';
import { blockersOf, entriesOf, isVisible, membersOf, seen } from './find.ts';
import { keepReceipt, keepReplyReceipt } from './message-receipts.ts';
import { countsAsUnread } from './messaging.ts';

const REPLIES_AT_ONCE = 30;
/** Instead of an id: the sender has blocked this user. */
const BLOCKED = -1;
const DELIVERED = { toOne: 'onMessagesDelivered', toAll: 'onMessagesDeliveredToAll' } as const;
const READ = { toOne: 'onMessagesRead', toAll: 'onMessagesReadByAll' } as const;

/** Marks a message and all before it as delivered to this user. */
export function* markAsDelivered(tx: Tx, actor: Actor, conversationId: string, id: number): Work<void> {
  const { entry, message } = yield* seen(tx, actor.uid, conversationId, id);
  if (message.parentId !== 0) yield* reachReplies(tx, actor, entry, message, false);
  else yield* deliver(tx, actor, entry, id);
}

/**
 * Marks a message and all before it as read by this user; later messages stay unread. A reply and those before
 * it in the thread are marked alone.
 */
export function* markAsRead(tx: Tx, actor: Actor, conversationId: string, id: number): Work<void> {
  const { entry, message } = yield* seen(tx, actor.uid, conversationId, id);
  if (message.parentId !== 0) return yield* reachReplies(tx, actor, entry, message, true);
  if (id <= entry.readId) return;
  const { readId } = entry;
  const readAt = tx.now();
  yield* keepReceipt(tx, entry, 'read');
  // In a group, the last member to receive may be the first to read.
  if (entry.type === 'group') yield* deliver(tx, actor, entry, id);
  const deliveredAt = id > entry.deliveredId ? readAt : entry.deliveredAt;
  const deliveredId = Math.max(id, entry.deliveredId);
  const counted = yield* countUnread(tx, { ...entry, readId: id, readAt, deliveredId, deliveredAt });
  tx.put('conversations', counted);
  yield* tellSenders(tx, actor, counted, yield* messagesIn(tx, counted, readId, id), true);
  // Notifies the user's other devices.
  yield* tell(
    tx,
    actor,
    [actor.uid],
    {
      on: 'message',
      callback: 'onMessagesRead',
      args: [['receipt', { message: named(message), by: actor.uid, deliveredAt, readAt }]],
    },
    { users: [actor.uid] },
  );
}

function* deliver(tx: Tx, actor: Actor, entry: Entry, id: number): Work<void> {
  if (id <= entry.deliveredId) return;
  yield* keepReceipt(tx, entry, 'delivered');
  tx.put('conversations', { ...entry, deliveredId: id, deliveredAt: tx.now() });
  yield* tellSenders(tx, actor, entry, yield* messagesIn(tx, entry, entry.deliveredId, id), false);
}

/**
 * Marks the replies of a thread up to one as delivered or read. In groups, replies have no receipt of all members:
 * it would cost a look at each member's progress in each thread.
 */
function* reachReplies(
  tx: Tx,
  actor: Actor,
  entry: Entry,
  message: MessageRecord,
  isRead: boolean,
): Work<void> {
  const { conversationId, parentId, id } = message;
  if (entry.type === 'group') {
    const { uid } = actor;
    const now = tx.now();
    const isNew = yield* keepReplyReceipt(tx, uid, message, isRead, now);
    if (!isNew || message.sender === uid || (yield* blockersOf(tx, uid, [message.sender])).length > 0) return;
    return yield* tellSender(tx, message, uid, isRead, 'toOne', { deliveredAt: now, readAt: now });
  }
  const thread = within(tx, 'messages', threadOf(conversationId, parentId));
  const replies: MessageRecord[] = [];
  let next: string | undefined = falling(id + 1);
  while (next !== undefined) {
    const page: Page<MessageRecord> = yield* collect(thread, next, REPLIES_AT_ONCE);
    replies.push(...page.items);
    // Earlier ones were marked with the newest one that is.
    const isMarked = (one: MessageRecord) =>
      one.sender !== actor.uid && (isRead ? one.readAt : one.deliveredAt) > 0;
    next = page.items.some(isMarked) ? undefined : page.next;
  }
  const isNew = (one: MessageRecord) => isVisible(one, entry) && !(isRead ? one.readAt : one.deliveredAt);
  yield* tellSenders(tx, actor, entry, replies.filter(isNew), isRead);
}

/**
 * Notifies the sender of each message, with the newest message per sender; skips senders who have blocked
 * this user. In a group, also notifies of the newest message that all members received.
 */
function* tellSenders(
  tx: Tx,
  actor: Actor,
  entry: Entry,
  messages: readonly MessageRecord[],
  isRead: boolean,
): Work<void> {
  const isGroup = entry.type === 'group';
  const now = tx.now();
  const { uid: by } = yield* userOf(tx, actor.uid);
  const floors = new Map<string, number>();
  const told = new Set<string>();
  const toldOfAll = new Set<string>();
  for (const message of messages) {
    const { sender } = message;
    if (sender === by || message.content.category === 'action') continue;
    if (!floors.has(sender)) {
      const isBlocked = (yield* blockersOf(tx, by, [sender])).length > 0;
      const reached = isGroup ? yield* reachedByAll(tx, entry, sender, isRead) : message.id;
      floors.set(sender, isBlocked ? BLOCKED : reached);
    }
    const floor = floors.get(sender) as number;
    if (floor === BLOCKED) continue;
    if (message.id > floor) {
      if (told.has(sender)) continue;
      told.add(sender);
      yield* tellSender(tx, message, by, isRead, 'toOne', { deliveredAt: now, readAt: now });
      continue;
    }
    const deliveredAt = message.deliveredAt || now;
    const readAt = isRead ? message.readAt || now : message.readAt;
    tx.put('messages', { ...message, deliveredAt, readAt });
    if (toldOfAll.has(sender)) continue;
    toldOfAll.add(sender);
    yield* tellSender(tx, message, by, isRead, isGroup ? 'toAll' : 'toOne', { deliveredAt, readAt });
  }
}

/** Notifies the sender of a message that a user, or all users, received or read it. */
function* tellSender(
  tx: Tx,
  message: MessageRecord,
  by: string,
  isRead: boolean,
  to: keyof typeof READ,
  { deliveredAt, readAt }: Pick<ReceiptFacts, 'deliveredAt' | 'readAt'>,
): Work<void> {
  const facts = { message: named(message), by, deliveredAt, readAt: isRead ? readAt : 0 };
  const callback = (isRead ? READ : DELIVERED)[to];
  const call = { on: 'message', callback, args: [['receipt', facts]] } as const;
  yield* tell(tx, undefined, [message.sender], call, { users: [by] });
}

/** Returns the fields of a receipt's message. */
function named({ id, conversationId, receiverType, receiverId }: MessageRecord): ReceiptFacts['message'] {
  return { id, conversationId, receiverType, receiverId };
}

/**
 * Returns the id up to which all members have received a group's messages, except the sender and users
 * blocked by the sender.
 */
function* reachedByAll(
  tx: Tx,
  { conversationId, end }: Entry,
  sender: string,
  isRead: boolean,
): Work<number> {
  const others = (yield* membersOf(tx, end)).filter((uid) => uid !== sender);
  const blocks = yield* tx.many(
    'relations',
    others.map((other) => blockKey(sender, other)),
  );
  const counted = others.filter((_, at) => !blocks[at]);
  const copies = yield* entriesOf(tx, counted, conversationId);
  return Math.min(...copies.map((entry) => (isRead ? entry?.readId : entry?.deliveredId) ?? 0));
}

/** Reads the messages a user sees outside threads, above one id and up to another, newest first. */
function* messagesIn(tx: Tx, entry: Entry, above: number, upTo: number): Work<MessageRecord[]> {
  const main = mainOf(entry.conversationId);
  const found = yield* tx.range('messages', main, {
    after: keyWithin(main, falling(upTo + 1)),
    before: keyWithin(main, falling(Math.max(above, entry.hiddenId))),
  });
  return found.map(({ record }) => record).filter((message) => isVisible(message, entry));
}

/** Counts the messages after the last read one and returns the updated copy. */
export function* countUnread(tx: Tx, entry: Entry): Work<Entry> {
  if (entry.readId >= entry.lastId) return { ...entry, unread: 0, unreadMentions: 0 };
  const later = yield* messagesIn(tx, entry, entry.readId, entry.lastId);
  const unread = later.filter((message) => countsAsUnread(message, entry.uid));
  const mentioning = unread.filter((message) => seenBy(message, entry.uid).mentions.includes(entry.uid));
  return { ...entry, unread: unread.length, unreadMentions: mentioning.length };
}
