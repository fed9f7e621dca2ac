import type { Kit } from '../sdk/index.ts';
import { BlockOrder } from './block-order.ts';
import { ChangeSet } from './change-set.ts';
import { ConversationRecord } from './conversation-record.ts';
import { Journal, type Merged } from './journal.ts';
import { isNewer, isSameMessage, isUnsent, peerOfConversation } from './messages.ts';
import { type Peer, PeerMap } from './peer-map.ts';
import { RECEIPT } from './receipts.ts';

/**
 * All conversations that were ever loaded, and the order of those that are shown. Pages, single fetches and
 * refetches come in here as SDK objects and are merged by peer: no duplicate, no loss.
 */
export class ConversationBook {
  readonly order = new BlockOrder<ConversationRecord>();
  readonly changes = new ChangeSet<ConversationRecord>();
  readonly journal = new Journal();
  #records = new PeerMap<ConversationRecord>();
  #held: Set<ConversationRecord> | null = null;
  #filter: ((record: ConversationRecord) => boolean) | null = null;
  /** While a filter is set: all that is loaded, in its order but for those that moved to the top since, latest last. */
  #unfiltered: { rows: Set<ConversationRecord>; moved: Set<ConversationRecord> } | null = null;
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
    return this.#unfiltered ? this.#all().length : this.order.rowCount;
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
    for (const conversation of page) {
      const record = this.#merge(conversation);
      if (record && !record.block && !this.#isLeftOut(record) && !added.includes(record)) added.push(record);
    }
    if (added.length === 0) return;
    for (const record of added) this.#unfiltered?.rows.add(record);
    this.order.append(added.filter((record) => this.#accepts(record)));
    this.changes.order = true;
  }

  /**
   * Makes these conversations the whole list, with rows heard of meanwhile on top.
   * @param forget - drop what is not among them for good (a complete refetch), instead of keeping the SDK's objects
   *   for the case that they come back (another builder).
   */
  replaceAll(conversations: readonly Kit.Conversation[], forget: boolean): void {
    const before = new Set([...[...(this.#held ?? [])].reverse(), ...this.#all()]);
    const next = new Set([...before].filter((record) => this.journal.hasMessages(record)));
    for (const conversation of conversations) {
      const record = this.#merge(conversation);
      if (record) next.add(record);
    }
    this.#arrange([...next]);
    if (forget) for (const record of before) if (!next.has(record)) this.#records.delete(record);
    this.#held?.clear();
    this.changes.order = true;
  }

  /** Adds an awaited conversation at the top; nothing when it was deleted meanwhile, or nobody awaits it any more. */
  addFetched(conversation: Kit.Conversation): ConversationRecord | undefined {
    const peer = peerOfConversation(conversation);
    if (!this.journal.isAwaited(peer)) return undefined;
    const record = this.#merge(conversation, true);
    this.journal.settle(peer);
    if (record) this.moveToTop(record);
    return record;
  }

  /** Shows only the rows that pass; null shows all that are loaded, in their order. */
  setFilter(filter: ((record: ConversationRecord) => boolean) | null): void {
    const all = this.#all();
    this.#filter = filter;
    this.#arrange(all);
    this.changes.order = true;
  }

  /** Takes all rows out and keeps the SDK's objects: another builder is about to tell what is in the list. */
  empty(): void {
    this.#arrange([]);
    this.#held?.clear();
    this.changes.order = true;
  }

  /** Forgets everything: another user signed in. */
  reset(): void {
    this.empty();
    this.#records.clear();
    this.journal.clear();
  }

  /** Moves a row to the top, or notes that it wants to while the order is held. */
  moveToTop(record: ConversationRecord): void {
    this.#unfiltered?.moved.delete(record);
    this.#unfiltered?.moved.add(record);
    if (!this.#accepts(record)) return;
    if (this.#held && this.order.length > 0) {
      this.#held.delete(record);
      this.#held.add(record);
      return;
    }
    if (this.order.at(0) === record) return;
    this.order.moveToFront(record);
    this.changes.jumped.add(record);
    this.changes.order = true;
  }

  /** Takes a row out of the list for good. */
  remove(record: ConversationRecord): void {
    this.#held?.delete(record);
    this.#unfiltered?.rows.delete(record);
    this.#unfiltered?.moved.delete(record);
    this.#records.delete(record);
    this.journal.deleted(record);
    if (this.order.remove(record)) this.changes.order = true;
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
  }

  /** Whether the order is held. */
  get isHeld(): boolean {
    return this.#held !== null;
  }

  /** Takes a copy as the newest truth about its row: what an app or another list says of it. */
  adopt(conversation: Kit.Conversation): ConversationRecord | undefined {
    const record = this.shown(peerOfConversation(conversation));
    if (!record) return undefined;
    const lastMessage = conversation.getLastMessage() ?? null;
    const unread = conversation.getUnreadMessageCount() || 0;
    const merged = { lastMessage, unread, isCounted: true, facts: null, receipt: RECEIPT.NONE };
    if (!isNewer(record.lastMessage ?? NEVER, lastMessage ?? NEVER)) this.#take(record, conversation, merged);
    else if (this.#isUnsent(record)) this.#takeUnder(record, conversation, merged);
    return record;
  }

  #accepts(record: ConversationRecord): boolean {
    return !this.#filter || this.#filter(record);
  }

  #isLeftOut(record: ConversationRecord): boolean {
    return (
      this.#unfiltered !== null && (this.#unfiltered.rows.has(record) || this.#unfiltered.moved.has(record))
    );
  }

  /** All that is loaded, in its order. */
  #all(): ConversationRecord[] {
    if (!this.#unfiltered) return this.order.slice();
    const { rows, moved } = this.#unfiltered;
    return [...new Set([...[...moved].reverse(), ...rows])];
  }

  /** Makes these rows all that is loaded, and shows those that pass the filter. */
  #arrange(all: readonly ConversationRecord[]): void {
    this.#unfiltered = this.#filter ? { rows: new Set(all), moved: new Set() } : null;
    this.order.replaceAll(this.#filter ? all.filter(this.#filter) : [...all]);
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
    } else if (isNewer(record.lastMessage ?? NEVER, merged.lastMessage ?? NEVER)) {
      if (this.#isUnsent(record)) this.#takeUnder(record, conversation, merged);
      return record;
    }
    if (!this.shown(peer)) record.unread = merged.unread;
    this.#take(record, conversation, merged);
    return record;
  }

  #isUnsent({ lastMessage }: ConversationRecord): boolean {
    return lastMessage !== null && isUnsent(lastMessage, this.uid);
  }

  /** A message that is not sent yet lives in this row alone: it stays the last one, and says nothing of the copy's age. */
  #takeUnder(record: ConversationRecord, copy: Kit.Conversation, merged: Merged): void {
    const { lastMessage, receipt } = record;
    this.#take(record, copy, merged);
    record.setLastMessage(lastMessage, this.uid);
    record.receipt = receipt;
  }

  #take(record: ConversationRecord, copy: Kit.Conversation, merged: Merged): void {
    const { lastMessage, receipt } = record;
    record.setLastMessage(merged.lastMessage, this.uid);
    if (lastMessage && merged.lastMessage && isSameMessage(lastMessage, merged.lastMessage))
      record.advance(receipt);
    record.advance(merged.receipt);
    if (merged.isCounted) {
      record.unread = merged.unread;
      record.settledLast = copy.getLastMessage() ?? null;
    }
    if (copy !== record.conversation) this.#takeEntity(record, copy);
    Object.assign(record, merged.facts);
    this.changes.touched.add(record);
  }

  #takeEntity(record: ConversationRecord, copy: Kit.Conversation): void {
    record.entity = copy.getConversationWith();
    if (record.isGroup) return;
    const user = record.entity as Kit.User;
    record.status = user.getStatus?.() ?? record.status;
    record.blocked = Boolean(user.getBlockedByMe?.());
  }
}

/** Stands in comparisons for a last message that is absent: older than any. */
const NEVER = { getSentAt: () => 0, getId: () => '' } as Kit.Message;
