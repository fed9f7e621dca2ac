import type { Kit } from '../../sdk/index.ts';
import type { Peer } from '../collections/peer-map.ts';
import { RecentMap } from '../collections/recent-map.ts';
import type { ConversationBook } from '../conversations/conversation-book.ts';
import type { ConversationRecord } from '../conversations/conversation-record.ts';
import type { ConversationRecords } from '../conversations/conversation-records.ts';
import type { LeaveReason } from '../conversations/group-left.ts';
import type { Checkpoint, Question } from '../conversations/journal.ts';
import { profileOf } from '../conversations/operation.ts';
import {
  isNewer,
  isOwn,
  isSameMessage,
  isThreadReply,
  lastSentOf,
  messageId,
  receiptMessageId,
  senderId,
} from '../messages/messages.ts';
import { peerOfConversation, peerOfEntity, peerOfMessage } from '../messages/peers.ts';
import { RECEIPT, type Receipt, stampMessage } from '../messages/receipts.ts';
import { claim, isOfGroup } from '../messages/receivers.ts';
import { createException } from '../objects/exception.ts';
import { countOf, textOf } from '../objects/read.ts';
import { presenceWord, tellsNews } from '../users/presence-word.ts';
import { type Edit, editedMessage } from './edited-message.ts';
import { ReadEvents } from './read-events.ts';

/** The minimum number of remembered messages, so that duplicates count once. */
const SEEN_CAPACITY = 10_000;

/** What the reducer needs from outside. */
export interface ConversationReducerOptions {
  /** Fetches a conversation outside the list that got a message. */
  fetch: (question: Question) => void;
  /** Hides the typing of a blocked user. */
  block: (uid: string, isBlocked: boolean) => void;
}

/** Turns each SDK and UI event into an operation on a conversation, published with the next flush. */
export class ConversationReducer {
  readonly reads: ReadEvents;
  readonly #book: ConversationBook;
  readonly #records: ConversationRecords;
  readonly #options: ConversationReducerOptions;
  #seen = new RecentMap<string, true>(SEEN_CAPACITY);

  constructor(book: ConversationBook, options: ConversationReducerOptions) {
    this.#book = book;
    this.#records = book.records;
    this.#options = options;
    this.reads = new ReadEvents(book);
  }

  /** Handles a message that was received or sent: preview, unread count, order. Returns whether it was new to the list. */
  message(message: Kit.Message): boolean {
    return this.#receive(message, true);
  }

  #receive(received: Kit.Message, isToTop: boolean): boolean {
    const { uid, journal, unsent, updates } = this.#records;
    const { rows } = this.#book;
    const peer = peerOfMessage(received, uid);
    const id = messageId(received);
    if (isThreadReply(received) || (id && this.#seen.has(id))) return false;
    this.#seen.set(id, true);
    const record = this.#records.shown(peer);
    if (!record) {
      if (journal.isDeleted(peer, received)) return false;
      this.#ask(peer);
    }
    const isAnswer = isOwn(received, uid) && unsent.settle(peer, received, !isToTop);
    const last = record?.lastSentMessage;
    this.#records.apply(peer, { type: 'message', message: updates.newest(received), isToTop }, isAnswer);
    if (record) {
      this.#showUnsent(peer);
      // The last message of a fetched copy may arrive after the copy: the SDK placed its row.
      if (isToTop && !(last && isSameMessage(last, received))) rows.moveToTop(record);
      // A row that rose by a send may have passed rows that turn out to be newer.
      else if (isAnswer && !record.isSending) rows.place(record, record.lastSentMessage, true);
      else rows.place(record, received);
    }
    return true;
  }

  /**
   * Handles a message of the signed-in user that is being sent, was sent, or failed. Newer messages that
   * arrived before the answer stay the preview, and their rows stay above.
   */
  sent(message: Kit.Message, status: 'inprogress' | 'success' | 'error', isWaiting?: boolean): void {
    const { uid, unsent, journal } = this.#records;
    if (uid === null || isThreadReply(message)) return;
    claim(message);
    const peer = peerOfMessage(message, uid);
    if (status === 'success') {
      // The SDK may have reported it before.
      if (!this.#receive(message, false) && unsent.settle(peer, message, true)) this.#showUnsent(peer);
      return;
    }
    if (status === 'error') unsent.fail(peer, message, isWaiting);
    else unsent.add(peer, message, journal.tick());
    const record = this.#showUnsent(peer);
    if (record && status === 'inprogress') this.#book.rows.moveToTop(record);
  }

  /**
   * Handles an update from elsewhere.
   * @param isOfList - whether another list emitted it; that list got the same events, and only knows newer
   * messages.
   */
  changed(conversation: Kit.Conversation, isOfList: boolean): void {
    const { uid, updates } = this.#records;
    const peer = peerOfConversation(conversation);
    const record = this.#records.shown(peer);
    const last = lastSentOf(conversation, uid);
    const isNews = last !== null && isNewer(last, record?.lastSentMessage);
    if (isOfList && !(record && isNews)) return;
    const isOwnObject = record?.conversation === conversation;
    // Changes since the last flush are not in the row's own object yet, unless the SDK changed it in place.
    const isBehind = isOwnObject && !isNews && this.#book.changes.changed.has(record);
    this.#records.apply(peer, {
      type: 'update',
      lastMessage: last && updates.newest(last),
      unread: isBehind ? record.unread : countOf(conversation, 'getUnreadMessageCount'),
      profile: isOwnObject ? {} : profileOf(conversation),
    });
    if (record) this.#book.markChanged(record);
  }

