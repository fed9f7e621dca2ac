import type { Kit } from '../../sdk/index.ts';
import { type Peer, PeerMap } from '../collections/peer-map.ts';
import { MessageUpdates } from '../messages/message-updates.ts';
import { isNewer, isOwn, isSameMessage, lastMessageOf, peerOfConversation } from '../messages/messages.ts';
import { Outbox } from '../messages/outbox.ts';
import type { ChangeSet } from '../order/change-set.ts';
import { ConversationRecord } from './conversation-record.ts';
import type { ConversationRows } from './conversation-rows.ts';
import { type Checkpoint, Journal } from './journal.ts';
import type { Operation } from './operation.ts';
import { conversationIdOf, isAbout, peerOfReceipt } from './receipt-target.ts';

/** A fetched copy with what happened since, and whether its unread count is known. */
interface Copy {
  readonly record: ConversationRecord;
  readonly isCounted: boolean;
}

/**
 * What is known of each conversation that was ever loaded. What happens to one is an operation on its record; fetched
 * copies are merged by peer.
 */
export class ConversationRecords {
  readonly journal = new Journal();
  readonly updates = new MessageUpdates();
  readonly outbox = new Outbox();
  /** Rows whose unread count only the SDK can tell. */
  readonly uncounted = new Set<ConversationRecord>();
  readonly #changes: ChangeSet<ConversationRecord>;
  readonly #rows: ConversationRows;
  readonly #uid: () => string | null;
  readonly #records = new PeerMap<ConversationRecord>();
  /** Made when a receipt first tells of a conversation by its id alone. */
  #byConversationId: Map<string, ConversationRecord> | null = null;
  /** The last message of each row before events may have been lost: a copy may lack it, and be right. */
  #lastBeforeDisconnect = new Map<ConversationRecord, Kit.Message | null>();
  /** Whether the first pages since then are still to come. */
  #isRefetching = false;

  /** @param uid - reads the uid of the signed-in user. */
  constructor(changes: ChangeSet<ConversationRecord>, rows: ConversationRows, uid: () => string | null) {
    this.#changes = changes;
    this.#rows = rows;
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
    const record = this.find(peer);
    return record && this.#rows.has(record) ? record : undefined;
  }

