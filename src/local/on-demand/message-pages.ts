import { falling, type Key, keyOf, keyWithin, mainOf, rising, threadOf } from '../data/keys.ts';
import { collect, type Page, type Range, within } from '../data/page.ts';
import type { MessageRecord, Receiver } from '../data/records.ts';
import { byKey, type Tx } from '../data/tx.ts';
import type { Work } from '../data/work.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import type { AnyMessage } from '../objects/messages.ts';
import { viewsFor } from '../views.ts';
import { checkReceiver, conversationIdOf, entryOf, isVisible, seen } from './find.ts';
import { merged } from './merged.ts';

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

/**
 * Fetches the messages of a conversation that a user sees: newest page first, or to newer ones oldest page
 * first, which never ends; each page oldest first.
 */
export function* messagesPage(
  tx: Tx,
  uid: string,
  filter: MessageFilter,
  isNewer: boolean,
  after: string | undefined,
  limit: number,
): Work<Page<AnyMessage>> {
  const { receiver, messageId, parentId } = filter;
  checkFilter(filter, isNewer);
  yield* checkReceiver(tx, uid, receiver as Receiver);
  const conversationId = conversationIdOf(uid, receiver as Receiver);
  if (parentId) yield* seen(tx, uid, conversationId, parentId);
  const entry = yield* entryOf(tx, uid, conversationId);
  if (!entry) return { items: [], next: isNewer ? falling(messageId ?? 0) : undefined };
  const start = isNewer ? Math.max(messageId ?? 0, entry.hiddenId) : messageId;
  const from = after ?? (start === undefined ? undefined : falling(start));
  const isWanted = (message: MessageRecord) => isVisible(message, entry) && isUpdated(message, filter);
  const range = isNewer
    ? sentIn(tx, conversationId, filter, undefined, true)
    : olderOf(tx, conversationId, filter, falling(entry.hiddenId));
  const { items, next } = yield* collect(range, from, limit, isWanted);
  const views = yield* viewsFor(tx, uid, { messages: items });
  const messages = items.map((record) => views.message(record));
  if (!isNewer) return { items: messages.reverse(), next };
  // More may be sent later.
  const newest = items.at(-1);
  return { items: messages, next: next ?? (newest ? falling(newest.id) : from) };
}

/** The messages of a conversation, or of one thread, by id. */
function sentIn(
  tx: Tx,
  conversationId: string,
  { parentId, withReplies }: MessageFilter,
  end: string | undefined,
  isNewer: boolean,
): Range<MessageRecord> {
  const of = (prefix: Key) => within(tx, 'messages', prefix, end, isNewer);
  if (parentId) return of(threadOf(conversationId, parentId));
  const main = of(mainOf(conversationId));
  return withReplies ? merged([main, of(keyOf(conversationId, 'reply'))], isNewer) : main;
}

/** The messages that a filter reads, newest first; with a time, no more than changed since then. */
function olderOf(tx: Tx, conversationId: string, filter: MessageFilter, end: string): Range<MessageRecord> {
  const { updatedAfter: time, updatesOnly } = filter;
  const sent = sentIn(tx, conversationId, filter, end, false);
  if (time === undefined) return sent;
  const changed = changedSince(tx, conversationId, filter, time);
  return updatesOnly ? changed : merged([sentSince(sent, time), changed]);
}

/** The messages of a range that were sent from a time on: reading ends at the first earlier one. */
function sentSince(sent: Range<MessageRecord>, time: number): Range<MessageRecord> {
  return function* (after, limit) {
    const found = yield* sent(after, limit);
    const end = found.findIndex(({ record }) => record.sentAt < time);
    return end < 0 ? found : found.slice(0, end);
  };
}

/** The messages of a conversation, or of one thread, that changed from a time on, newest first. */
function changedSince(
  tx: Tx,
  conversationId: string,
  { parentId = 0, withReplies }: MessageFilter,
  time: number,
): Range<MessageRecord> {
  const prefix = keyOf(conversationId, 'changed');
  return function* (after = '', limit) {
    const found = yield* tx.range('messages', prefix, { after: keyWithin(prefix, rising(time)) });
    return found
      .filter(({ record }) => record.parentId === parentId || (withReplies && parentId === 0))
      .map(({ record }) => ({ key: falling(record.id), record }))
      .filter(({ key }) => key > after)
      .sort(byKey)
      .slice(0, limit);
  };
}

/** Whether a message was sent, or changed, from the filter's time on. */
function isUpdated(
  { sentAt, changedAt = 0 }: MessageRecord,
  { updatedAfter = 0, updatesOnly }: MessageFilter,
): boolean {
  return sentAt >= updatedAfter ? !updatesOnly : changedAt >= updatedAfter;
}

function checkFilter(
  { receiver, messageId, updatedAfter, updatesOnly, parentId }: MessageFilter,
  isNewer: boolean,
) {
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
