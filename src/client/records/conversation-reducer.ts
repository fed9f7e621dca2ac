import type { Kit } from '../../sdk/index.ts';
import { RecentMap } from '../../utils/recent-map.ts';
import { lastSentOf, marksOf, partnerOf, unreadCount, unreadMentions } from '../boundary/conversations.ts';
import { uidOf } from '../boundary/entities.ts';
import { createException } from '../boundary/exception.ts';
import {
  isNewer,
  isOfGroup,
  isSameMessage,
  isThreadReply,
  messageId,
  senderId,
} from '../boundary/messages.ts';
import type { Peer } from '../boundary/peer-map.ts';
import { peerOfConversation, peerOfEntity, peerOfMessage } from '../boundary/peers.ts';
import { RECEIPT, type Receipt, receiptMessageId, stampMessage } from '../boundary/receipts.ts';
import type { ConversationRecords } from './conversation-records.ts';
import { type Edit, editedMessage } from './edited-message.ts';
import type { LeaveReason } from './group-left.ts';
import type { OutboxEntry } from './outbox.ts';
import { ReadEvents } from './read-events.ts';

/** The minimum number of remembered messages, to drop duplicates. */
const SEEN_CAPACITY = 10_000;

/** Turns SDK events and UI events into operations on conversations; the next flush publishes them. */
export class ConversationReducer {
  readonly reads: ReadEvents;
  readonly #records: ConversationRecords;
  #seen = new RecentMap<string, true>(SEEN_CAPACITY);

  constructor(records: ConversationRecords) {
    this.#records = records;
    this.reads = new ReadEvents(records);
  }

  /** Applies a received or sent message to preview, unread count and order. Returns whether it is new. */
  message(message: Kit.Message): boolean {
    return this.#receive(message, true);
  }

