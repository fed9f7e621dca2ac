import type { Kit } from '../sdk/index.ts';
import type { ConversationBook } from './conversation-book.ts';
import type { ConversationRecord } from './conversation-record.ts';
import { createException } from './exception.ts';
import type { GroupLeft, LeaveReason } from './group-left.ts';
import {
  countsAsUnread,
  isNewer,
  isOfGroup,
  isOwn,
  isSameMessage,
  isThreadReply,
  isUnsent,
  messageId,
  peerOfEntity,
  peerOfIndicator,
  peerOfMessage,
  saysTheSame,
  senderId,
  senderOf,
} from './messages.ts';
import type { Peer } from './peer-map.ts';
import { presenceWord, tellsNews } from './presence-word.ts';
import { flagOf, textOf } from './read.ts';
import { peerOfReceipt, reaches, recordOfReceipt } from './receipt-target.ts';
import { RECEIPT, type Receipt, stampMessage } from './receipts.ts';
import { SeenIds } from './seen-ids.ts';
import { showsUnsent } from './take-copy.ts';
import { TypingTable } from './typing.ts';

/** What the events need from outside. */
export interface ConversationEventsOptions {
  /** The time in milliseconds. */
  now: () => number;
  /** A message came of a conversation that is not in the list; called once until the journal is settled. */
  onUnknown: (peer: Peer) => void;
  /** Whether receipts are published; while not, they are only kept. */
  publishesReceipts: () => boolean;
  /** Whether presence is published; while not, it is only kept. */
  publishesPresence: () => boolean;
}

/** Turns each SDK event into a change of the book: plain data at once, published with the next flush. */
export class ConversationEvents {
  readonly typing = new TypingTable();
  /** Rows that an SDK event changed since the last flush: what other lists are told of. */
  readonly updated = new Set<ConversationRecord>();
  /** Rows that were read elsewhere since the last flush. */
  readonly readElsewhere = new Set<ConversationRecord>();
  /** Groups that this user left, or was made to leave, since the last flush, by guid. */
  readonly left = new Map<string, GroupLeft>();
  #book: ConversationBook;
  #options: ConversationEventsOptions;
  #seen = new SeenIds();

  constructor(book: ConversationBook, options: ConversationEventsOptions) {
    this.#book = book;
    this.#options = options;
  }

  /** A message was received, or sent by this user: preview, unread count, order; true when it is the first time. */
  message(message: Kit.Message): boolean {
    return this.#hear(message, true);
  }

  #hear(message: Kit.Message, isOnTop: boolean): boolean {
    const { uid, journal } = this.#book;
    const peer = peerOfMessage(message, uid);
    this.#stoppedTyping(peer, senderId(message));
    if (isThreadReply(message)) return false;
    const id = messageId(message);
    if (id && !this.#seen.add(id)) return false;
    const record = this.#book.shown(peer);
    if (record) {
      journal.heard(peer, message, isOnTop);
      this.#apply(record, message);
      if (isOnTop) this.#book.moveToTop(record);
      else this.#book.rise(record, message);
    } else {
      const isFirst = journal.await(peer);
      journal.heard(peer, message, isOnTop);
      if (isFirst) this.#options.onUnknown(peer);
    }
    return true;
  }

  /**
   * A message of this user's own is being sent, was sent, or could not be sent. The answer may come after newer
   * messages: those stay the preview, and their rows stay above.
   */
  sent(message: Kit.Message, status: 'inprogress' | 'success' | 'error'): void {
    const { uid, journal } = this.#book;
    const record = this.#book.shown(peerOfMessage(message, uid));
    const pending = record?.lastMessage;
    const isIt = pending && isUnsent(pending, uid) && saysTheSame(pending, message);
    if (record && isIt && status === 'success') {
      if (messageId(message)) this.#seen.add(messageId(message));
      record.setLastMessage(isNewer(message, record.beneath) ? message : record.beneath, uid);
      journal.heard(record, message, false);
      this.#book.rise(record, message);
      this.#update(record);
    } else if (status === 'success') {
      this.#hear(message, false);
    } else if (status === 'inprogress') {
      if (record) this.message(message);
    } else if (record && (isIt || isNewer(message, record.lastMessage))) {
      record.setLastMessage(message, uid);
      record.receipt = RECEIPT.ERROR;
      this.#update(record);
    }
  }

