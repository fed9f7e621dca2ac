import { lastSentOf } from '../client/boundary/conversations.ts';
import { forEachItem } from '../client/boundary/error-collector.ts';
import { isAction, isNewer } from '../client/boundary/messages.ts';
import { type Peer, PeerMap } from '../client/boundary/peer-map.ts';
import { peerOfConversation } from '../client/boundary/peers.ts';
import type { ConversationEntry, ConversationRecord } from '../client/records/conversation-record.ts';
import type { ConversationRecords, RecordList } from '../client/records/conversation-records.ts';
import { type FetchTicket, type PeerFetchTicket, UP_TO_DATE } from '../client/records/fetch-log.ts';
import { ChangeSet } from '../order/change-set.ts';
import { entryIn, ListEntry, link } from '../order/list-entry.ts';
import type { Kit } from '../sdk/index.ts';
import { ConversationRows, type MoveTarget } from './conversation-rows.ts';
import { RowList } from './row-list.ts';

/** The conversations of a list: its records and their order. */
export class ConversationStore implements RecordList {
  readonly changes = new ChangeSet<ConversationEntry, MoveTarget>();
  readonly rows = new ConversationRows(
    this.changes,
    (record) => this.#records.leaving.has(record),
    (record) => this.#records.sync(record),
  );
  readonly order = this.rows.order;
  isKept = false;
  schedule = () => {};
  report: RecordList['report'] = () => {};
  onMessage: RecordList['onMessage'] = () => {};
  /** Fetches a conversation that may belong in the list; null if nothing fetches. */
  fetch: ((ticket: PeerFetchTicket) => void) | null = null;
  #records: ConversationRecords;
  /** The running fetches of single conversations. */
  readonly #tickets = new PeerMap<PeerFetchTicket>();
  /** Rows of the previous list, which stay until the answer and may be missing in it. */
  #former = new Set<ConversationEntry>();

  constructor(records: ConversationRecords) {
    this.#records = records;
    this.#join();
  }

  /** The records of the client. */
  get records(): ConversationRecords {
    return this.#records;
  }

  /** Switches to the records of another client. */
  bind(records: ConversationRecords): void {
    this.leave();
    this.#records = records;
    this.#join();
  }

  /** The number of deleted conversations so far, loaded or not: pages may have counted them. */
  get deletedCount(): number {
    return this.#records.deletedCount;
  }

  /** Returns the entry of a conversation if it is in the list. */
  entryOf(conversation: Kit.Conversation): ConversationEntry | undefined {
    try {
      return this.entryOfPeer(peerOfConversation(conversation));
    } catch {
      // A conversation without a peer has no row.
      return undefined;
    }
  }

  /** Returns the entry of a peer that is in the list, waits to enter it, or is filtered out. */
  entryOfPeer(peer: Peer): ConversationEntry | undefined {
    const record = this.#records.find(peer);
    const entry = record && (entryIn(record, this) as ConversationEntry | undefined);
    return entry && this.rows.has(entry) ? entry : undefined;
  }

  /** Whether an entry's conversation still exists. */
  isKnown(entry: ConversationEntry): boolean {
    return this.#records.find(entry.record) === entry.record && entryIn(entry.record, this) === entry;
  }

  touch(entry: ConversationEntry): void {
    this.changes.changed.add(entry);
    this.rows.refresh(entry);
  }

  publish(): void {
    this.changes.order = true;
  }

  /** Fetches a conversation, unless a pending fetch is still valid. */
  onMissing(peer: Peer): void {
    const ticket = this.fetch && this.beginFetch(peer);
    if (ticket) this.fetch?.(ticket);
  }

  /** Begins a fetch of one conversation, unless one is running; call `answered` afterwards. */
  beginFetch(peer: Peer): PeerFetchTicket | undefined {
    const { log } = this.#records;
    const earlier = this.#tickets.get(peer);
    if (earlier && !log.wasDeleted(peer, earlier)) return undefined;
    const ticket = log.beginFor(peer);
    this.#tickets.set(peer, ticket);
    return ticket;
  }

