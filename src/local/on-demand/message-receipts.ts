import type { Actor } from '../data/data-event.ts';
import { blockKey } from '../data/facts.ts';
import { keyWithin, receiptsOf, rising } from '../data/keys.ts';
import type { Entry, MessageRecord, ReceiptRecord, ReceiptStep } from '../data/records.ts';
import type { Tx } from '../data/tx.ts';
import type { Work } from '../data/work.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import type { MessageReceipt } from '../objects/signals.ts';
import { viewsFor } from '../views.ts';
import { entryOf, memberOf, membersOf, seenById } from './find.ts';

/** When a user received and read a message, in seconds; 0 until then. */
interface Progress {
  readonly by: string;
  readonly deliveredAt: number;
  readonly readAt: number;
}

/**
 * Keeps how far a member of a group had got, before their copy of the conversation is updated: so the time of each
 * message stays known.
 */
export function* keepReceipt(tx: Tx, entry: Entry, step: ReceiptStep): Work<void> {
  if (entry.type !== 'group') return;
  const { conversationId, uid } = entry;
  const [id, at] = reachedIn(entry, step);
  if (at > 0) yield* keep(tx, { conversationId, parentId: 0, uid, step, id, at });
}

/** Returns the newest message that the owner of an entry received or read, and when. */
const reachedIn = (entry: Entry, step: ReceiptStep): readonly [id: number, at: number] =>
  step === 'read' ? [entry.readId, entry.readAt] : [entry.deliveredId, entry.deliveredAt];

/** Keeps that a member of a group received or read a reply and those before it; returns whether that is new. */
export function* keepReplyReceipt(
  tx: Tx,
  uid: string,
  { conversationId, parentId, id }: MessageRecord,
  isRead: boolean,
  at: number,
): Work<boolean> {
  const isDelivered = yield* keep(tx, { conversationId, parentId, uid, step: 'delivered', id, at });
  return isRead ? yield* keep(tx, { conversationId, parentId, uid, step: 'read', id, at }) : isDelivered;
}

/** Returns false if the user had got as far before. */
function* keep(tx: Tx, receipt: ReceiptRecord): Work<boolean> {
  if (yield* firstCovering(tx, receipt)) return false;
  tx.put('receipts', receipt);
  return true;
}

/** Reads the first point at which a user had got as far as a message. */
function* firstCovering(tx: Tx, receipt: Omit<ReceiptRecord, 'at'>): Work<ReceiptRecord | undefined> {
  const prefix = receiptsOf(receipt);
  const [found] = yield* tx.range('receipts', prefix, {
    after: keyWithin(prefix, rising(receipt.id - 1)),
    limit: 1,
  });
  return found?.record;
}

/** Fetches who received and who read one's own message: all who still are members, in the order they joined. */
export function* getMessageReceipts(tx: Tx, actor: Actor, id: number): Work<MessageReceipt[]> {
  const { message } = yield* seenById(tx, actor.uid, id);
  const { conversationId, receiverType, receiverId, sender, deliveredAt, readAt } = message;
  if (sender !== actor.uid) {
    refuse(ERROR_CODE.NOT_PERMITTED, 'Only the sender sees the receipts of a message: pass your own.', {
      id,
    });
  }
  const all: Progress[] =
    receiverType === 'group'
      ? yield* progressInGroup(tx, message)
      : [{ by: receiverId, deliveredAt: deliveredAt || readAt, readAt }];
  const receipts = all.filter((each) => each.deliveredAt > 0);
  const views = yield* viewsFor(tx, actor.uid, { users: receipts.map(({ by }) => by) });
  const named = { id, conversationId, receiverType, receiverId };
  return receipts.map((each) => views.receipt({ message: named, ...each }));
}

function* progressInGroup(tx: Tx, message: MessageRecord): Work<Progress[]> {
  const { receiverId, sender, withheldFrom = [] } = message;
  const others = (yield* membersOf(tx, receiverId)).filter(
    (uid) => uid !== sender && !withheldFrom.includes(uid),
  );
  const blocks = yield* tx.many(
    'relations',
    others.map((uid) => blockKey(sender, uid)),
  );
  const found: Progress[] = [];
  for (const [at, by] of others.entries()) {
    // Who joined later never received it.
    const member = yield* memberOf(tx, receiverId, by);
    if (blocks[at] || !member || member.rank > message.id) continue;
    const readAt = yield* reachedAt(tx, message, by, 'read');
    found.push({ by, readAt, deliveredAt: (yield* reachedAt(tx, message, by, 'delivered')) || readAt });
  }
  return found;
}

/** Returns when a member of a group received or read a message; 0 until then. */
function* reachedAt(
  tx: Tx,
  { conversationId, parentId, id, sentAt }: MessageRecord,
  uid: string,
  step: ReceiptStep,
): Work<number> {
  const kept = yield* firstCovering(tx, { conversationId, parentId, uid, step, id });
  if (kept) return kept.at;
  const entry = parentId === 0 ? yield* entryOf(tx, uid, conversationId) : undefined;
  if (!entry) return 0;
  const [reached, at] = reachedIn(entry, step);
  // Deleting a conversation covers messages that were not read.
  return reached >= id && at >= sentAt ? at : 0;
}