  /** This user read a message in this page: its conversation has nothing unread up to there. */
  ownRead(message: Kit.Message): void {
    const record = this.#book.shown(peerOfMessage(message, this.#book.uid));
    if (!record) return;
    if (isNewer(record.lastForeign ?? record.lastMessage ?? message, message)) this.#readInPart(record);
    else if (this.read(record)) this.updated.add(record);
  }

  /** A message was edited or deleted: the preview changes only when it shows that very message. */
  revised(message: Kit.Message): void {
    const peer = peerOfMessage(message, this.#book.uid);
    this.#book.journal.revised(peer, message);
    const record = this.#book.shown(peer);
    if (record?.beneath && isSameMessage(record.beneath, message)) record.beneath = message;
    if (!record?.lastMessage || !isSameMessage(record.lastMessage, message)) return;
    const receipt = record.receipt;
    record.setLastMessage(message, this.#book.uid);
    record.advance(receipt);
    this.#update(record);
  }

  typingStarted(indicator: Kit.TypingIndicator): void {
    const sender = senderOf(indicator);
    const peer = peerOfIndicator(indicator);
    const record = this.#book.shown(peer);
    if (!record || !sender || senderId(indicator) === this.#book.uid) return;
    if (flagOf(sender, 'getBlockedByMe') || this.#book.find(peerOfEntity(sender))?.blocked) return;
    if (this.typing.start(record, sender, this.#options.now())) this.#book.touch(record);
  }

  typingEnded(indicator: Kit.TypingIndicator): void {
    this.#stoppedTyping(peerOfIndicator(indicator), senderId(indicator));
  }

  /** Ends the indicators whose end was lost. */
  expireTyping(): void {
    for (const peer of this.typing.expire(this.#options.now())) this.#touch(peer);
  }

  /**
   * A message of this user was delivered or read, or this user read one elsewhere.
   * @param toAll - whether the receipt speaks for all members of a group.
   */
  receipt(receipt: Kit.MessageReceipt, step: Receipt, toAll: boolean): void {
    const uid = senderId(receipt);
    const isGroup = isOfGroup(receipt);
    const named = textOf(receipt, 'getMessageId');
    if (uid === '' && named === '')
      throw createException('ERR_BAD_OBJECT', 'A receipt names neither a message nor a user.');
    if (uid === this.#book.uid && step === RECEIPT.READ && !toAll) {
      this.#readElsewhere(receipt);
      return;
    }
    if (isGroup !== toAll) return;
    const peer = isGroup ? peerOfReceipt(receipt, this.#book.uid) : { isGroup, id: uid };
    if (peer) this.#book.journal.receipt(peer, named, step);
    const record = peer ? this.#book.shown(peer) : recordOfReceipt(receipt, this.#book);
    const last = record?.lastMessage;
    if (!record || !last || messageId(last) !== named) return;
    if (!isOwn(last, this.#book.uid) || !record.advance(step)) return;
    stampMessage(last, receipt, step);
    this.#book.changes.note(record, 'receipt', this.#options.publishesReceipts());
  }

  presence(user: Kit.User, isOnline: boolean): void {
    const peer = peerOfEntity(user);
    const record = this.#book.find(peer);
    const status = presenceWord(textOf(user, 'getStatus'), isOnline);
    const isNews = record !== undefined && tellsNews(user, record.entity as Kit.User);
    this.#book.journal.noted(peer, isNews ? { status, entity: user } : { status });
    if (isNews) {
      record.entity = user;
      this.#update(record);
    }
    if (!record || record.status === status) return;
    record.status = status;
    this.#book.changes.note(record, 'presence', this.#options.publishesPresence());
  }

  /** A user was blocked or unblocked by this one. */
  blocked(user: Kit.User, isBlocked: boolean): void {
    const peer = peerOfEntity(user);
    const record = this.#book.find(peer);
    this.#book.journal.noted(peer, { blocked: isBlocked });
    if (isBlocked) for (const each of this.typing.endAll(peer.id)) this.#touch(each);
    if (!record || record.blocked === isBlocked) return;
    record.blocked = isBlocked;
    this.#book.touch(record);
  }

  /** Someone joined a group or, for a reason, left it: its metadata and preview; this user's own leave ends the row. */
  groupChanged(action: Kit.ActionMessage, user: Kit.User, group: Kit.Group, reason?: LeaveReason): void {
    const peer = peerOfEntity(group);
    const record = this.#book.shown(peer);
    const { journal, uid } = this.#book;
    const isSelf = textOf(user, 'getUid') === uid;
    if (isSelf && reason) {
      this.groupLeft(group);
      this.left.set(peer.id, { group, reason, action });
      // A flush follows even where no row went: it emits the event.
      this.#book.changes.order = true;
      return;
    }
    const isFirst = !record && isSelf && journal.await(peer);
    journal.noted(peer, { entity: group });
    journal.heard(peer, action);
    if (record) {
      record.entity = group;
      if (isNewer(action, record.lastMessage)) record.setLastMessage(action, uid);
      this.#update(record);
    } else if (isFirst) {
      this.#options.onUnknown(peer);
    }
  }

  /** This user left a group: its row goes. */
  groupLeft(group: Kit.Group): void {
    const peer = peerOfEntity(group);
    const record = this.#book.find(peer);
    if (record) this.#book.remove(record);
    else this.#book.journal.deleted(peer);
    this.left.delete(peer.id);
  }

  /** The conversation was read by this user; true when it had unread messages. */
  read(record: ConversationRecord): boolean {
    if (record.lastMessage && messageId(record.lastMessage)) record.settledLast = record.lastMessage;
    this.#book.journal.read(record, record.settledLast);
    this.#book.uncounted.delete(record);
    if (record.unread === 0) return false;
    record.unread = 0;
    this.#book.touch(record);
    return true;
  }

  /** Forgets everything, the book's rows too: another user signed in. */
  reset(): void {
    this.#book.reset();
    this.#seen = new SeenIds();
    this.typing.clear();
    this.updated.clear();
    this.readElsewhere.clear();
    this.left.clear();
    this.#book.changes.forgetWithheld();
  }

  #apply(record: ConversationRecord, message: Kit.Message): void {
    const { uid } = this.#book;
    const counts = countsAsUnread(message, uid);
    if (counts && isNewer(message, record.settledLast)) record.unread++;
    if (isNewer(message, record.lastMessage)) record.setLastMessage(message, uid);
    else if (showsUnsent(record, uid) && isNewer(message, record.beneath)) record.beneath = message;
    if (counts && isNewer(message, record.lastForeign)) record.lastForeign = message;
    this.#update(record);
  }

  /** Copies from before are wrong about the unread count, and so is the row, until the SDK is asked. */
  #readInPart(record: ConversationRecord): void {
    this.#book.journal.read(record, record.settledLast);
    if (record.unread === 0) return;
    this.#book.uncounted.add(record);
    this.#book.touch(record);
  }

  #stoppedTyping(peer: Peer, uid: string): void {
    if (this.typing.end(peer, uid)) this.#touch(peer);
  }

  #update(record: ConversationRecord): void {
    this.#book.touch(record);
    this.updated.add(record);
  }

  #touch(peer: Peer): void {
    const record = this.#book.shown(peer);
    if (record) this.#book.touch(record);
  }

  #readElsewhere(receipt: Kit.MessageReceipt): void {
    const record = recordOfReceipt(receipt, this.#book);
    if (!record) {
      const peer = peerOfReceipt(receipt, this.#book.uid);
      if (peer) this.#book.journal.read(peer, null);
      return;
    }
    const newest = record.lastForeign ?? record.lastMessage;
    if (!newest || !reaches(receipt, newest)) this.#readInPart(record);
    else if (this.read(record)) this.readElsewhere.add(record);
  }
}
