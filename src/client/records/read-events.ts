import type { Kit } from '../../sdk/index.ts';
import { lastSentOf } from '../boundary/conversations.ts';
import { isNewer } from '../boundary/messages.ts';
import type { Peer } from '../boundary/peer-map.ts';
import { peerOfConversation, peerOfMessage } from '../boundary/peers.ts';
import { receiptMessageId } from '../boundary/receipts.ts';
import type { ConversationRecords } from './conversation-records.ts';
import { peerOfReceipt } from './receipt-target.ts';

/** Applies what the signed-in user has read: on this page, or on other devices. */
export class ReadEvents {
  readonly #records: ConversationRecords;

  constructor(records: ConversationRecords) {
    this.#records = records;
  }

  /** Handles the signed-in user reading a message and all before it. */
  message(message: Kit.Message): void {
    this.#readUpTo(peerOfMessage(message, this.#records.uid), message);
  }

  /** Handles a report that the signed-in user read the conversation. */
  conversation(conversation: Kit.Conversation): void {
    const peer = peerOfConversation(conversation);
    const record = this.#records.find(peer);
    const newest = record ? (record.lastForeignMessage ?? record.lastSentMessage) : null;
    const last = lastSentOf(conversation, this.#records.uid);
    this.#read(peer, last && isNewer(last, newest) ? last : newest);
  }

  /** Handles a receipt from another device of the signed-in user; it may come before its message. */
  receipt(receipt: Kit.MessageReceipt): void {
    const { uid, log } = this.#records;
    const id = receiptMessageId(receipt);
    const peer = this.#records.findAbout(receipt) ?? peerOfReceipt(receipt, uid);
    if (peer) this.#readUpTo(peer, id);
    else log.recordUnplaced(receipt);
  }

  #readUpTo(peer: Peer, upTo: Kit.Message | string): void {
    if (!this.#read(peer, upTo)) return;
    const record = this.#records.find(peer);
    if (record) this.#records.emissions.cleared.add(record);
  }

  /**
   * Applies a read; returns whether the conversation is now fully read. After a partial read, only the SDK knows the
   * count.
   */
  #read(peer: Peer, upTo: Kit.Message | string | null): boolean {
    const record = this.#records.find(peer);
    const wasUnread = record !== undefined && record.unread > 0;
    const isCounted = this.#records.apply(peer, { type: 'read', upTo });
    if (!record || !wasUnread) return false;
    const { uncounted } = this.#records;
    if (isCounted) uncounted.delete(record);
    else uncounted.add(record);
    this.#records.touch(record);
    return isCounted;
  }
}
