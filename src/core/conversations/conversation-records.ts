import type { Kit } from '../../sdk/index.ts';
import { type Peer, PeerMap } from '../collections/peer-map.ts';
import { MessageUpdates } from '../messages/message-updates.ts';
import { isOwn, isSameMessage, lastMessageOf } from '../messages/messages.ts';
import { peerOfConversation } from '../messages/peers.ts';
import { UnsentMessages } from '../messages/unsent-messages.ts';
import { textOf } from '../objects/read.ts';
import type { ChangeSet } from '../order/change-set.ts';
import { ConversationRecord } from './conversation-record.ts';
import type { ConversationRows } from './conversation-rows.ts';
import { type Checkpoint, Journal } from './journal.ts';
import type { Operation } from './operation.ts';
import { conversationIdOf, isAbout, peerOfReceipt } from './receipt-target.ts';

/** A fetched copy with later operations, and whether its unread count is known. */
interface Copy {
  readonly record: ConversationRecord;
  readonly isCounted: boolean;
}

/** The records of all conversations ever loaded. Operations change them, and fetched copies are merged by peer. */
export class ConversationRecords {
  readonly journal = new Journal();
  readonly updates = new MessageUpdates();
  readonly unsent = new UnsentMessages();
  /** Rows whose unread count only the SDK knows. */
  readonly uncounted = new Set<ConversationRecord>();
  readonly #changes: ChangeSet<ConversationRecord>;
  readonly #rows: ConversationRows;
  readonly #uid: () => string | null;
  readonly #records = new PeerMap<ConversationRecord>();
  /** Built when a receipt first names a conversation by id only. */
  #byConversationId: Map<string, ConversationRecord> | null = null;
  /** The last message of each row when events may have been lost; a correct copy may lack it. */
  #lastBeforeDisconnect = new Map<ConversationRecord, Kit.Message | null>();
  /** Whether the first pages after a disconnect are still expected. */
  #isRefetching = false;

  /** @param uid - returns the uid of the signed-in user. */
  constructor(changes: ChangeSet<ConversationRecord>, rows: ConversationRows, uid: () => string | null) {
    this.#changes = changes;
    this.#rows = rows;
    this.#uid = uid;
  }

  /** The uid of the signed-in user. */
  get uid(): string | null {
    return this.#uid();
  }

  /** Whether nothing was received or sent that an arriving copy may lack. */
  get isQuiet(): boolean {
    return this.journal.isEmpty && this.updates.isEmpty && this.unsent.isEmpty;
  }

  /** Returns the record of a peer, shown or not. */
  find(peer: Peer): ConversationRecord | undefined {
    return this.#records.get(peer);
  }

  /** Whether the conversation with a user says that the signed-in user blocked them. */
  isBlocked(user: Kit.User): boolean {
    return this.find({ isGroup: false, id: textOf(user, 'getUid') })?.blocked ?? false;
  }

  /** Returns the record of a peer that is in the list, waits to enter it, or is filtered out. */
  shown(peer: Peer): ConversationRecord | undefined {
    const record = this.find(peer);
    return record && this.#rows.has(record) ? record : undefined;
  }

  /** Returns the record of a receipt's conversation, if it is in the list. */
  shownAbout(receipt: Kit.MessageReceipt): ConversationRecord | undefined {
    const peer = peerOfReceipt(receipt, this.uid);
    if (peer) return this.shown(peer);
    const id = conversationIdOf(receipt);
    const record = id ? this.#withId(id) : [...this.values()].find((each) => isAbout(receipt, each));
    return record && this.shown(record);
  }

  /** All records, shown or not. */
  values(): IterableIterator<ConversationRecord> {
    return this.#records.values();
  }

