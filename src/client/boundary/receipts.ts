import type { Kit } from '../../sdk/index.ts';
import { uidOf } from './entities.ts';
import { isAction, isOwn, isRead, readId, senderOf } from './messages.ts';
import { flagOf, numberOf, secondsOf, textOf } from './read.ts';

/** The receipts of an own message, in order. */
export const RECEIPT = { NONE: 0, ERROR: 1, PENDING: 2, SENT: 3, DELIVERED: 4, READ: 5 } as const;
/** A receipt as a number: 0 for none, 1 for an error, 2 for pending, 3 for sent, 4 for delivered, 5 for read. */
export type Receipt = (typeof RECEIPT)[keyof typeof RECEIPT];

/** The name of each receipt, as used in class names; '' for none. */
export const RECEIPT_WORDS = ['', 'error', 'pending', 'sent', 'delivered', 'read'] as const;

/** The name of a receipt; 'waiting' for a failed message that will be resent at the next connection. */
export type ReceiptWord = (typeof RECEIPT_WORDS)[number] | 'waiting';

/** Returns the receipt of a last message; none if another user sent it. */
export function receiptOf(message: Kit.Message | null, uid: string | null): Receipt {
  if (!message || !isOwn(message, uid) || isAction(message)) return RECEIPT.NONE;
  if (isRead(message)) return RECEIPT.READ;
  return flagOf(message, 'getDeliveredAt') ? RECEIPT.DELIVERED : RECEIPT.SENT;
}

/** Returns the id of a receipt's message, or ''. */
export function receiptMessageId(receipt: Kit.MessageReceipt): string {
  return readId(receipt, 'getMessageId');
}

/** Returns the receiver's id of the messages that a receipt covers; '' if the SDK does not say. */
export function receiptReceiver(receipt: Kit.MessageReceipt): string {
  return textOf(receipt, 'getReceiver');
}

/** When one user received and read a message. */
export interface Reader {
  readonly uid: string;
  readonly user: Kit.User | null;
  /** In seconds; 0 before the delivery. */
  readonly deliveredAt: number;
  readonly readAt: number;
}

/** Returns when the sender of a receipt received and read a message; a read message counts as delivered. */
export function readerOf(receipt: Kit.UserReceipt): Reader {
  const user = senderOf(receipt);
  const readAt = secondsOf(receipt, 'getReadAt');
  return { uid: uidOf(user), user, readAt, deliveredAt: secondsOf(receipt, 'getDeliveredAt') || readAt };
}

/** Writes a receipt into a message, so that app code reads the same; a message without setters stays unchanged. */
export function stampMessage(message: Kit.Message, receipt: Kit.MessageReceipt, step: Receipt): void {
  try {
    const readAt = numberOf(receipt, 'getReadAt');
    const deliveredAt = numberOf(receipt, 'getDeliveredAt') || readAt;
    if (deliveredAt && !numberOf(message, 'getDeliveredAt')) message.setDeliveredAt(deliveredAt);
    if (step === RECEIPT.READ && readAt) message.setReadAt(readAt);
  } catch {
    // Ignored: the row shows its own record.
  }
}
