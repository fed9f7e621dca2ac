import type { Kit } from '../../sdk/index.ts';
import type { Peer } from '../collections/peer-map.ts';
import type { ConversationBook } from '../conversations/conversation-book.ts';
import type { ConversationRecord } from '../conversations/conversation-record.ts';
import type { ConversationRecords } from '../conversations/conversation-records.ts';
import { peerOfReceipt } from '../conversations/receipt-target.ts';
import { isNewer, lastSentOf, receiptMessageId } from '../messages/messages.ts';
import { peerOfConversation, peerOfMessage } from '../messages/peers.ts';
import type { ChangeSet } from '../order/change-set.ts';

/** Applies what the signed-in user read: on this page, on other devices, or as reported by others. */
export class ReadEvents {
  readonly #cleared: Set<ConversationRecord>;
  readonly #records: ConversationRecords;
  readonly #changes: ChangeSet<ConversationRecord>;

  constructor({ records, changes, emissions }: ConversationBook) {
    this.#cleared = emissions.cleared;
    this.#records = records;
    this.#changes = changes;
  }

  /** Handles the signed-in user reading a message and all before it. */
  message(message: Kit.Message): void {
    this.#readUpTo(peerOfMessage(message, this.#records.uid), message);
  }

  /** Handles a report that the signed-in user read the conversation. */
  conversation(conversation: Kit.Conversation): void {
    const peer = peerOfConversation(conversation);
    const record = this.#records.shown(peer);
    const newest = record ? (record.lastForeignMessage ?? record.lastSentMessage) : null;
    const last = lastSentOf(conversation, this.#records.uid);
    this.#read(peer, last && isNewer(last, newest) ? last : newest);
  }

  /** Handles a receipt from another device of the signed-in user; it may come before its message. */
  receipt(receipt: Kit.MessageReceipt): void {
    const { uid, journal } = this.#records;
    const id = receiptMessageId(receipt);
    const peer = this.#records.shownAbout(receipt) ?? peerOfReceipt(receipt, uid);
    if (peer) this.#readUpTo(peer, id);
    else journal.recordUnplaced(receipt);
  }

  #readUpTo(peer: Peer, upTo: Kit.Message | string): void {
    const record = this.#read(peer, upTo);
    if (record) this.#cleared.add(record);
  }

  /** Returns the row if nothing is unread any more; after a partial read, only the SDK knows the count. */
  #read(peer: Peer, upTo: Kit.Message | string | null): ConversationRecord | undefined {
    const { uncounted } = this.#records;
    const record = this.#records.shown(peer);
    const isUnread = record?.isUnread;
    const isCounted = this.#records.apply(peer, { type: 'read', upTo });
    if (!record || !isUnread) return undefined;
    if (isCounted) uncounted.delete(record);
    else uncounted.add(record);
    this.#changes.changed.add(record);
    return isCounted ? record : undefined;
  }
}
