import type { MessageRecord } from '../data/records.ts';
import type { Tx } from '../data/tx.ts';
import type { Work } from '../data/work.ts';
import { seen } from './find.ts';

/** Reads the first message of a thread; a reply to a reply belongs to the same thread. */
export function* threadStart(tx: Tx, uid: string, conversationId: string, id: number): Work<MessageRecord> {
  const { message } = yield* seen(tx, uid, conversationId, id);
  if (message.parentId === 0) return message;
  return (yield* seen(tx, uid, conversationId, message.parentId)).message;
}

/** Adds a reply to the count of its thread. */
export function countReply(
  tx: Tx,
  parent: MessageRecord,
  { sentAt, withheldFrom = [] }: MessageRecord,
): void {
  const { replies = 0, repliesWithheldFrom = [] } = parent;
  tx.put('messages', {
    ...parent,
    changedAt: sentAt,
    replies: replies + 1,
    repliesWithheldFrom: [...repliesWithheldFrom, ...withheldFrom],
  });
}