  /**
   * Applies an operation, and records it for copies that may lack it.
   * @param isAnswer - whether its message settled an unsent one: failed ones may follow it.
   * @returns whether the unread count is known.
   */
  apply(peer: Peer, operation: Operation, isAnswer = false): boolean {
    this.journal.record(peer, operation);
    const record = operation.type === 'profile' ? this.find(peer) : this.shown(peer);
    if (!record) {
      if (operation.type === 'message' && !isAnswer) this.unsent.dropFailed(peer);
      return true;
    }
    const before = record.lastSentMessage;
    const isCounted = record.apply(operation, this.uid);
    if (!isAnswer && record.lastSentMessage !== before && record.isAhead(before)) {
      this.unsent.dropFailed(peer);
      record.unsent = this.unsent.last(peer);
    }
    if (operation.type === 'message') {
      if (operation.message === record.lastSentMessage)
        record.advance(this.updates.receipt(operation.message));
      if (!this.#isRefetching) this.confirm(record);
    }
    return isCounted;
  }

  /** Shows the unsent message of a record; returns the record if it is in the list. */
  showUnsent(peer: Peer): ConversationRecord | undefined {
    const record = this.find(peer);
    if (!record) return undefined;
    record.unsent = this.unsent.last(peer);
    if (!this.#isRefetching) this.confirm(record);
    return this.shown(peer);
  }

  /** Merges a copy into the record of its peer, or creates one; returns undefined if the conversation was deleted. */
  merge(conversation: Kit.Conversation, since: Checkpoint): ConversationRecord | undefined {
    const peer = peerOfConversation(conversation);
    if (this.isQuiet && !this.find(peer))
      return this.#add(new ConversationRecord(conversation, this.uid, peer));
    const copy = this.#replayed(conversation, since);
    return copy && this.#isStale(copy) ? this.find(peer) : copy && this.#take(copy);
  }

  /**
   * Takes a copy of a row whose unread count was requested.
   * @returns whether the count is known; a copy older than the row leaves it open.
   */
  recount(record: ConversationRecord, conversation: Kit.Conversation, since: Checkpoint): boolean {
    const copy = this.#replayed(conversation, since);
    if (!copy || !this.journal.isOpen(since) || this.shown(record) !== record) return true;
    if (this.#isStale(copy)) return false;
    this.#take(copy);
    return true;
  }

  /** Notes that events may have been lost: what later copies lack of everything known now was deleted. */
  disconnect(): void {
    this.journal.lose();
    this.#lastBeforeDisconnect = new Map(
      [...this.values()].map((record) => [record, record.lastSentMessage]),
    );
    this.#isRefetching = true;
  }

  /**
   * Handles the end of a refetch.
   * @param isAll - whether it fetched all pages; rows that none contained are then requested one by one.
   */
  reconnected(isAll: boolean): void {
    this.#isRefetching = false;
    if (!isAll) return;
    for (const record of this.#lastBeforeDisconnect.keys())
      if (this.shown(record)) this.uncounted.add(record);
  }

  /** Requests a row above those of the pages, if no copy of it arrived since the disconnect. */
  confirm(record: ConversationRecord): void {
    if (this.#lastBeforeDisconnect.has(record)) this.uncounted.add(record);
  }

  /** Forgets records. */
  delete(records: readonly ConversationRecord[]): void {
    for (const record of records) {
      this.#records.delete(record);
      this.#changes.forget(record);
      this.#byConversationId?.delete(conversationIdOf(record.conversation));
      this.uncounted.delete(record);
      this.#lastBeforeDisconnect.delete(record);
    }
  }

  /** Clears everything for another user. */
  clear(): void {
    this.#records.clear();
    this.#byConversationId = null;
    this.#lastBeforeDisconnect.clear();
    this.uncounted.clear();
    this.journal.clear();
    this.updates.clear();
    this.unsent.clear();
  }

  /** Returns the record of a conversation by its id; few SDKs need this. */
  #withId(id: string): ConversationRecord | undefined {
    this.#byConversationId ??= new Map(
      [...this.values()].map((each) => [conversationIdOf(each.conversation), each]),
    );
    return this.#byConversationId.get(id);
  }

  /** Writes a row again into its own object, which some SDKs change to a copy in place, also to one of no use. */
  touch(peer: Peer): ConversationRecord | undefined {
    const record = this.find(peer);
    if (record) this.#changes.changed.add(record);
    return record;
  }

  /** Brings a copy up to date; returns undefined if the conversation was deleted. */
  #replayed(conversation: Kit.Conversation, since: Checkpoint): Copy | undefined {
    const { uid, updates } = this;
    const peer = peerOfConversation(conversation);
    const known = this.touch(peer);
    const record = new ConversationRecord(conversation, uid, peer, known);
    // The SDK may return the row's own object, which shows the unsent message.
    if (known && !record.lastSentMessage && lastMessageOf(conversation))
      record.setLastSent(known.lastSentMessage, uid);
    const replayed = this.journal.replay(record, since, uid);
    const last = record.lastSentMessage;
    if (last) record.revise(updates.newest(last, since.at), updates.receipt(last), uid);
    return replayed === 'gone' ? undefined : { record, isCounted: replayed === 'counted' };
  }

  #take({ record: copy, isCounted }: Copy): ConversationRecord {
    const { uid, unsent } = this;
    const known = this.find(copy);
    const record = known ?? copy;
    const isShown = this.#rows.has(record);
    if (isCounted) this.uncounted.delete(record);
    // The row counted later messages itself, unless it was not in the list or events were lost.
    else if (!isShown || this.#lastBeforeDisconnect.has(record)) this.uncounted.add(record);
    this.#lastBeforeDisconnect.delete(record);
    const last = copy.lastSentMessage;
    const isNews = known ? copy.isAhead(known.lastSentMessage) : unsent.last(copy)?.isFailed === false;
    if (last && isNews && !(isOwn(last, uid) && unsent.settle(copy, last)) && known) unsent.dropFailed(copy);
    if (known) {
      if (!isShown) known.unread = copy.unread;
      known.take(copy, isCounted, uid);
    } else this.#add(copy);
    record.unsent = unsent.last(record);
    this.#changes.changed.add(record);
    return record;
  }

  #add(record: ConversationRecord): ConversationRecord {
    this.#records.set(record, record);
    this.#byConversationId?.set(conversationIdOf(record.conversation), record);
    return record;
  }

  /** Whether a copy is outdated because its row has a newer message, unless events may have been lost. */
  #isStale({ record: copy }: Copy): boolean {
    const known = this.find(copy);
    const last = known?.lastSentMessage;
    if (!last || !known.isAhead(copy.lastSentMessage)) return false;
    const before = this.#lastBeforeDisconnect.get(known);
    return !before || !isSameMessage(before, last);
  }
}