  /**
   * Ends a fetch of one conversation.
   * @param isFailed - keeps the operations on a conversation that could not be fetched, until a copy arrives.
   */
  answered(ticket: PeerFetchTicket, isFailed = false): void {
    const { log } = this.#records;
    if (this.#tickets.get(ticket) === ticket) {
      this.#tickets.delete(ticket);
      log.keep(ticket, this, isFailed);
    }
    log.end(ticket);
  }

  begin(): FetchTicket {
    return this.#records.log.begin();
  }

  end(since: FetchTicket): void {
    this.#records.log.end(since);
  }

  /** Marks the rows as older than arriving events. */
  markOutdated(): void {
    for (const { record } of this.rows.all()) this.#records.doubt(record);
  }

  /**
   * Appends a page. Existing rows stay in place and are updated; new rows with recent messages move to the index of
   * those messages.
   * @param isLate - whether rows above the page are still missing.
   */
  appendPage(page: readonly Kit.Conversation[], since = UP_TO_DATE, isLate = false): void {
    const entries = new Set<ConversationEntry>();
    const moved = new Set<ConversationEntry>();
    forEachItem(page, (conversation) => {
      const last = lastSentOf(conversation, this.#records.uid);
      const record = this.#records.merge(conversation, since, this);
      if (!record) return;
      const entry = this.#enter(record);
      entries.add(entry);
      if (this.rows.has(entry)) return;
      if (record.isAhead(last) || this.#records.log.newestMessage(record)) moved.add(entry);
    });
    this.#release(this.rows.append(entries, isLate));
    for (const entry of moved) this.rows.moveByTime(entry, entry.record.lastSentMessage);
  }

  /** Appends known records. */
  show(records: readonly ConversationRecord[]): void {
    this.rows.append(new Set(records.map((record) => this.#enter(record))));
  }

  /**
   * Replaces the list by these conversations, below rows with messages since the fetch. Other rows are removed; with
   * another builder, those with recent messages are fetched.
   * @param forget - drops removed rows (everything was fetched again) instead of keeping the SDK's objects for their
   *   return (another builder).
   */
  replaceAll(conversations: readonly Kit.Conversation[], forget: boolean, since = UP_TO_DATE): void {
    const before = this.rows.all();
    this.rows.replaceAll(this.#mergeFirst(conversations, since, forget));
    const left = before.filter((entry) => !this.rows.has(entry));
    if (forget) this.#release(left);
    this.#records.reconnected(this, forget);
    if (forget) return;
    const { log } = this.#records;
    for (const { record } of left)
      if (record.isSending || log.hasMessages(record, since)) this.onMissing(record);
  }

  /**
   * Replaces the first rows by these conversations; rows below the last of them stay, because they may be further
   * down.
   */
  replaceFirst(conversations: readonly Kit.Conversation[], since = UP_TO_DATE): void {
    this.#release(this.rows.replaceFirst(new Set(this.#mergeFirst(conversations, since, false))));
    this.#records.reconnected(this, false);
  }

  /** Handles the last page: removes rows that no page contained. */
  complete(): void {
    this.#release(this.rows.complete());
    this.#records.reconnected(this, true);
  }

  /**
   * Prepares for another list; the rows stay until it arrives.
   * @param isPart - whether all rows belong to it, even if its first page lacks them.
   */
  supersede(isPart: boolean): void {
    this.#former = new Set(isPart ? [] : this.rows.all());
  }

  /**
   * Inserts a fetched conversation at the index of its last message, unless it was deleted meanwhile.
   * @param since - when the fetch began, possibly before the ticket was created.
   */
  addFetched(
    ticket: PeerFetchTicket,
    conversation: Kit.Conversation,
    since: FetchTicket = ticket,
  ): ConversationEntry | undefined {
    const records = this.#records;
    if (!records.log.isOpen(ticket)) {
      records.restore(peerOfConversation(conversation));
      return undefined;
    }
    const record = records.merge(conversation, since, this);
    this.answered(ticket);
    if (!record) return undefined;
    if (records.isShown(record)) records.touch(record);
    else records.update(record);
    const entry = this.#enter(record);
    this.rows.moveByTime(entry, record.lastSentMessage);
    return entry;
  }

  /** Removes all rows but keeps the SDK's objects, because another builder decides which are in the list. */
  empty(): void {
    this.rows.replaceAll([]);
    this.#former.clear();
  }

  /** Clears everything for another user. */
  reset(): void {
    this.empty();
    for (const ticket of [...this.#tickets.values()]) this.answered(ticket);
    this.#records.releaseAll(this);
  }

  /** Ends the list; records without entries are dropped. */
  leave(): void {
    this.reset();
    this.changes.clear();
    this.#records.lists.delete(this);
    this.#records.entities.lists.delete(this);
  }

  #join(): void {
    const { lists, entities, emissions } = this.#records;
    // Changes without a mounted list are not emitted.
    if ([...lists].every((list) => list.isKept)) emissions.clear();
    lists.add(this);
    entities.lists.add(this);
  }

  #enter(record: ConversationRecord): ConversationEntry {
    const known = entryIn(record, this);
    if (known) return known as ConversationEntry;
    const entry = new ListEntry(record, this);
    link(entry);
    if (this.#records.unpublished.has(record)) this.touch(entry);
    return entry;
  }

  #release(entries: readonly ConversationEntry[]): void {
    for (const entry of entries) this.#records.release(entry);
  }

  /**
   * Merges first pages; returns their rows in the SDK's order, moved by messages and sends that the copies lack.
   * @param isAll - whether the pages contain all conversations.
   */
  #mergeFirst(
    conversations: readonly Kit.Conversation[],
    since: FetchTicket,
    isAll: boolean,
  ): readonly ConversationEntry[] {
    const { isQuiet, uid } = this.#records;
    const merged: ConversationEntry[] = [];
    const copies = new Map<ConversationEntry, Kit.Message | null>();
    forEachItem(conversations, (each) => {
      const last = isQuiet ? null : lastSentOf(each, uid);
      const record = this.#records.merge(each, since, this);
      if (!record) return;
      const entry = this.#enter(record);
      if (isQuiet) merged.push(entry);
      else if (!copies.has(entry)) copies.set(entry, last);
    });
    const rows = isQuiet ? merged : this.#moved(copies, since, isAll);
    this.#former.clear();
    // A copy of a known conversation marks its row as changed; without changed rows there are no duplicates.
    return this.changes.changed.size > 0 ? [...new Set(rows)] : rows;
  }

  /** Returns the rows of first pages, moved by messages and sends that the copies lack. */
  #moved(
    copies: ReadonlyMap<ConversationEntry, Kit.Message | null>,
    since: FetchTicket,
    isAll: boolean,
  ): readonly ConversationEntry[] {
    const end = isAll ? null : [...copies.values()].at(-1);
    const rows = new RowList(copies.keys());
    for (const { entry, message, isToTop } of this.#moves(copies, since)) {
      const isFetched = copies.has(entry);
      // Group events move no rows, but may move the group out of the pages not loaded yet.
      if (isFetched && message && isAction(message)) continue;
      const isLacking = !message || isNewer(message, isFetched ? copies.get(entry) : end);
      if (!isFetched && !isLacking) continue;
      if (isLacking && isToTop) rows.moveToTop(entry);
      else rows.moveByTime(entry, message);
      if (!isFetched) this.#records.confirm(entry.record);
    }
    return rows.all();
  }

  /** Returns the messages and sends that moved rows since a fetch began, oldest first; `message` is null for a send. */
  #moves(fetched: ReadonlyMap<ConversationEntry, unknown>, since: FetchTicket) {
    const isListed = new Set([...fetched.keys(), ...this.rows.all().filter((row) => !this.#former.has(row))]);
    const moves: { entry: ConversationEntry; message: Kit.Message | null; isToTop: boolean; at: number }[] =
      [];
    for (const entry of isListed) {
      const { isSending, unsent } = entry.record;
      if (isSending) moves.push({ entry, message: null, isToTop: true, at: unsent?.tick ?? 0 });
    }
    for (const { peer, message, isToTop, at } of this.#records.log.moves(since)) {
      const record = this.#records.find(peer);
      const entry = record && (entryIn(record, this) as ConversationEntry | undefined);
      if (entry && isListed.has(entry)) moves.push({ entry, message, isToTop, at });
    }
    return moves.sort((a, b) => a.at - b.at);
  }
}
