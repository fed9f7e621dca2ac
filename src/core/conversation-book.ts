import type { Kit } from '../sdk/index.ts';
import { BlockOrder } from './block-order.ts';
import { ChangeSet } from './change-set.ts';
import { ConversationRecord } from './conversation-record.ts';
import { asFetched, Journal, type Merged } from './journal.ts';
import { checkConversation, lastMessageOf, peerOfConversation } from './messages.ts';
import { type Peer, PeerMap } from './peer-map.ts';
import { usableItems } from './read.ts';
import { riseTo } from './rise-to.ts';
import { isAheadOf, showsUnsent, takeBeneath, takeCopy } from './take-copy.ts';
import { Unfiltered } from './unfiltered.ts';

/**
 * All conversations that were ever loaded, and the order of those that are shown. Pages, single fetches and
 * refetches come in here as SDK objects and are merged by peer: no duplicate, no loss.
 */
export class ConversationBook {
  readonly order = new BlockOrder<ConversationRecord>();
  readonly changes = new ChangeSet<ConversationRecord>();
  readonly journal = new Journal();
  /** Rows of which only the SDK can tell how much is unread, since a part of it was read. */
  readonly uncounted = new Set<ConversationRecord>();
  #records = new PeerMap<ConversationRecord>();
  /** Rows that wait to move while the order is held: to the top, the latest one last, ... */
  #held: Set<ConversationRecord> | null = null;
  /** ... or up to where a message of their own belongs. */
  #rising = new Map<ConversationRecord, Kit.Message>();
  #filter: ((record: ConversationRecord) => boolean) | null = null;
  /** While a filter is set: all that is loaded. */
  #unfiltered: Unfiltered<ConversationRecord> | null = null;
  /** Rows of the list before, which stay until the answer and may be no part of it. */
  #former = new Set<ConversationRecord>();
  /** What was the last message of each row before events may have been lost: a copy may lack it, and be right. */
  #doubted = new Map<ConversationRecord, Kit.Message | null>();
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
    return record && (record.block || this.#held?.has(record) || this.#isLeftOut(record))
      ? record
      : undefined;
  }

  /** How many rows are loaded, those that the filter leaves out too. */
  get loaded(): number {
    return this.#unfiltered?.all().length ?? this.order.rowCount;
  }

  /** The record of a conversation when it is in the list. */
  shownOf(conversation: Kit.Conversation): ConversationRecord | undefined {
    return this.shown(peerOfConversation(conversation));
  }

  /** All records, shown or not. */
  records(): IterableIterator<ConversationRecord> {
    return this.#records.values();
  }

