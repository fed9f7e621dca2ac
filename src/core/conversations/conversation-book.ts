import type { Kit } from '../../sdk/index.ts';
import type { Peer } from '../collections/peer-map.ts';
import { isAction, isNewer, lastSentOf } from '../messages/messages.ts';
import { peerOfConversation } from '../messages/peers.ts';
import { forEachItem } from '../objects/read.ts';
import { ChangeSet } from '../order/change-set.ts';
import type { ConversationRecord } from './conversation-record.ts';
import { ConversationRecords } from './conversation-records.ts';
import { ConversationRows, type MoveTarget } from './conversation-rows.ts';
import { Emissions } from './emissions.ts';
import type { Checkpoint, Question } from './journal.ts';
import { RowList } from './row-list.ts';

/** The checkpoint of copies without later operations. */
const NOW: Checkpoint = { at: Number.POSITIVE_INFINITY };

/** The conversations of a list: their records, and the order of the shown ones. */
export class ConversationBook {
  readonly changes = new ChangeSet<ConversationRecord, MoveTarget>();
  readonly rows = new ConversationRows(this.changes);
  readonly order = this.rows.order;
  readonly records: ConversationRecords;
  readonly emissions = new Emissions();
  /** The number of items that were deleted so far, loaded or not: pages may have counted them. */
  deletedCount = 0;
  /** Rows of the previous list, which stay until the answer and may not be part of it. */
  #former = new Set<ConversationRecord>();

  /** @param uid - returns the uid of the signed-in user. */
  constructor(uid: () => string | null) {
    this.records = new ConversationRecords(this.changes, this.rows, uid);
  }

  /** Returns the record of a conversation if it is in the list. */
  recordOf(conversation: Kit.Conversation): ConversationRecord | undefined {
    try {
      return this.records.shown(peerOfConversation(conversation));
    } catch {
      // A conversation without a peer has no row.
      return undefined;
    }
  }

  /** Whether a record's conversation still exists, as far as is known. */
  isKnown(record: ConversationRecord): boolean {
    return this.records.find(record) === record;
  }

  begin(): Checkpoint {
    return this.records.journal.begin();
  }

  end(since: Checkpoint): void {
    this.records.journal.end(since);
  }

  /** Notes that events may have been lost. */
  disconnect(): void {
    this.records.disconnect();
  }

  /**
   * Adds a page at the end. Existing rows stay where they are and take newer data; new ones that got messages
   * recently move to the place of these.
   * @param isLate - whether rows above the page are still to come.
   */
  appendPage(page: readonly Kit.Conversation[], since = NOW, isLate = false): void {
    const records = new Set<ConversationRecord>();
    const moved = new Set<ConversationRecord>();
    forEachItem(page, (conversation) => {
      const last = lastSentOf(conversation, this.records.uid);
      const record = this.records.merge(conversation, since);
      if (!record) return;
      records.add(record);
      if (this.rows.has(record)) return;
      if (record.isAhead(last) || this.records.journal.newestMessage(record)) moved.add(record);
    });
    this.records.delete(this.rows.append(records, isLate));
    for (const record of moved) this.rows.place(record, record.lastSentMessage);
  }

