import type { Kit } from '../sdk/index.ts';
import { ChangeSet } from './change-set.ts';
import { ConversationRecord } from './conversation-record.ts';
import { ConversationRows } from './conversation-rows.ts';
import { type Checkpoint, Journal, type Question } from './journal.ts';
import { MessageUpdates } from './message-updates.ts';
import { isNewer, isOwn, isSameMessage, lastMessageOf, lastSentOf, peerOfConversation } from './messages.ts';
import type { Operation } from './operation.ts';
import { Outbox } from './outbox.ts';
import { type Peer, PeerMap } from './peer-map.ts';
import { forEachItem } from './read.ts';
import { isAbout, peerOfReceipt } from './receipt-target.ts';

/** The checkpoint of copies that nothing happened since. */
const NOW: Checkpoint = { at: Number.POSITIVE_INFINITY };

/**
 * All conversations that were ever loaded, and the order of those that are shown. What happens to a conversation is
 * one operation on its record; pages, single fetches and refetches bring copies, which are merged by peer.
 */
export class ConversationBook {
  readonly changes = new ChangeSet<ConversationRecord>();
  readonly rows = new ConversationRows(this.changes);
  readonly order = this.rows.order;
  readonly journal = new Journal();
  readonly updates = new MessageUpdates();
  readonly outbox = new Outbox();
  /** Rows whose unread count only the SDK can tell. */
  readonly uncounted = new Set<ConversationRecord>();
  #records = new PeerMap<ConversationRecord>();
  /** Rows of the list before, which stay until the answer and may be no part of it. */
  #former = new Set<ConversationRecord>();
  /** The last message of each row before events may have been lost: a copy may lack it, and be right. */
  #lastBeforeDisconnect = new Map<ConversationRecord, Kit.Message | null>();
  #uid: () => string | null;

  /** @param uid - reads the uid of the signed-in user. */
  constructor(uid: () => string | null) {
    this.#uid = uid;
  }

  /** The uid of the signed-in user. */
  get uid(): string | null {
    return this.#uid();
  }

  /** The record of a peer, shown or not. */
  find(peer: Peer): ConversationRecord | undefined {
    return this.#records.get(peer);
  }

  /** The record of a peer when it is in the list, waits to enter it, or is only left out by the filter. */
  shown(peer: Peer): ConversationRecord | undefined {
    const record = this.#records.get(peer);
    return record && this.rows.has(record) ? record : undefined;
  }

  /** The record of a conversation when it is in the list. */
  shownOf(conversation: Kit.Conversation): ConversationRecord | undefined {
    return this.shown(peerOfConversation(conversation));
  }

  /** The record that a receipt is about when it is in the list. */
  shownAbout(receipt: Kit.MessageReceipt): ConversationRecord | undefined {
    const peer = peerOfReceipt(receipt, this.uid);
    if (peer) return this.shown(peer);
    for (const record of this.records()) if (isAbout(receipt, record)) return this.shown(record);
    return undefined;
  }

  /** All records, shown or not. */
  records(): IterableIterator<ConversationRecord> {
    return this.#records.values();
  }

  /**
   * Applies what happened to a conversation, and records it for copies that may lack it.
   * @returns whether its unread count is known.
   */
  apply(peer: Peer, operation: Operation): boolean {
    this.journal.record(peer, operation);
    const record = operation.type === 'profile' ? this.find(peer) : this.shown(peer);
    if (!record) return true;
    const isCounted = record.apply(operation, this.uid);
    if (operation.type === 'message' && operation.message === record.lastSentMessage)
      record.advance(this.updates.receipt(operation.message));
    return isCounted;
  }

  /** Lets a record show what is not sent yet; gives it when it is in the list. */
  showUnsent(peer: Peer): ConversationRecord | undefined {
    const record = this.#records.get(peer);
    if (record) record.unsent = this.outbox.last(peer);
    return this.shown(peer);
  }

  /** How many rows are loaded, those that the filter leaves out too. */
  get loaded(): number {
    return this.rows.loaded;
  }

  /** How many of them a refetch did not bring. */
  get unconfirmed(): number {
    return this.rows.unconfirmed;
  }

  begin(): Checkpoint {
    return this.journal.begin();
  }

  end(since: Checkpoint): void {
    this.journal.end(since);
  }

  /** Adds a page at the end. Rows that are there stay where they are and take what is newer. */
  appendPage(page: readonly Kit.Conversation[], since = NOW): void {
    const records = new Set<ConversationRecord>();
    forEachItem(page, (conversation) => {
      const record = this.#merge(conversation, since);
      if (record) records.add(record);
    });
    this.#forget(this.rows.append(records));
  }

