import {
  type EntryList,
  eachEntry,
  entriesIn,
  entryIn,
  touchEntries,
  unlink,
} from '../../order/list-entry.ts';
import type { Kit } from '../../sdk/index.ts';
import { conversationIdOf, lastMessageOf, partnerOf } from '../boundary/conversations.ts';
import { isNewer, isSameMessage } from '../boundary/messages.ts';
import { type Peer, PeerMap } from '../boundary/peer-map.ts';
import { peerOfConversation } from '../boundary/peers.ts';
import type { ClientLog } from './client-log.ts';
import { type ConversationEntry, ConversationRecord } from './conversation-record.ts';
import { EntityRecord } from './entity-record.ts';
import { EntityRecords } from './entity-records.ts';
import type { FetchTicket } from './fetch-log.ts';
import type { GroupLeft } from './group-left.ts';
import { MessageUpdates } from './message-updates.ts';
import type { Operation } from './operation.ts';
import { Outbox, type OutboxEntry } from './outbox.ts';
import { isAbout, peerOfReceipt } from './receipt-target.ts';

/** A fetched copy with later operations applied, and whether its unread count is known. */
interface Copy {
  readonly record: ConversationRecord;
  readonly isCounted: boolean;
}

/** The operations of records on the rows of a list. */
export interface RecordRows {
  /** Whether a row is in the list, waits to enter, or is filtered out. */
  has(row: ConversationEntry): boolean;
  moveToTop(row: ConversationEntry): void;
  /** Moves a row to the index of a message; moves it only up, unless `mayFall`. */
  moveByTime(row: ConversationEntry, message: Kit.Message | null, mayFall?: boolean): void;
  remove(row: ConversationEntry): void;
  /** Marks a row as existing although pages may lack it. */
  confirm(row: ConversationEntry): void;
}

/** The part of a conversation list that records use. */
export interface RecordList extends EntryList {
  readonly rows: RecordRows;
  /** Publishes with the next flush, even without a changed row. */
  publish(): void;
  /** Called when an event concerns a conversation that the list lacks; it may belong there. */
  onMissing(peer: Peer): void;
  /** Called with each message that the SDK reports, and whether it is new. */
  onMessage(message: Kit.Message, isNew: boolean): void;
}

/**
 * All conversations known to the lists of one client. Operations change their records; fetched copies are merged by
 * peer.
 */
export class ConversationRecords {
  /** The users and groups of the conversations. */
  readonly entities: EntityRecords;
  /** The log of the client. */
  readonly log: ClientLog;
  readonly updates = new MessageUpdates();
  readonly outbox: Outbox;
  readonly emissions = new Emissions();
  readonly lists = new Set<RecordList>();
  /** Records whose unread count must be fetched from the SDK. */
  readonly uncounted = new Set<ConversationRecord>();
  /** Records with changes that are not yet written into the SDK's objects. */
  readonly unpublished = new Set<ConversationRecord>();
  /** Records whose rows are hidden, because the user is about to delete or leave them. */
  readonly leaving = new Set<ConversationRecord>();
  /** The number of deleted conversations so far, known or unknown. */
  deletedCount = 0;
  readonly #uid: () => string | null;
  /** Outbox entries that were found to be sent. */
  readonly #sent = new WeakSet<OutboxEntry>();
  readonly #records = new PeerMap<ConversationRecord>();
  /** Created when a receipt first names a conversation by its id only. */
  #byConversationId: Map<string, ConversationRecord> | null = null;
  /** The last message of each record at the time events may have been lost; a valid copy may lack it. */
  readonly #doubtful = new Map<ConversationRecord, Kit.Message | null>();
  /** Lists whose first pages after a disconnect are pending. */
  readonly #refetching = new Set<RecordList>();

  /**
   * @param uid - returns the uid of the signed-in user.
   * @param entities - the users and groups of the client.
   * @param outbox - the signed-in user's unsent messages.
   */
  constructor(uid: () => string | null, entities = new EntityRecords(), outbox = new Outbox(uid)) {
    this.#uid = uid;
    this.outbox = outbox;
    this.entities = entities;
    this.log = entities.log;
    entities.onConversation = (conversation, isNews) =>
      isNews
        ? this.update(conversation as ConversationRecord)
        : this.touch(conversation as ConversationRecord);
    entities.inConversation = (peer) => this.find(peer)?.partner ?? undefined;
  }

  get uid(): string | null {
    return this.#uid();
  }

