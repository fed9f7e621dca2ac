import { type Kit, RECEIVER_TYPE } from '../sdk/index.ts';
import type { ConversationBook } from './conversation-book.ts';
import type { ConversationRecord } from './conversation-record.ts';
import { compareIds, isCounter, messageId } from './messages.ts';
import type { Peer } from './peer-map.ts';

/** Whom the conversation is with, where the receipt tells it; a receiver that is oneself tells nothing. */
export function peerOfReceipt(receipt: Kit.MessageReceipt, uid: string | null): Peer | undefined {
  const id = receipt.getReceiver?.();
  if (typeof id !== 'string' || id === uid) return undefined;
  return { isGroup: receipt.getReceiverType() === RECEIVER_TYPE.GROUP, id };
}

/**
 * The row that a receipt is about: by the receiver or the conversation, where the receipt tells it, else by the
 * message that it names.
 */
export function recordOfReceipt(
  receipt: Kit.MessageReceipt,
  book: ConversationBook,
): ConversationRecord | undefined {
  const peer = peerOfReceipt(receipt, book.uid);
  if (peer) return book.shown(peer);
  const named = String(receipt.getMessageId());
  const conversationId = receipt.getConversationId?.();
  for (const record of book.records()) {
    const { conversation, lastMessage } = record;
    const isIt = conversationId
      ? conversation.getConversationId() === conversationId
      : lastMessage && messageId(lastMessage) === named;
    if (isIt && book.shown(record)) return record;
  }
  return undefined;
}

/** Whether a receipt speaks of a message too: it names it, or a later one. */
export function reaches(receipt: Kit.MessageReceipt, message: Kit.Message): boolean {
  const named = String(receipt.getMessageId());
  const id = messageId(message);
  if (named === id) return true;
  if (isCounter(named) && isCounter(id)) return compareIds(named, id) > 0;
  return (receipt.getReadAt() || 0) >= message.getSentAt();
}