  /**
   * Makes these conversations the whole list, below rows that got messages since. Those of the list before that are
   * not among the conversations go; those of them that got messages are given back.
   * @param forget - drop what is not among them for good (all was fetched again), instead of keeping the SDK's
   *   objects for the case that they come back (another builder).
   */
  replaceAll(conversations: readonly Kit.Conversation[], forget: boolean, since = NOW): Peer[] {
    const before = this.rows.all();
    const next = this.#mergeFirst(conversations, since);
    this.rows.replaceAll([...next]);
    const left = before.filter((record) => !next.has(record));
    if (forget) {
      this.#forget(left);
      this.#lastBeforeDisconnect.clear();
    }
    this.#former.clear();
    return left.filter((record) => this.#hasMoved(record, since));
  }

  /** Makes these conversations the first rows; rows below the last of them may be further down, and stay. */
  replaceFirst(conversations: readonly Kit.Conversation[], since = NOW): void {
    this.#forget(this.rows.replaceFirst(this.#mergeFirst(conversations, since)));
    this.#former.clear();
  }

  /** The last page came: rows that no page brought are gone. */
  complete(): void {
    this.#forget(this.rows.complete());
    this.#lastBeforeDisconnect.clear();
  }

  /** Merges first pages; gives their rows, below those that got messages since. */
  #mergeFirst(conversations: readonly Kit.Conversation[], since: Checkpoint): Set<ConversationRecord> {
    const moved = this.rows.all().filter((record) => this.#hasMoved(record, since));
    // A row that only rose stands where its copy does, once that has the message.
    const fetched = new Map<ConversationRecord, boolean>();
    forEachItem(conversations, (each) => {
      const record = this.#merge(each, since);
      if (record) fetched.set(record, this.#isAbove(record, each, since));
    });
    const above = moved.filter((record) => fetched.get(record) ?? !this.#former.has(record));
    for (const record of above) {
      if (!fetched.has(record) && this.#lastBeforeDisconnect.has(record)) this.uncounted.add(record);
    }
    return new Set([...above, ...fetched.keys()]);
  }

  #hasMoved(record: ConversationRecord, since: Checkpoint): boolean {
    return record.isSending || this.journal.hasMessages(record, since);
  }

  #forget(records: readonly ConversationRecord[]): void {
    for (const record of records) {
      this.#records.delete(record);
      this.uncounted.delete(record);
      this.#lastBeforeDisconnect.delete(record);
    }
  }

  /**
   * Another list is asked for, and the rows stay until it comes.
   * @param isPart - whether they all belong to it, be they in its first page or not.
   */
  supersede(isPart: boolean): void {
    this.#former = new Set(isPart ? [] : this.rows.all());
  }

  /** Events may have been lost: what a copy lacks of all that is known until now is gone. */
  disconnect(): void {
    this.#lastBeforeDisconnect = new Map(
      [...this.records()].map((record) => [record, record.lastSentMessage]),
    );
  }

  /** Adds a conversation that was asked for where its last message belongs; not if it was deleted meanwhile. */
  addFetched(question: Question, conversation: Kit.Conversation): ConversationRecord | undefined {
    const record = this.journal.isOpen(question) ? this.#merge(conversation, question) : undefined;
    this.journal.end(question);
    if (record) this.rows.place(record, record.lastSentMessage);
    return record;
  }

  /** Takes a copy of a row whose unread count was asked for; the row stays where it is. */
  recount(record: ConversationRecord, conversation: Kit.Conversation, since: Checkpoint): void {
    if (this.journal.isOpen(since) && this.shown(record) === record) this.#merge(conversation, since);
  }

  /** Takes all rows out and keeps the SDK's objects: another builder is about to tell what is in the list. */
  empty(): void {
    this.rows.replaceAll([]);
    this.#former.clear();
  }

  /** Forgets everything: another user signed in. */
  reset(): void {
    this.empty();
    this.#records.clear();
    this.#lastBeforeDisconnect.clear();
    this.uncounted.clear();
    this.journal.clear();
    this.updates.clear();
    this.outbox.clear();
  }

  /**
   * Takes a conversation out of the list for good.
   * @param last - the last message that is known of it, beside those that the list has.
   */
  remove(peer: Peer, last: Kit.Message | null = null): void {
    const record = this.#records.get(peer);
    const known = record?.lastSentMessage;
    this.journal.delete(peer, known && isNewer(known, last) ? known : last);
    this.outbox.dropFailed(peer);
    if (!record) return;
    this.rows.remove(record);
    this.#forget([record]);
  }

  /** The row is to be published again. */
  touch(record: ConversationRecord): void {
    this.changes.touched.add(record);
  }

  /** Whether a row stays above the place of its copy. */
  #isAbove(record: ConversationRecord, copy: Kit.Conversation, since: Checkpoint): boolean {
    if (record.isSending || this.journal.wentToTop(record, since)) return true;
    return record.isAheadOf(lastSentOf(copy, this.uid));
  }

  /** Merges a copy into the record of its peer, or makes one of it; undefined when the conversation is gone. */
  #merge(conversation: Kit.Conversation, since: Checkpoint): ConversationRecord | undefined {
    const { uid, updates, outbox } = this;
    const known = this.#records.get(peerOfConversation(conversation));
    const copy = new ConversationRecord(conversation, uid, known);
    // The SDK may hand out the object of the row, which shows what is not sent yet.
    if (known && !copy.lastSentMessage && lastMessageOf(conversation))
      copy.setLastSent(known.lastSentMessage, uid);
    const replayed = this.journal.replay(copy, since, uid);
    if (replayed === 'gone') return undefined;
    const last = copy.lastSentMessage;
    if (last) copy.revise(updates.newest(last), updates.receipt(last), uid);
    if (known?.isAheadOf(last) && !this.#mayBeLost(known)) return known;

    const isCounted = replayed === 'counted';
    const record = known ?? copy;
    const isShown = this.rows.has(record);
    if (isCounted) this.uncounted.delete(record);
    // The row counted by itself what came since, unless it was not here, or events were lost.
    else if (!isShown || this.#lastBeforeDisconnect.has(record)) this.uncounted.add(record);
    this.#lastBeforeDisconnect.delete(record);
    if (!known) this.#records.set(record, record);
    else {
      if (last && isOwn(last, uid) && isNewer(last, known.lastSentMessage)) outbox.settle(known, last, false);
      if (!isShown) known.unread = copy.unread;
      known.take(copy, isCounted, uid);
    }
    record.unsent = outbox.last(record);
    this.touch(record);
    return record;
  }

  /** Whether the last message of a row is of the time before events may have been lost. */
  #mayBeLost(record: ConversationRecord): boolean {
    const before = this.#lastBeforeDisconnect.get(record);
    return Boolean(before && record.lastSentMessage && isSameMessage(before, record.lastSentMessage));
  }
}