  /**
   * Replaces the list by these conversations, below rows that got messages since. Rows not among them are
   * removed, and those that got messages are returned.
   * @param forget - drop removed rows for good (everything was fetched again) instead of keeping the SDK's
   * objects for their return (another builder).
   */
  replaceAll(conversations: readonly Kit.Conversation[], forget: boolean, since = NOW): Peer[] {
    const before = this.rows.all();
    this.rows.replaceAll(this.#mergeFirst(conversations, since, forget));
    const left = before.filter((record) => !this.rows.has(record));
    if (forget) this.records.delete(left);
    this.records.reconnected(forget);
    return left.filter((record) => record.isSending || this.records.journal.hasMessages(record, since));
  }

  /** Replaces the first rows by these conversations; rows below the last of them may be further down, and stay. */
  replaceFirst(conversations: readonly Kit.Conversation[], since = NOW): void {
    this.records.delete(this.rows.replaceFirst(new Set(this.#mergeFirst(conversations, since, false))));
    this.records.reconnected(false);
  }

  /** Handles the last page: removes rows that no page contained. */
  complete(): void {
    this.records.delete(this.rows.complete());
    this.records.reconnected(true);
  }

  /**
   * Prepares for another list; the rows stay until it arrives.
   * @param isPart - whether all of them belong to it, even if its first page lacks them.
   */
  supersede(isPart: boolean): void {
    this.#former = new Set(isPart ? [] : this.rows.all());
  }

  /**
   * Adds a fetched conversation where its last message belongs, unless it was deleted meanwhile.
   * @param since - when the fetch started, which may be before the question was asked.
   */
  addFetched(
    question: Question,
    conversation: Kit.Conversation,
    since: Checkpoint = question,
  ): ConversationRecord | undefined {
    const { journal } = this.records;
    if (!journal.isOpen(question)) {
      this.records.touch(peerOfConversation(conversation));
      return undefined;
    }
    const record = this.records.merge(conversation, since);
    journal.end(question);
    if (!record) return undefined;
    this.rows.place(record, record.lastSentMessage);
    this.update(record);
    return record;
  }

  /**
   * Takes a copy that was fetched to count a row.
   * @returns whether the count is known; an outdated copy leaves it open.
   */
  recount(record: ConversationRecord, conversation: Kit.Conversation, since: Checkpoint): boolean {
    const { isUnread } = record;
    const isCounted = this.records.recount(record, conversation, since);
    if (isUnread && !record.isUnread) this.emissions.cleared.add(record);
    return isCounted;
  }

  /** Removes all rows but keeps the SDK's objects, because another builder decides what is in the list. */
  empty(): void {
    this.rows.replaceAll([]);
    this.#former.clear();
  }

  /** Clears everything for another user. */
  reset(): void {
    this.empty();
    this.records.clear();
    this.emissions.clear();
    this.changes.forgetWithheld();
  }

  /**
   * Removes a conversation for good.
   * @param last - its last known message, if the list does not have it.
   */
  remove(peer: Peer, last: Kit.Message | null = null): void {
    const { journal, unsent } = this.records;
    const record = this.records.find(peer);
    const known = record?.lastSentMessage;
    journal.delete(peer, known && isNewer(known, last) ? known : last);
    unsent.dropFailed(peer);
    this.deletedCount++;
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

  /**
   * Merges first pages; returns their rows in the SDK's order, moved by messages and sends that the copies lack.
   * @param isAll - whether the pages hold all conversations.
   */
  #mergeFirst(
    conversations: readonly Kit.Conversation[],
    since: Checkpoint,
    isAll: boolean,
  ): readonly ConversationRecord[] {
    const { isQuiet } = this.records;
    const merged: ConversationRecord[] = [];
    const copies = new Map<ConversationRecord, Kit.Message | null>();
    forEachItem(conversations, (each) => {
      const last = isQuiet ? null : lastSentOf(each, this.records.uid);
      const record = this.records.merge(each, since);
      if (record && isQuiet) merged.push(record);
      else if (record && !copies.has(record)) copies.set(record, last);
    });
    const rows = isQuiet ? merged : this.#moved(copies, since, isAll);
    this.#former.clear();
    // A copy of a known conversation marks its row as changed: without one, none came twice.
    return this.changes.changed.size > 0 ? [...new Set(rows)] : rows;
  }

  /** Returns the rows of first pages, moved by messages and sends that their copies lack. */
  #moved(
    copies: ReadonlyMap<ConversationRecord, Kit.Message | null>,
    since: Checkpoint,
    isAll: boolean,
  ): readonly ConversationRecord[] {
    const end = isAll ? null : [...copies.values()].at(-1);
    const rows = new RowList(copies.keys());
    for (const { record, message, isToTop } of this.#moves(copies, since)) {
      const isFetched = copies.has(record);
      // What happens in a group moves no row, but it may move the group out of the pages that are still to come.
      if (isFetched && message && isAction(message)) continue;
      const isLacking = !message || isNewer(message, isFetched ? copies.get(record) : end);
      if (!isFetched && !isLacking) continue;
      if (isLacking && isToTop) rows.moveToTop(record);
      else rows.place(record, message);
      if (!isFetched) this.records.confirm(record);
    }
    return rows.all();
  }

  /**
   * Returns the messages and sends that moved rows since a fetch started, oldest first; `message` is null for
   * a send.
   */
  #moves(fetched: ReadonlyMap<ConversationRecord, unknown>, since: Checkpoint) {
    const isListed = new Set([...fetched.keys(), ...this.rows.all().filter((row) => !this.#former.has(row))]);
    const moves: { record: ConversationRecord; message: Kit.Message | null; isToTop: boolean; at: number }[] =
      [];
    for (const record of isListed)
      if (record.isSending) moves.push({ record, message: null, isToTop: true, at: record.unsent?.at ?? 0 });
    for (const { peer, message, isToTop, at } of this.records.journal.moves(since)) {
      const record = this.records.find(peer);
      if (record && isListed.has(record)) moves.push({ record, message, isToTop, at });
    }
    return moves.sort((a, b) => a.at - b.at);
  }
}