  /** Handles a deletion from elsewhere. */
  deleted(conversation: Kit.Conversation): void {
    this.#book.remove(peerOfConversation(conversation), lastSentOf(conversation, this.#records.uid));
  }

  /** Handles the first page of a list. */
  firstPage(page: readonly Kit.Conversation[], since: Checkpoint): void {
    for (const peer of this.#book.replaceAll(page, false, since)) this.#ask(peer);
  }

  /** Fetches a conversation, unless it is being fetched. */
  #ask(peer: Peer): void {
    const question = this.#records.journal.ask(peer);
    if (question) this.#options.fetch(question);
  }

  /** Handles an edit on this page, given as the edited message, or as message and status. */
  edited(edit: Edit): void {
    const message = editedMessage(edit);
    if (message) this.revised(message);
  }

  /**
   * Handles an edited or deleted message; the preview only changes if it shows that message. An unsent message
   * was discarded.
   */
  revised(message: Kit.Message): void {
    const { uid, updates, unsent, journal } = this.#records;
    const peer = peerOfMessage(message, uid);
    if (messageId(message) === '') {
      unsent.discard(peer, message);
      this.#showUnsent(peer);
      return;
    }
    const record = this.#records.shown(peer);
    const last = record?.lastSentMessage;
    const known = last && isSameMessage(last, message) ? last : null;
    updates.revise(message, known, journal.tick());
    const newest = known && updates.newest(known);
    if (!record || !newest || (newest === known && newest !== message)) return;
    record.revise(newest, RECEIPT.NONE, uid);
    this.#book.update(record);
  }

  /**
   * Handles a receipt: a message of the signed-in user was delivered or read, or that user read one
   * elsewhere.
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
    const record = isGroup ? this.#records.shownAbout(receipt) : this.#records.shown({ isGroup, id: from });
    const last = record?.lastSentMessage;
    if (!record || !last || messageId(last) !== id || !record.advance(step)) return;
    stampMessage(last, receipt, step);
    this.#book.changes.note(record, 'receipt');
  }

  presence(user: Kit.User, isOnline: boolean): void {
    const peer = peerOfEntity(user);
    const record = this.#records.find(peer);
    const status = presenceWord(textOf(user, 'getStatus'), isOnline);
    const isSameStatus = record?.status === status;
    const isNews = record !== undefined && tellsNews(user, record.entity as Kit.User);
    this.#records.apply(peer, { type: 'profile', profile: isNews ? { status, entity: user } : { status } });
    if (isNews) this.#book.update(record);
    if (record && !isSameStatus) this.#book.changes.note(record, 'presence');
  }

  /** Handles a change of who is typing in a conversation. */
  typing(peer: Peer): void {
    const record = this.#records.shown(peer);
    if (record) this.#book.markChanged(record);
  }

  /** Handles a block or unblock by the signed-in user. */
  blocked(user: Kit.User, isBlocked: boolean): void {
    const peer = peerOfEntity(user);
    const record = this.#records.find(peer);
    const isNews = record && record.blocked !== isBlocked;
    this.#records.apply(peer, { type: 'profile', profile: { blocked: isBlocked } });
    this.#options.block(peer.id, isBlocked);
    if (isNews) this.#book.markChanged(record);
  }

  /**
   * Handles someone joining or, with a reason, leaving a group: updates metadata and preview; the signed-in
   * user's own leave removes the row.
   */
  groupChanged(action: Kit.ActionMessage, user: Kit.User, group: Kit.Group, reason?: LeaveReason): void {
    const peer = peerOfEntity(group);
    const uid = textOf(user, 'getUid');
    const isSelf = uid === this.#records.uid;
    if (isSelf && reason) {
      this.#book.remove(peer, action);
      this.#book.emissions.left.set(peer.id, { group, reason, action });
      // Flush even if no row was removed, to emit the event.
      this.#book.changes.order = true;
      return;
    }
    const record = this.#records.shown(peer);
    // It moved up in the pages of the SDK, maybe out of those that are still to come.
    if (!record && !this.#records.journal.isDeleted(peer, action)) this.#ask(peer);
    // Some SDKs only send the id, which is no description.
    if (textOf(group, 'getName')) this.#records.apply(peer, { type: 'profile', profile: { entity: group } });
    this.#records.apply(peer, { type: 'message', message: action, isToTop: false });
    if (!record) return;
    this.#book.rows.confirm(record);
    this.#book.update(record);
  }

  /**
   * Handles a report that the signed-in user left a group: removes its row.
   * @param isOfList - whether another list emitted it; that list got the same event.
   */
  groupLeft(group: Kit.Group, isOfList: boolean): void {
    const peer = peerOfEntity(group);
    if (!isOfList) this.#book.remove(peer);
    this.#book.emissions.left.delete(peer.id);
  }

  /** Clears everything for another user. */
  reset(): void {
    this.#seen.clear();
  }

  /** Shows the unsent message in its row. */
  #showUnsent(peer: Peer): ConversationRecord | undefined {
    const record = this.#records.showUnsent(peer);
    if (record) this.#book.update(record);
    return record;
  }
}
