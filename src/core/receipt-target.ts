import type { Kit } from '../sdk/index.ts';
import type { ConversationRecord } from './conversation-record.ts';
import { isOfGroup, messageId } from './messages.ts';
import type { Peer } from './peer-map.ts';
import { textOf } from './read.ts';

/** Whom the conversation is with, where the receipt tells it; a receiver that is oneself tells nothing. */
export function peerOfReceipt(receipt: Kit.MessageReceipt, uid: string | null): Peer | undefined {
  const id = textOf(receipt, 'getReceiver');
  return id === '' || id === uid ? undefined : { isGroup: isOfGroup(receipt), id };
}

/** Whether a receipt that tells no peer is about a conversation: by its id, else by the last message. */
export function isAbout(
  receipt: Kit.MessageReceipt,
  { conversation, lastSentMessage }: ConversationRecord,
): boolean {
  const conversationId = textOf(receipt, 'getConversationId');
  if (conversationId) return textOf(conversation, 'getConversationId') === conversationId;
  const named = textOf(receipt, 'getMessageId');
  return named !== '' && lastSentMessage !== null && messageId(lastSentMessage) === named;
}