  #receive(received: Kit.Message, isToTop: boolean): boolean {
    const { uid, log, updates } = this.#records;
    const peer = peerOfMessage(received, uid);
    const id = messageId(received);
    if (isThreadReply(received) || (id && this.#seen.has(id))) return false;
    this.#seen.set(id, true);
    const record = this.#records.find(peer);
    if (!record && log.isDeleted(peer, received)) return false;
    this.#records.notifyMissing(peer);
    const isAnswer = this.#records.settle(received);
    const last = record?.lastSentMessage;
    this.#records.apply(peer, { type: 'message', message: updates.newest(received), isToTop }, isAnswer);
    if (!record) return true;
    this.#records.showUnsent(peer);
    this.#records.eachRow(record, (rows, row) => {
      // The last message of a fetched copy may arrive after that copy: the SDK has positioned its row already.
      if (isToTop && !(last && isSameMessage(last, received))) rows.moveToTop(row);
      // A row that moved up for a send may have passed newer rows.
      else if (isAnswer && !record.isSending) rows.moveByTime(row, record.lastSentMessage, true);
      else rows.moveByTime(row, received);
    });
    return true;
  }

  /** Handles an own message that is being sent, has failed, or was discarded. */
  sending(entry: OutboxEntry): void {
    const { uid, outbox, log } = this.#records;
    if (uid === null || entry.parentId !== '') return;
    const isStarting = !entry.isFailed && outbox.has(entry);
    if (isStarting) entry.tick = log.tick();
    const record = this.#records.showUnsent(entry.receiver);
    if (record && isStarting) this.#records.eachRow(record, (rows, row) => rows.moveToTop(row));
  }

  /**
   * Handles an own message that was sent. Newer messages that arrived before the answer remain the preview, and their
   * rows remain above.
   */
  sent(message: Kit.Message, entry: OutboxEntry | undefined): void {
    if (this.#records.uid === null || isThreadReply(message)) return;
    // The SDK may have reported it before.
    if (!this.#receive(message, false) && entry) this.#records.showUnsent(entry.receiver);
  }

  /** Handles an update reported by the SDK or a UI event. */
  changed(conversation: Kit.Conversation): void {
    const { uid, updates, unpublished } = this.#records;
    const peer = peerOfConversation(conversation);
    const record = this.#records.find(peer);
    const last = lastSentOf(conversation, uid);
    const isNews = last !== null && isNewer(last, record?.lastSentMessage);
    const isOwnObject = record?.conversation === conversation;
    // Changes since the last flush are not in the SDK's object yet, unless the SDK changed it in place.
    const isBehind = isOwnObject && !isNews && unpublished.has(record);
    this.#records.apply(peer, {
      type: 'update',
      lastMessage: last && updates.newest(last),
      unread: isBehind ? record.unread : unreadCount(conversation),
      mentions: isBehind ? record.mentions : unreadMentions(conversation),
      marks: isBehind ? record.marks : marksOf(conversation),
    });
    const entity = isOwnObject ? null : partnerOf(conversation);
    if (entity) this.#records.entities.change(peer, { entity });
    if (record) this.#records.touch(record);
  }

  /** Handles a deletion reported by a UI event. */
  deleted(conversation: Kit.Conversation): void {
    this.#records.remove(peerOfConversation(conversation), lastSentOf(conversation, this.#records.uid));
  }

  /** Handles an edit made on this page: the edited message, or message and status. */
  edited(edit: Edit): void {
    const message = editedMessage(edit);
    if (message) this.revised(message);
  }

  /** Handles an edited or deleted message; the preview changes only if it shows that message. */
  revised(message: Kit.Message): void {
    const { uid, updates, log } = this.#records;
    const peer = peerOfMessage(message, uid);
    if (messageId(message) === '') return;
    const record = this.#records.find(peer);
    const last = record?.lastSentMessage;
    const known = last && isSameMessage(last, message) ? last : null;
    updates.revise(message, known, log.tick());
    const newest = known && updates.newest(known);
    if (!record || !newest || (newest === known && newest !== message)) return;
    record.revise(newest, RECEIPT.NONE, uid);
    this.#records.update(record);
  }

  /**
   * Handles a receipt: an own message was delivered or read, or the signed-in user read a message on another device.
   * @param toAll - whether the receipt covers all members of a group.
   */
  receipt(receipt: Kit.MessageReceipt, step: Receipt, toAll: boolean): void {
    const { uid, updates } = this.#records;
    const from = senderId(receipt);
    const isGroup = isOfGroup(receipt);
    const id = receiptMessageId(receipt);
    if (from === '' && id === '')
      throw createException('ERR_BAD_OBJECT', 'A receipt names neither a message nor a user.');
    if (from === uid && step === RECEIPT.READ && !toAll) {
      this.reads.receipt(receipt);
      return;
    }
    if (isGroup !== toAll || id === '') return;
    updates.advance(id, step);
    const record = isGroup ? this.#records.findAbout(receipt) : this.#records.find({ isGroup, id: from });
    const last = record?.lastSentMessage;
    if (!record || !last || messageId(last) !== id || !record.advance(step)) return;
    stampMessage(last, receipt, step);
    this.#records.touch(record);
  }

  /** Handles a change of who is typing in a conversation. */
  typing(peer: Peer): void {
    const record = this.#records.find(peer);
    if (record) this.#records.touch(record);
  }

  /**
   * Handles a user who joined a group or, with a reason, left it: updates the preview. If the signed-in user left,
   * removes the row.
   */
  groupChanged(action: Kit.ActionMessage, user: Kit.User, group: Kit.Group, reason?: LeaveReason): void {
    const peer = peerOfEntity(group);
    const uid = uidOf(user);
    const isSelf = uid === this.#records.uid;
    const { emissions, log, lists } = this.#records;
    if (isSelf && reason) {
      this.#records.remove(peer, action);
      emissions.left.set(peer.id, { group, reason, action });
      // Flush even if no row was removed, to emit the event.
      for (const list of lists) list.publish();
      return;
    }
    const record = this.#records.find(peer);
    // The conversation moved up in the SDK's pages, perhaps out of the pages not loaded yet.
    if (record || !log.isDeleted(peer, action)) this.#records.notifyMissing(peer);
    this.#records.apply(peer, { type: 'message', message: action, isToTop: false });
    if (!record) return;
    this.#records.eachRow(record, (rows, row) => rows.confirm(row));
    this.#records.update(record);
  }

  /** Handles a report that the signed-in user left a group: removes its row. */
  groupLeft(group: Kit.Group): void {
    const peer = peerOfEntity(group);
    this.#records.remove(peer);
    this.#records.emissions.left.delete(peer.id);
  }

  /** Clears everything for another user. */
  reset(): void {
    this.#seen.clear();
  }
}
