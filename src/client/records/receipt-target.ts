import type { Kit } from '../../sdk/index.ts';
import { conversationIdOf } from '../boundary/conversations.ts';
import { isOfGroup, messageId } from '../boundary/messages.ts';
import type { Peer } from '../boundary/peer-map.ts';
import { receiptMessageId, receiptReceiver } from '../boundary/receipts.ts';
import type { ConversationRecord } from './conversation-record.ts';

/** Returns the peer that a receipt names; none if its receiver is the signed-in user. */
export function peerOfReceipt(receipt: Kit.MessageReceipt, uid: string | null): Peer | undefined {
  const id = receiptReceiver(receipt);
  return id === '' || id === uid ? undefined : { isGroup: isOfGroup(receipt), id };
}

/** Whether a receipt without a peer belongs to a conversation: by its id, else by the last message. */
export function isAbout(receipt: Kit.MessageReceipt, record: ConversationRecord): boolean {
  const id = conversationIdOf(receipt);
  if (id) return conversationIdOf(record.conversation) === id;
  const named = receiptMessageId(receipt);
  return named !== '' && record.lastSentMessage !== null && messageId(record.lastSentMessage) === named;
}
