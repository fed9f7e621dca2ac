import type { Kit } from '../../sdk/index.ts';
import type { Peer } from '../collections/peer-map.ts';
import { isOfGroup, messageId } from '../messages/messages.ts';
import { textOf } from '../objects/read.ts';
import type { ConversationRecord } from './conversation-record.ts';

/** Whom the conversation is with, where the receipt tells it; a receiver that is oneself tells nothing. */
export function peerOfReceipt(receipt: Kit.MessageReceipt, uid: string | null): Peer | undefined {
  const id = textOf(receipt, 'getReceiver');
  return id === '' || id === uid ? undefined : { isGroup: isOfGroup(receipt), id };
}

/** The id of a conversation, as the conversation itself or a receipt tells it; '' where that does not. */
export function conversationIdOf(object: Kit.Conversation | Kit.MessageReceipt): string {
  return textOf(object, 'getConversationId');
}

/** Whether a receipt that tells no peer is about a conversation: by its id, else by the last message. */
export function isAbout(receipt: Kit.MessageReceipt, record: ConversationRecord): boolean {
  const id = conversationIdOf(receipt);
  if (id) return conversationIdOf(record.conversation) === id;
  const named = textOf(receipt, 'getMessageId');
  return named !== '' && record.lastSentMessage !== null && messageId(record.lastSentMessage) === named;
}