  /** The record that a receipt is about when it is in the list. */
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
   * Applies what happened to a conversation, and records it for copies that may lack it.
   * @returns whether its unread count is known.
   */
  apply(peer: Peer, operation: Operation): boolean {
    this.journal.record(peer, operation);
    const record = operation.type === 'profile' ? this.find(peer) : this.shown(peer);
    if (!record) return true;
    const isCounted = record.apply(operation, this.uid);
    if (operation.type === 'message') {
      if (operation.message === record.lastSentMessage)
        record.advance(this.updates.receipt(operation.message));
      if (!this.#isRefetching) this.confirm(record);
    }
    return isCounted;
  }

  /** Lets a record show what is not sent yet; gives it when it is in the list. */
  showUnsent(peer: Peer): ConversationRecord | undefined {
    const record = this.find(peer);
    if (!record) return undefined;
    record.unsent = this.outbox.last(peer);
    if (!this.#isRefetching) this.confirm(record);
    return this.shown(peer);
  }

  /** Merges a copy into the record of its peer, or makes one of it; undefined when the conversation is gone. */
  merge(conversation: Kit.Conversation, since: Checkpoint): ConversationRecord | undefined {
    const copy = this.#replayed(conversation, since);
    return copy && this.#isStale(copy) ? this.find(copy.record) : copy && this.#take(copy);
  }

  /**
   * Takes a copy of a row whose unread count was asked for.
   * @returns whether that can be right: a copy that is older than the row leaves the count open.
   */
  recount(record: ConversationRecord, conversation: Kit.Conversation, since: Checkpoint): boolean {
    if (!this.journal.isOpen(since) || this.shown(record) !== record) return true;
    const copy = this.#replayed(conversation, since);
    if (copy && this.#isStale(copy)) return false;
    if (copy) this.#take(copy);
    return true;
  }

  /** Events may have been lost: what a copy lacks of all that is known until now is gone. */
  disconnect(): void {
    this.#lastBeforeDisconnect = new Map(
      [...this.values()].map((record) => [record, record.lastSentMessage]),
    );
    this.#isRefetching = true;
  }

  /**
   * The first pages since events may have been lost were merged.
   * @param isAll - whether those were all: what none of them brought is asked for by itself.
   */
  reconnected(isAll: boolean): void {
    this.#isRefetching = false;
    if (!isAll) return;
    for (const record of this.#lastBeforeDisconnect.keys())
      if (this.shown(record)) this.uncounted.add(record);
  }

  /** Asks for a row that stands above those of the pages, if no copy of it came since events may have been lost. */
  confirm(record: ConversationRecord): void {
    if (this.#lastBeforeDisconnect.has(record)) this.uncounted.add(record);
  }

  /** Forgets records. */
  delete(records: readonly ConversationRecord[]): void {
    for (const record of records) {
      this.#records.delete(record);
      this.#byConversationId?.delete(conversationIdOf(record.conversation));
      this.uncounted.delete(record);
      this.#lastBeforeDisconnect.delete(record);
    }
  }

  /** Forgets everything: another user signed in. */
  clear(): void {
    this.#records.clear();
    this.#byConversationId = null;
    this.#lastBeforeDisconnect.clear();
    this.uncounted.clear();
    this.journal.clear();
    this.updates.clear();
    this.outbox.clear();
  }

  /** The record of a conversation with this id; few SDKs need it. */
  #withId(id: string): ConversationRecord | undefined {
    this.#byConversationId ??= new Map(
      [...this.values()].map((each) => [conversationIdOf(each.conversation), each]),
    );
    return this.#byConversationId.get(id);
  }

  /** A copy, brought up to date; undefined when the conversation is gone. */
  #replayed(conversation: Kit.Conversation, since: Checkpoint): Copy | undefined {
    const { uid, updates } = this;
    const known = this.find(peerOfConversation(conversation));
    const record = new ConversationRecord(conversation, uid, known);
    // The SDK may hand out the object of the row, which shows what is not sent yet.
    if (known && !record.lastSentMessage && lastMessageOf(conversation))
      record.setLastSent(known.lastSentMessage, uid);
    const replayed = this.journal.replay(record, since, uid);
    const last = record.lastSentMessage;
    if (last) record.revise(updates.newest(last), updates.receipt(last), uid);
    return replayed === 'gone' ? undefined : { record, isCounted: replayed === 'counted' };
  }

  #take({ record: copy, isCounted }: Copy): ConversationRecord {
    const { uid, outbox } = this;
    const known = this.find(copy);
    const record = known ?? copy;
    const isShown = this.#rows.has(record);
    if (isCounted) this.uncounted.delete(record);
    // The row counted by itself what came since, unless it was not here, or events were lost.
    else if (!isShown || this.#lastBeforeDisconnect.has(record)) this.uncounted.add(record);
    this.#lastBeforeDisconnect.delete(record);
    if (known) {
      const last = copy.lastSentMessage;
      if (last && isOwn(last, uid) && isNewer(last, known.lastSentMessage)) outbox.settle(known, last, false);
      if (!isShown) known.unread = copy.unread;
      known.take(copy, isCounted, uid);
    } else {
      this.#records.set(copy, copy);
      this.#byConversationId?.set(conversationIdOf(copy.conversation), copy);
    }
    record.unsent = outbox.last(record);
    this.#changes.changed.add(record);
    return record;
  }

  /** Whether a row has a newer message than a copy, which is then no news, unless events may have been lost. */
  #isStale({ record: copy }: Copy): boolean {
    const known = this.find(copy);
    return known?.isAhead(copy.lastSentMessage) === true && !this.#mayHaveLostLast(known);
  }

  #mayHaveLostLast(record: ConversationRecord): boolean {
    const before = this.#lastBeforeDisconnect.get(record);
    return Boolean(before && record.lastSentMessage && isSameMessage(before, record.lastSentMessage));
  }
}
