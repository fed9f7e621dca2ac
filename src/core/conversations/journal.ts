import { isNewer } from '../../client/boundary/messages.ts';
import { receiptMessageId } from '../../client/boundary/receipts.ts';
import type { Kit } from '../../sdk/index.ts';
import { type Peer, PeerMap } from '../collections/peer-map.ts';
import type { ConversationRecord } from './conversation-record.ts';
import type { Operation } from './operation.ts';
import { isAbout } from './receipt-target.ts';

/** The start of a fetch; its answer may lack what happened afterwards. */
export interface Checkpoint {
  readonly at: number;
}

/** The start of a fetch of one conversation. */
export interface Question extends Checkpoint, Peer {}

/** An operation, and its time in the journal. */
interface Recorded {
  readonly operation: Operation;
  readonly at: number;
}

interface Entry {
  readonly peer: Peer;
  operations: Recorded[];
  /** When the conversation was deleted (0 if it was not), and the last known message deleted with it. */
  deletedAt: number;
  deletedUpTo: Kit.Message | null;
  /** The lists for which the operations wait for a copy that could not be fetched yet. */
  readonly keptFor: Set<object>;
  /** The time up to which operations were dropped because there were too many. */
  droppedUpTo: number;
}

/** A message that moved its conversation in the pages of the SDK, and its row: to the top, or to its place by time. */
export interface Move {
  readonly peer: Peer;
  readonly message: Kit.Message;
  readonly isToTop: boolean;
  readonly at: number;
}

/** The result of a replay: the unread count is known, unknown, or the conversation was deleted. */
export type Replayed = 'counted' | 'uncounted' | 'gone';

/** How far the oldest fetch advances before outdated operations are dropped. */
const FORGET_EVERY = 1000;

/** The maximum number of operations that wait for a copy that could not be fetched. */
const MOST_KEPT = 100;

/**
 * How many operations of a conversation are kept during a fetch that hangs; at twice this number the oldest
 * are dropped.
 */
const MOST_RECORDED = 1000;

/** The maximum number of receipts kept without a known conversation. */
const MOST_UNPLACED = 100;

/**
 * Records operations on conversations during fetches, whether they are in the list or not. An arriving copy
 * may be older or newer than each operation; replaying adds those that it cannot contain.
 */
export class Journal {
  #entries = new PeerMap<Entry>();
  #open = new Set<Checkpoint>();
  /** Receipts of the signed-in user without a matching row. */
  #unplaced: { receipt: Kit.MessageReceipt; at: number }[] = [];
  /** Counts operations; the clock of the journal. */
  #now = 0;
  #forgottenUpTo = 0;
  /** When events may have been lost for the last time. */
  #lostAt = 0;
  /** When the newest fetch started. */
  #startedAt = 0;

  /** Whether nothing is recorded. */
  get isEmpty(): boolean {
    return this.#entries.isEmpty && this.#unplaced.length === 0;
  }

