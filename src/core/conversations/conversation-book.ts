import type { Kit } from '../../sdk/index.ts';
import type { Peer } from '../collections/peer-map.ts';
import { isNewer, lastSentOf, peerOfConversation } from '../messages/messages.ts';
import { forEachItem } from '../objects/read.ts';
import { ChangeSet } from '../order/change-set.ts';
import type { ConversationRecord } from './conversation-record.ts';
import { ConversationRecords } from './conversation-records.ts';
import { ConversationRows } from './conversation-rows.ts';
import { Emissions } from './emissions.ts';
import type { Checkpoint, Question } from './journal.ts';

/** The checkpoint of copies that nothing happened since. */
const NOW: Checkpoint = { at: Number.POSITIVE_INFINITY };

/** The conversations of a list: what is known of each, and the order of those that are shown. */
export class ConversationBook {
  readonly changes = new ChangeSet<ConversationRecord>();
  readonly rows = new ConversationRows(this.changes);
  readonly order = this.rows.order;
  readonly records: ConversationRecords;
  readonly emissions = new Emissions();
  /** Rows of the list before, which stay until the answer and may be no part of it. */
  #former = new Set<ConversationRecord>();

  /** @param uid - reads the uid of the signed-in user. */
  constructor(uid: () => string | null) {
    this.records = new ConversationRecords(this.changes, this.rows, uid);
  }

  /** The record of a conversation when it is in the list. */
  recordOf(conversation: Kit.Conversation): ConversationRecord | undefined {
    try {
      return this.records.shown(peerOfConversation(conversation));
    } catch {
      // A conversation with nobody has no row.
      return undefined;
    }
  }

  /** Whether a record still stands for a conversation that exists, as far as is known. */
  isKnown(record: ConversationRecord): boolean {
    return this.records.find(record) === record;
  }

  begin(): Checkpoint {
    return this.records.journal.begin();
  }

  end(since: Checkpoint): void {
    this.records.journal.end(since);
  }

  /** Events may have been lost. */
  disconnect(): void {
    this.records.disconnect();
  }

  /** Adds a page at the end. Rows that are there stay where they are and take what is newer. */
  appendPage(page: readonly Kit.Conversation[], since = NOW): void {
    const records = new Set<ConversationRecord>();
    forEachItem(page, (conversation) => {
      const record = this.records.merge(conversation, since);
      if (record) records.add(record);
    });
    this.records.delete(this.rows.append(records));
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
    if (forget) this.records.delete(left);
    this.records.reconnected(forget);
    return left.filter((record) => this.#hasMoved(record, since));
  }

  /** Makes these conversations the first rows; rows below the last of them may be further down, and stay. */
  replaceFirst(conversations: readonly Kit.Conversation[], since = NOW): void {
    this.records.delete(this.rows.replaceFirst(this.#mergeFirst(conversations, since)));
    this.records.reconnected(false);
  }

  /** The last page came: rows that no page brought are gone. */
  complete(): void {
    this.records.delete(this.rows.complete());
    this.records.reconnected(true);
  }

  /**
   * Another list is asked for, and the rows stay until it comes.
   * @param isPart - whether they all belong to it, be they in its first page or not.
   */
  supersede(isPart: boolean): void {
    this.#former = new Set(isPart ? [] : this.rows.all());
  }

  /** Adds a conversation that was asked for where its last message belongs; not if it was deleted meanwhile. */
  addFetched(question: Question, conversation: Kit.Conversation): ConversationRecord | undefined {
    const { journal } = this.records;
    const record = journal.isOpen(question) ? this.records.merge(conversation, question) : undefined;
    journal.end(question);
    if (!record) return undefined;
    this.rows.place(record, record.lastSentMessage);
    this.update(record);
    return record;
  }

  /**
   * Takes the copy by which a row is counted.
   * @returns whether it tells: one that is too old does not.
   */
  recount(record: ConversationRecord, conversation: Kit.Conversation, since: Checkpoint): boolean {
    const { isUnread } = record;
    const isCounted = this.records.recount(record, conversation, since);
    if (isUnread && !record.isUnread) this.emissions.cleared.add(record);
    return isCounted;
  }

  /** Takes all rows out and keeps the SDK's objects: another builder is about to tell what is in the list. */
  empty(): void {
    this.rows.replaceAll([]);
    this.#former.clear();
  }

  /** Forgets everything: another user signed in. */
  reset(): void {
    this.empty();
    this.records.clear();
    this.emissions.clear();
    this.changes.forgetWithheld();
  }

  /**
   * Takes a conversation out of the list for good.
   * @param last - the last message that is known of it, beside those that the list has.
   */
  remove(peer: Peer, last: Kit.Message | null = null): void {
    const { journal, outbox } = this.records;
    const record = this.records.find(peer);
    const known = record?.lastSentMessage;
    journal.delete(peer, known && isNewer(known, last) ? known : last);
    outbox.dropFailed(peer);
    if (!record) return;
    this.rows.remove(record);
    this.records.delete([record]);
  }

  /** Publishes the row with the next flush. */
  markChanged(record: ConversationRecord): void {
    this.changes.changed.add(record);
  }

  /** Publishes the row with the next flush, and then tells other lists. */
  update(record: ConversationRecord): void {
    this.markChanged(record);
    this.emissions.updated.add(record);
  }

  /** Merges first pages; gives their rows, below those that got messages since. */
  #mergeFirst(conversations: readonly Kit.Conversation[], since: Checkpoint): Set<ConversationRecord> {
    // A row that only rose stands where its copy does, once that has the message.
    const fetched = new Map<ConversationRecord, boolean>();
    forEachItem(conversations, (each) => {
      const record = this.records.merge(each, since);
      if (record) fetched.set(record, this.#isAbove(record, each, since));
    });
    const moved = this.rows.all().filter((record) => this.#hasMoved(record, since));
    const above = moved.filter((record) => fetched.get(record) ?? !this.#former.has(record));
    for (const record of above) if (!fetched.has(record)) this.records.confirm(record);
    this.#former.clear();
    return new Set([...above, ...fetched.keys()]);
  }

  #hasMoved(record: ConversationRecord, since: Checkpoint): boolean {
    return record.isSending || this.records.journal.hasMessages(record, since);
  }

  /** Whether a row stays above the place of its copy. */
  #isAbove(record: ConversationRecord, copy: Kit.Conversation, since: Checkpoint): boolean {
    const { journal, uid } = this.records;
    return record.isSending || journal.wentToTop(record, since) || record.isAhead(lastSentOf(copy, uid));
  }
}