  /** Whether no message was received or sent that a pending copy may lack. */
  get isQuiet(): boolean {
    return this.log.isEmpty && this.updates.isEmpty && this.outbox.isEmpty;
  }

  find(peer: Peer): ConversationRecord | undefined {
    return this.#records.get(peer);
  }

  /** Returns the newest known message of a conversation, even if no copy of the conversation has arrived. */
  newestMessage(peer: Peer): Kit.Message | null {
    const recorded = this.log.newestMessage(peer);
    const known = this.find(peer)?.lastSentMessage ?? null;
    return known && isNewer(known, recorded) ? known : recorded;
  }

  /** Whether a list contains a record, including filtered and held rows. */
  isShown(record: ConversationRecord): boolean {
    let isShown = false;
    this.eachRow(record, () => {
      isShown = true;
    });
    return isShown;
  }

  /** Calls a function with each row of a record, and the rows it belongs to. */
  eachRow(record: ConversationRecord, visit: (rows: RecordRows, row: ConversationEntry) => void): void {
    eachEntry(record, (entry) => {
      const { rows } = entry.list as RecordList;
      if (rows.has(entry as ConversationEntry)) visit(rows, entry as ConversationEntry);
    });
  }

  /** Returns the record that a receipt belongs to. */
  findAbout(receipt: Kit.MessageReceipt): ConversationRecord | undefined {
    const peer = peerOfReceipt(receipt, this.uid);
    if (peer) return this.find(peer);
    const id = conversationIdOf(receipt);
    return id ? this.#withId(id) : [...this.values()].find((each) => isAbout(receipt, each));
  }

  values(): IterableIterator<ConversationRecord> {
    return this.#records.values();
  }

