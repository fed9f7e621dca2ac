import type { Kit } from '../sdk/index.ts';
import type { ConversationBook } from './conversation-book.ts';
import type { ConversationRecord } from './conversation-record.ts';
import type { Checkpoint } from './journal.ts';
import { isNewer, lastSentOf, peerOfConversation, peerOfMessage } from './messages.ts';
import type { Peer } from './peer-map.ts';
import { textOf } from './read.ts';
import { peerOfReceipt } from './receipt-target.ts';

/** Applies what this user read: in this page, on other devices, or as others tell. */
export class ReadEvents {
  /** Rows that this user's reading left with nothing unread since the last flush. */
  readonly cleared = new Set<ConversationRecord>();
  readonly #book: ConversationBook;

  constructor(book: ConversationBook) {
    this.#book = book;
  }

  /** This user read a message, and all before it. */
  message(message: Kit.Message): void {
    this.#readUpTo(peerOfMessage(message, this.#book.uid), message);
  }

  /** Others said that this user read the conversation. */
  conversation(conversation: Kit.Conversation): void {
    const peer = peerOfConversation(conversation);
    const record = this.#book.shown(peer);
    const newest = record ? (record.lastForeignMessage ?? record.lastSentMessage) : null;
    const last = lastSentOf(conversation, this.#book.uid);
    this.#read(peer, last && isNewer(last, newest) ? last : newest);
  }

  /** This user read a message on another device; the receipt may come before the message. */
  receipt(receipt: Kit.MessageReceipt): void {
    const { uid, journal, updates } = this.#book;
    const id = textOf(receipt, 'getMessageId');
    const peer = this.#book.shownAbout(receipt) ?? peerOfReceipt(receipt, uid);
    updates.read(id);
    if (peer) this.#readUpTo(peer, id);
    else journal.recordUnplaced(receipt);
  }

  /** A message came that this user may have read on another device before. */
  received(peer: Peer, message: Kit.Message): void {
    if (this.#book.updates.isRead(message)) this.#readUpTo(peer, message);
  }

  /** The copy came by which a row is counted. */
  recounted(record: ConversationRecord, conversation: Kit.Conversation, since: Checkpoint): void {
    const { isUnread } = record;
    this.#book.recount(record, conversation, since);
    if (isUnread && !record.isUnread) this.cleared.add(record);
  }

  #readUpTo(peer: Peer, upTo: Kit.Message | string): void {
    const record = this.#read(peer, upTo);
    if (record) this.cleared.add(record);
  }

  /** Gives the row when nothing is unread any more; what was read in part only the SDK can count. */
  #read(peer: Peer, upTo: Kit.Message | string | null): ConversationRecord | undefined {
    const { uncounted } = this.#book;
    const record = this.#book.shown(peer);
    const isUnread = record?.isUnread;
    const isCounted = this.#book.apply(peer, { type: 'read', upTo });
    if (!record || !isUnread) return undefined;
    if (isCounted) uncounted.delete(record);
    else uncounted.add(record);
    this.#book.touch(record);
    return isCounted ? record : undefined;
  }
}
