import type { Kit } from '../sdk/index.ts';
import type { ConversationBook } from './conversation-book.ts';
import type { ConversationRecord } from './conversation-record.ts';
import { compareIds, isCounter, isOfGroup, messageId } from './messages.ts';
import type { Peer } from './peer-map.ts';
import { textOf } from './read.ts';

/** Whom the conversation is with, where the receipt tells it; a receiver that is oneself tells nothing. */
export function peerOfReceipt(receipt: Kit.MessageReceipt, uid: string | null): Peer | undefined {
  const id = textOf(receipt, 'getReceiver');
  return id === '' || id === uid ? undefined : { isGroup: isOfGroup(receipt), id };
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
  const named = textOf(receipt, 'getMessageId');
  const conversationId = textOf(receipt, 'getConversationId');
  for (const record of book.records()) {
    const { conversation, lastMessage } = record;
    const isIt = conversationId
      ? textOf(conversation, 'getConversationId') === conversationId
      : named !== '' && lastMessage && messageId(lastMessage) === named;
    if (isIt) return book.shown(record);
  }
  return undefined;
}

/** Whether a receipt surely speaks of a message too: it names it, or a later one by ids that count upwards. */
export function reaches(receipt: Kit.MessageReceipt, message: Kit.Message): boolean {
  const named = textOf(receipt, 'getMessageId');
  const id = messageId(message);
  return (named !== '' && named === id) || (isCounter(named) && isCounter(id) && compareIds(named, id) > 0);
}