  /**
   * Applies an operation, and records it for copies that may lack it.
   * @param isAnswer - whether its message matched an unsent one; failed ones may follow it.
   * @returns whether the unread count is known.
   */
  apply(peer: Peer, operation: Operation, isAnswer = false): boolean {
    this.log.record(peer, operation);
    const record = this.find(peer);
    if (!record) {
      if (operation.type === 'message' && !isAnswer) this.outbox.overtake(peer);
      return true;
    }
    const before = record.lastSentMessage;
    const isCounted = record.apply(operation, this.uid);
    if (!isAnswer && record.lastSentMessage !== before && record.isAhead(before)) {
      this.outbox.overtake(peer);
      record.unsent = this.outbox.last(peer);
    }
    if (operation.type === 'message') {
      if (operation.message === record.lastSentMessage)
        record.advance(this.updates.receipt(operation.message));
      if (this.#refetching.size === 0) this.confirm(record);
    }
    return isCounted;
  }

  /** Removes the outbox entry of a message that was found to be sent; returns whether there was one. */
  settle(message: Kit.Message): boolean {
    const entry = this.outbox.settle(message);
    if (!entry || this.#sent.has(entry)) return false;
    this.#sent.add(entry);
    return true;
  }

  /** Shows the unsent message of a conversation, and notifies the app. */
  showUnsent(peer: Peer): ConversationRecord | undefined {
    const record = this.find(peer);
    if (!record) return undefined;
    record.unsent = this.outbox.last(peer);
    if (this.#refetching.size === 0) this.confirm(record);
    this.update(record);
    return record;
  }

  /** Publishes a record with the next flush. */
  touch(record: ConversationRecord): void {
    this.unpublished.add(record);
    touchEntries(record);
  }

  /** Publishes a record with the next flush, and then notifies the app. */
  update(record: ConversationRecord): void {
    this.touch(record);
    this.emissions.updated.add(record);
  }

  /** Writes a changed record, and its user or group, into the SDK's objects. */
  sync(record: ConversationRecord): void {
    if (this.unpublished.has(record)) record.sync();
    if (record.madePartner) this.entities.sync(record.madePartner);
  }

  /** Marks a changed record as published; returns the records whose views changed. */
  markPublished(record: ConversationRecord): (ConversationRecord | EntityRecord)[] {
    return [
      ...(this.unpublished.delete(record) ? [record] : []),
      ...(record.madePartner ? this.entities.markPublished(record.madePartner) : []),
    ];
  }

  /** Notifies the lists that lack a conversation: it may belong there. */
  notifyMissing(peer: Peer): void {
    const record = this.find(peer);
    for (const list of this.lists) {
      const entry = record && entryIn(record, list);
      const isShown = entry && list.rows.has(entry as ConversationEntry);
      if (!isShown && !list.isKept) list.onMissing(peer);
    }
  }

  /**
   * Merges a copy into the record of its peer, or creates the record; returns undefined if the conversation was
   * deleted.
   * @param by - the list that fetched the copy and positions its row; other lists move their rows if the copy is
   *   newer.
   */
  merge(conversation: Kit.Conversation, since: FetchTicket, by: RecordList): ConversationRecord | undefined {
    const peer = peerOfConversation(conversation);
    if (this.isQuiet && !this.find(peer))
      return this.#add(new ConversationRecord(conversation, this.uid, peer), since);
    const copy = this.#replayed(conversation, since);
    return copy && this.#isStale(copy) ? this.find(peer) : copy && this.#applyCopy(copy, since, by);
  }

  /**
   * Merges a copy that was fetched for its unread count.
   * @returns whether the count is known; a copy older than the record does not show it.
   */
  recount(record: ConversationRecord, conversation: Kit.Conversation, since: FetchTicket): boolean {
    const copy = this.#replayed(conversation, since);
    if (!copy || !this.log.isOpen(since) || this.find(record) !== record) return true;
    if (this.#isStale(copy)) return false;
    const { unread } = record;
    this.#applyCopy(copy, since);
    if (unread > 0 && record.unread === 0) this.emissions.cleared.add(record);
    return true;
  }

  /**
   * Marks all records as possibly outdated because events may have been lost: a message that is known now and missing
   * in a later copy was deleted.
   */
  disconnect(): void {
    this.log.lose();
    for (const record of this.values()) this.doubt(record);
    for (const list of this.lists) if (!list.isKept) this.#refetching.add(list);
  }

  /** Marks a record as possibly outdated until a copy arrives. */
  doubt(record: ConversationRecord): void {
    this.#doubtful.set(record, record.lastSentMessage);
  }

  /**
   * Handles the end of a list's refetch.
   * @param isAll - whether it fetched all pages; rows that no page contained are then fetched one by one.
   */
  reconnected(list: RecordList, isAll: boolean): void {
    this.#refetching.delete(list);
    if (!isAll) return;
    for (const record of this.#doubtful.keys()) {
      const entry = entryIn(record, list);
      if (entry && list.rows.has(entry as ConversationEntry)) this.uncounted.add(record);
    }
  }

  /** Fetches a conversation that ranks above those of the pages, if no copy of it arrived since the disconnect. */
  confirm(record: ConversationRecord): void {
    if (this.#doubtful.has(record)) this.uncounted.add(record);
  }

  /** Handles the deletion of a conversation. */
  remove(peer: Peer, last: Kit.Message | null = null): void {
    const record = this.find(peer);
    const known = record?.lastSentMessage;
    this.log.delete(peer, known && isNewer(known, last) ? known : last);
    this.outbox.overtake(peer);
    this.deletedCount++;
    if (!record) return;
    eachEntry(record, (entry) => {
      const { rows } = entry.list as RecordList;
      rows.remove(entry as ConversationEntry);
    });
    this.#forget(record);
  }

  /** Restores a record's values in its object after the SDK has overwritten that object in place with a copy. */
  restore(peer: Peer): ConversationRecord | undefined {
    const record = this.find(peer);
    if (record) this.touch(record);
    return record;
  }

  /** Removes a list's entry; a record without entries is dropped. */
  release(entry: ConversationEntry): void {
    unlink(entry);
    if (!entry.record.entry) this.#forget(entry.record);
  }

  /** Removes all entries of a list. */
  releaseAll(list: RecordList): void {
    this.#refetching.delete(list);
    for (const entry of entriesIn(this.values(), list)) this.release(entry as ConversationEntry);
  }

  /** Clears everything for another user. */
  clear(): void {
    this.#records.clear();
    this.#byConversationId = null;
    this.#doubtful.clear();
    this.#refetching.clear();
    this.uncounted.clear();
    this.unpublished.clear();
    this.leaving.clear();
    this.emissions.clear();
    this.updates.clear();
  }

  /** Returns the record of a conversation by its id; few SDKs need this. */
  #withId(id: string): ConversationRecord | undefined {
    this.#byConversationId ??= new Map(
      [...this.values()].map((each) => [conversationIdOf(each.conversation), each]),
    );
    return this.#byConversationId.get(id);
  }

  /** Applies later operations to a copy; returns undefined if the conversation was deleted. */
  #replayed(conversation: Kit.Conversation, since: FetchTicket): Copy | undefined {
    const { uid, updates } = this;
    const peer = peerOfConversation(conversation);
    const known = this.restore(peer);
    const record = new ConversationRecord(conversation, uid, peer);
    // The SDK may return the row's own object, which shows the unsent message.
    if (known && !record.lastSentMessage && lastMessageOf(conversation))
      record.setLastSent(known.lastSentMessage, uid);
    const replayed = this.log.replay(record, since, uid);
    const last = record.lastSentMessage;
    if (last) record.revise(updates.newest(last, since.at), updates.receipt(last), uid);
    return replayed === 'gone' ? undefined : { record, isCounted: replayed === 'counted' };
  }

  #applyCopy({ record: copy, isCounted }: Copy, since: FetchTicket, by?: RecordList): ConversationRecord {
    const { uid, outbox } = this;
    const known = this.find(copy);
    const record = known ?? copy;
    if (isCounted) this.uncounted.delete(record);
    // A known record has counted later messages itself, unless events were lost.
    else if (!known || this.#doubtful.has(record)) this.uncounted.add(record);
    this.#doubtful.delete(record);
    const last = copy.lastSentMessage;
    const isNews = last !== null && (!known || copy.isAhead(known.lastSentMessage));
    const isSettled = isNews && this.settle(last);
    if (isNews && known && !isSettled) outbox.overtake(copy);
    if (known) {
      known.merge(copy, isCounted, uid);
      this.#mergePartner(known, copy.conversation, since);
    } else this.#add(copy, since);
    record.unsent = outbox.last(record);
    this.touch(record);
    if (known && isNews && by)
      this.eachRow(record, (rows, row) => {
        // Position it as its message would: a row that moved up for a send may have passed newer rows.
        if (row.list !== by) rows.moveByTime(row, last, isSettled && !record.isSending);
      });
    return record;
  }

  #add(record: ConversationRecord, since: FetchTicket): ConversationRecord {
    this.#records.set(record, record);
    this.#mergePartner(record, record.conversation, since);
    this.#byConversationId?.set(conversationIdOf(record.conversation), record);
    return record;
  }

  /** Merges the user or group in a conversation's copy. Creates no record for one that nothing else uses. */
  #mergePartner(record: ConversationRecord, copy: Kit.Conversation, since: FetchTicket): void {
    const { entities } = this;
    if (copy === record.conversation && !entities.has(record) && entities.log.isEmpty) {
      record.partner = this.#makePartner;
      return;
    }
    const entity = partnerOf(copy);
    if (entity) this.#join(record, entities.merge(entity, record, since));
  }