  /** Starts a fetch; `end` must follow. */
  begin(): Checkpoint {
    const checkpoint = { at: this.#now };
    this.#startedAt = this.#now;
    this.#open.add(checkpoint);
    return checkpoint;
  }

  /** Starts a fetch of one conversation; `end` must follow. */
  ask({ isGroup, id }: Peer): Question {
    const question = { isGroup, id, at: this.#now };
    this.#startedAt = this.#now;
    this.#open.add(question);
    return question;
  }

  /** Ends a fetch, with or without an answer. */
  end(checkpoint: Checkpoint): void {
    this.#open.delete(checkpoint);
    const [oldest = { at: this.#now }] = this.#open;
    if (this.#open.size === 0 || oldest.at >= this.#forgottenUpTo + FORGET_EVERY) this.#forget(oldest.at);
  }

  /** Keeps the operations on a conversation that a list could not fetch until a copy arrives, or keeps them no more. */
  keep(peer: Peer, list: object, isKept: boolean): void {
    const entry = this.#entries.get(peer);
    if (!entry) return;
    entry.keptFor[isKept ? 'add' : 'delete'](list);
    if (isKept) keepNewest(entry, MOST_KEPT);
  }

  /** Advances and returns the time of the journal, for events that are recorded elsewhere. */
  tick(): number {
    return ++this.#now;
  }

  /** Notes that events may have been lost: copies requested from now on lack messages that were deleted meanwhile. */
  lose(): void {
    this.#lostAt = this.tick();
  }

  /** Whether the answer of a fetch is still expected. */
  isOpen(checkpoint: Checkpoint): boolean {
    return this.#open.has(checkpoint);
  }

  /** Clears everything, including pending fetches, for another user. */
  clear(): void {
    this.#open.clear();
    this.#entries.clear();
    this.#forget(this.#now);
  }

  /** Records an operation if a copy may arrive that lacks it. */
  record(peer: Peer, operation: Operation): void {
    if (this.#open.size === 0 && !this.#entries.get(peer)?.keptFor.size) return;
    const { operations } = this.#entryOf(peer);
    const last = operations.at(-1);
    // No fetch started in between: none can contain the one without the other.
    if (operation.type === 'profile' && last?.operation.type === 'profile' && last.at > this.#startedAt)
      Object.assign(last.operation.profile, operation.profile);
    else operations.push({ operation, at: ++this.#now });
    if (operations.length >= 2 * MOST_RECORDED) keepNewest(this.#entryOf(peer), MOST_RECORDED);
  }

  /** Records that the signed-in user read a conversation that is not known yet. */
  recordUnplaced(receipt: Kit.MessageReceipt): void {
    if (this.#open.size === 0) return;
    this.#unplaced.push({ receipt, at: ++this.#now });
    if (this.#unplaced.length > MOST_UNPLACED) this.#unplaced.shift();
  }

  /**
   * Records a deletion, so that earlier copies do not restore the conversation.
   * @param last - its last known message.
   */
  delete(peer: Peer, last: Kit.Message | null): void {
    if (this.#open.size === 0) {
      this.#entries.delete(peer);
      return;
    }
    const entry = this.#entryOf(peer);
    entry.keptFor.clear();
    const newest = this.newestMessage(peer);
    entry.operations = [];
    entry.deletedAt = ++this.#now;
    entry.deletedUpTo = newest && isNewer(newest, last) ? newest : last;
  }

  /** Whether a message was deleted together with its conversation. */
  isDeleted(peer: Peer, message: Kit.Message): boolean {
    const upTo = this.#entries.get(peer)?.deletedUpTo;
    return upTo ? !isNewer(message, upTo) : false;
  }

  /** Whether a conversation was deleted since a fetch started. */
  wasDeleted(peer: Peer, since: Checkpoint): boolean {
    return (this.#entries.get(peer)?.deletedAt ?? 0) > since.at;
  }

  /** Whether a message arrived, or something happened in a group, since a fetch started. */
  hasMessages(peer: Peer, since: Checkpoint): boolean {
    return !movesOf(this.#entries.get(peer), since).next().done;
  }

  /** Returns the newest recorded message of a conversation. */
  newestMessage(peer: Peer): Kit.Message | null {
    let newest: Kit.Message | null = null;
    for (const { operation } of this.#entries.get(peer)?.operations ?? [])
      if (operation.type === 'message' && isNewer(operation.message, newest)) newest = operation.message;
    return newest;
  }

  /** Returns the messages of all conversations since a fetch started, unsorted. */
  *moves(since: Checkpoint): IterableIterator<Move> {
    for (const entry of this.#entries.values()) yield* movesOf(entry, since);
  }

  /** Brings a record made from a fetched copy up to date. */
  replay(copy: ConversationRecord, since: Checkpoint, uid: string | null): Replayed {
    const entry = this.#entries.get(copy);
    entry?.keptFor.clear();
    if (entry && entry.deletedAt > since.at) return 'gone';
    const last = copy.lastSentMessage;
    let isCounted = !entry || entry.droppedUpTo <= since.at;
    for (const { operation, at } of this.#of(copy, entry)) {
      // Whether the copy contains a message can be read from the message itself, unless it may have been deleted.
      const isTold = operation.type === 'message' && (at > this.#lostAt || since.at < this.#lostAt);
      if (at <= since.at && !isTold) continue;
      if (operation.type === 'update' && last && isNewer(last, operation.lastMessage)) {
        copy.apply({ type: 'profile', profile: operation.profile }, uid);
        continue;
      }
      const isKnown = copy.apply(operation, uid);
      if (operation.type === 'read' || operation.type === 'update') isCounted = isKnown;
    }
    return isCounted ? 'counted' : 'uncounted';
  }

  /** Returns the operations on a conversation, in order. */
  #of(copy: ConversationRecord, entry: Entry | undefined): readonly Recorded[] {
    const operations = entry?.operations ?? [];
    const placed = this.#unplaced.filter(({ receipt }) => isAbout(receipt, copy));
    if (placed.length === 0) return operations;
    const reads = placed.map(({ receipt, at }): Recorded => {
      return { operation: { type: 'read', upTo: receiptMessageId(receipt) }, at };
    });
    return [...operations, ...reads].sort((a, b) => a.at - b.at);
  }

  #forget(upTo: number): void {
    this.#forgottenUpTo = upTo;
    this.#unplaced = this.#unplaced.filter(({ at }) => at > upTo);
    for (const entry of [...this.#entries.values()]) {
      if (entry.keptFor.size > 0) continue;
      entry.operations = entry.operations.filter(({ at }) => at > upTo);
      if (entry.operations.length === 0 && entry.deletedAt <= upTo) this.#entries.delete(entry.peer);
    }
  }

  #entryOf(peer: Peer): Entry {
    let entry = this.#entries.get(peer);
    if (!entry) {
      const { isGroup, id } = peer;
      entry = {
        peer: { isGroup, id },
        operations: [],
        deletedAt: 0,
        deletedUpTo: null,
        keptFor: new Set(),
        droppedUpTo: 0,
      };
      this.#entries.set(peer, entry);
    }
    return entry;
  }
}

/** Drops the oldest operations of a conversation. */
function keepNewest(entry: Entry, count: number): void {
  const dropped = entry.operations.splice(0, entry.operations.length - count);
  entry.droppedUpTo = dropped.at(-1)?.at ?? entry.droppedUpTo;
}

/** Returns the messages of a conversation since a fetch started. */
function* movesOf(entry: Entry | undefined, since: Checkpoint): IterableIterator<Move> {
  if (!entry) return;
  for (const { operation, at } of entry.operations) {
    if (at <= since.at || operation.type !== 'message') continue;
    yield { peer: entry.peer, message: operation.message, isToTop: operation.isToTop, at };
  }
}
