import { isOfGroup, messageId } from '../../client/boundary/messages.ts';
import { textOf } from '../../client/boundary/read.ts';
import { receiptMessageId } from '../../client/boundary/receipts.ts';
import type { Kit } from '../../sdk/index.ts';
import type { Peer } from '../collections/peer-map.ts';
import type { ConversationRecord } from './conversation-record.ts';

/** Returns the peer that a receipt names; the signed-in user as receiver gives none. */
export function peerOfReceipt(receipt: Kit.MessageReceipt, uid: string | null): Peer | undefined {
  const id = textOf(receipt, 'getReceiver');
  return id === '' || id === uid ? undefined : { isGroup: isOfGroup(receipt), id };
}

/** Returns the id of a conversation, from the conversation itself or a receipt; '' without one. */
export function conversationIdOf(object: Kit.Conversation | Kit.MessageReceipt): string {
  return textOf(object, 'getConversationId');
}

/** Whether a receipt without a peer is about a conversation: by its id, else by the last message. */
export function isAbout(receipt: Kit.MessageReceipt, record: ConversationRecord): boolean {
  const id = conversationIdOf(receipt);
  if (id) return conversationIdOf(record.conversation) === id;
  const named = receiptMessageId(receipt);
  return named !== '' && record.lastSentMessage !== null && messageId(record.lastSentMessage) === named;
}