  /** Adds a page at the end. Rows that are there stay where they are and take what is newer. */
  appendPage(page: readonly Kit.Conversation[]): void {
    const added: ConversationRecord[] = [];
    for (const conversation of usableItems(page, checkConversation)) {
      const record = this.#merge(conversation);
      if (record && !record.block && !this.#isLeftOut(record) && !added.includes(record)) added.push(record);
    }
    if (added.length === 0) return;
    for (const record of added) this.#unfiltered?.add(record);
    this.order.append(added.filter((record) => this.#accepts(record)));
    this.changes.order = true;
  }

  /**
   * Makes these conversations the whole list, with rows heard of meanwhile on top. Those of the list before that are
   * not among the conversations go, and are given back.
   * @param forget - drop what is not among them for good (a complete refetch), instead of keeping the SDK's objects
   *   for the case that they come back (another builder).
   */
  replaceAll(conversations: readonly Kit.Conversation[], forget: boolean): Peer[] {
    const before = this.#standing();
    const heard = before.filter((record) => this.journal.hasMessages(record));
    // A row that only rose stands where its copy does, once that holds the message.
    const told = new Map<ConversationRecord, boolean>();
    for (const each of usableItems(conversations, checkConversation)) {
      const row = this.#merge(each);
      if (row) told.set(row, this.journal.wentToTop(row) || isAheadOf(row, lastMessageOf(each)));
    }
    const top = heard.filter((record) => told.get(record) ?? !this.#former.has(record));
    const next = new Set([...top, ...told.keys()]);
    this.#arrange([...next]);
    if (forget) {
      for (const record of before) if (!next.has(record)) this.#records.delete(record);
      this.#doubted.clear();
    }
    this.#forgetMoves();
    return heard.filter((record) => !next.has(record));
  }

  /**
   * Another list is asked for, and the rows stay until it comes.
   * @param isPart - whether they all belong to it, be they in its first page or not.
   */
  supersede(isPart: boolean): void {
    this.#former = new Set(isPart ? [] : this.#standing());
  }

  /** Events may have been lost: what a copy lacks of all that is known until now is gone. */
  doubt(): void {
    this.#doubted = new Map([...this.records()].map((record) => [record, record.lastMessage]));
  }

  /** Adds an awaited conversation at the top; nothing when it was deleted meanwhile, or nobody awaits it any more. */
  addFetched(conversation: Kit.Conversation): ConversationRecord | undefined {
    const record = this.#settle(peerOfConversation(conversation), conversation);
    if (record) this.moveToTop(record);
    return record;
  }

  /**
   * Takes the awaited copy of a row, or that there is none; the row stays where it is.
   * @returns whether the row left the list meanwhile and was heard of since: then it is still awaited.
   */
  recount(peer: Peer, conversation: Kit.Conversation | null): boolean {
    const isShown = this.shown(peer) !== undefined;
    if (!isShown && this.journal.hasMessages(peer)) return true;
    this.#settle(peer, isShown ? conversation : null);
    return false;
  }

  #settle(peer: Peer, conversation: Kit.Conversation | null): ConversationRecord | undefined {
    const record = conversation && this.journal.isAwaited(peer) ? this.#merge(conversation, true) : undefined;
    this.journal.settle(peer);
    return record;
  }

  /** Shows only the rows that pass; null shows all that are loaded, in their order. */
  setFilter(filter: ((record: ConversationRecord) => boolean) | null): void {
    this.#filter = filter;
    this.#arrange(this.#standing());
  }

  /** Takes all rows out and keeps the SDK's objects: another builder is about to tell what is in the list. */
  empty(): void {
    this.#arrange([]);
    this.#forgetMoves();
  }

  #forgetMoves(): void {
    this.#held?.clear();
    this.#rising.clear();
    this.#former.clear();
  }

  /** Forgets everything: another user signed in. */
  reset(): void {
    this.empty();
    this.#records.clear();
    this.#doubted.clear();
    this.uncounted.clear();
    this.journal.clear();
  }

  /** Moves a row to the top, or notes that it wants to while the order is held. */
  moveToTop(record: ConversationRecord): void {
    this.#unfiltered?.moveToTop(record);
    if (!this.#accepts(record)) return;
    if (this.#held && this.order.length > 0) {
      this.#held.delete(record);
      this.#held.add(record);
    } else if (this.order.at(0) !== record) this.#jump(record, 0);
  }

  /** Moves a row up to where this message of its own belongs, or notes that it wants to while the order is held. */
  rise(record: ConversationRecord, message: Kit.Message): void {
    if (this.#held && this.order.length > 0) {
      this.#rising.set(record, message);
      return;
    }
    this.#unfiltered?.move(record, (rows) => riseTo(rows, record, message));
    const index = record.block ? riseTo(this.order, record, message) : -1;
    if (index >= 0) this.#jump(record, index);
  }

  #jump(record: ConversationRecord, index: number): void {
    this.order.moveTo(record, index);
    this.changes.jumped.add(record);
    this.changes.order = true;
  }

  /** Takes a row out of the list for good. */
  remove(record: ConversationRecord): void {
    this.#held?.delete(record);
    this.#rising.delete(record);
    this.#unfiltered?.delete(record);
    this.#records.delete(record);
    this.uncounted.delete(record);
    this.#doubted.delete(record);
    this.journal.deleted(record);
    if (this.order.remove(record)) this.changes.order = true;
  }

  /** The row is to be published again. */
  touch(record: ConversationRecord): void {
    this.changes.touched.add(record);
  }

  /** Keeps the order as it is until `release`; rows go on changing in place. */
  hold(): void {
    this.#held ??= new Set();
  }

  /** Lets the rows that waited move to the top, the latest one uppermost. */
  release(): void {
    const held = this.#held;
    this.#held = null;
    if (held) for (const record of held) this.moveToTop(record);
    for (const [record, message] of this.#rising) this.rise(record, message);
    this.#rising.clear();
  }

  /** Whether the order is held. */
  get isHeld(): boolean {
    return this.#held !== null;
  }

  /** Takes a copy as the newest truth about its row: what an app or another list says of it. */
  adopt(conversation: Kit.Conversation): ConversationRecord | undefined {
    const record = this.shown(peerOfConversation(conversation));
    if (!record) return undefined;
    const merged = asFetched(conversation);
    if (!isAheadOf(record, merged.lastMessage)) return this.#take(record, conversation, merged, takeCopy);
    if (showsUnsent(record, this.uid)) return this.#take(record, conversation, merged, takeBeneath);
    return record;
  }

  #accepts(record: ConversationRecord): boolean {
    return !this.#filter || this.#filter(record);
  }

  #isLeftOut(record: ConversationRecord): boolean {
    return this.#unfiltered?.has(record) ?? false;
  }

  /** All that is loaded, with the rows that wait to move to the top there. */
  #standing(): ConversationRecord[] {
    return [...new Set([...[...(this.#held ?? [])].reverse(), ...(this.#unfiltered?.all() ?? this.order)])];
  }

  /** Makes these rows all that is loaded, and shows those that pass the filter. */
  #arrange(all: readonly ConversationRecord[]): void {
    this.#unfiltered = this.#filter && new Unfiltered(all);
    this.order.replaceAll(this.#filter ? all.filter(this.#filter) : [...all]);
    this.changes.order = true;
  }

  /** Merges a copy into the record of its peer, making one where there is none; undefined when it was deleted. */
  #merge(conversation: Kit.Conversation, isAsked = false): ConversationRecord | undefined {
    const peer = peerOfConversation(conversation);
    const merged = this.journal.merge(peer, conversation, this.uid, isAsked);
    if (!merged) return undefined;
    let record = this.#records.get(peer);
    if (!record) {
      record = new ConversationRecord(conversation);
      this.#records.set(record, record);
    }
    if (isAheadOf(record, merged.lastMessage)) {
      if (showsUnsent(record, this.uid)) return this.#take(record, conversation, merged, takeBeneath);
      if (this.#doubted.get(record) !== record.lastMessage) return record;
    }
    const isShown = this.shown(peer) !== undefined;
    if (!isShown) record.unread = merged.unread;
    if (merged.isCounted) this.uncounted.delete(record);
    // It was read meanwhile: the row counted what came since, unless it was not here, or events were lost.
    else if (!isShown || this.#doubted.has(record)) this.uncounted.add(record);
    if (!isAsked) this.#doubted.delete(record);
    return this.#take(record, conversation, merged, takeCopy);
  }

  #take(record: ConversationRecord, copy: Kit.Conversation, merged: Merged, take: typeof takeCopy) {
    take(record, copy, merged, this.uid);
    this.touch(record);
    return record;
  }
}