  /**
   * Creates the record of a conversation's user or group, unless the conversation was dropped: it receives no more
   * events.
   */
  readonly #makePartner = (record: ConversationRecord): EntityRecord | null => {
    const entity = partnerOf(record.conversation);
    if (!entity) return null;
    if (this.find(record) === record) return this.#join(record, this.entities.add(entity, record));
    return this.entities.find(record) ?? new EntityRecord(entity, record);
  };

  #join(record: ConversationRecord, partner: EntityRecord): EntityRecord {
    record.partner = partner;
    partner.conversation = record;
    return partner;
  }

  /** Whether a copy is outdated because its row has a newer message, unless events may have been lost. */
  #isStale({ record: copy }: Copy): boolean {
    const known = this.find(copy);
    const last = known?.lastSentMessage;
    if (!last || !known.isAhead(copy.lastSentMessage)) return false;
    const before = this.#doubtful.get(known);
    return !before || !isSameMessage(before, last);
  }

  #forget(record: ConversationRecord): void {
    if (this.find(record) === record) this.#records.delete(record);
    this.#byConversationId?.delete(conversationIdOf(record.conversation));
    this.uncounted.delete(record);
    this.unpublished.delete(record);
    this.leaving.delete(record);
    this.#doubtful.delete(record);
    if (record.madePartner?.conversation === record) this.entities.leave(record.madePartner);
  }
}

/** The UI events to emit after the next flush. */
class Emissions {
  /** Rows that an SDK event changed. */
  readonly updated = new Set<ConversationRecord>();
  /** Rows that became fully read by the signed-in user. */
  readonly cleared = new Set<ConversationRecord>();
  /** Groups that the signed-in user left or was removed from, by guid. */
  readonly left = new Map<string, GroupLeft>();

  clear(): void {
    this.updated.clear();
    this.cleared.clear();
    this.left.clear();
  }
}
