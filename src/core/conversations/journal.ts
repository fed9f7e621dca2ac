import type { Kit } from '../../sdk/index.ts';
import { type Peer, PeerMap } from '../collections/peer-map.ts';
import { isAction, isNewer } from '../messages/messages.ts';
import { textOf } from '../objects/read.ts';
import type { ConversationRecord } from './conversation-record.ts';
import type { Operation } from './operation.ts';
import { isAbout } from './receipt-target.ts';

/** When a fetch began: what happens after that may be missing from its answer. */
export interface Checkpoint {
  readonly at: number;
}

/** When a fetch of one conversation began. */
export interface Question extends Checkpoint, Peer {}

/** An operation, and when it happened. */
interface Recorded {
  readonly operation: Operation;
  readonly at: number;
}

interface Entry {
  readonly peer: Peer;
  operations: Recorded[];
  /** When the conversation was deleted, 0 if it was not, and the last message that is known to have gone with it. */
  deletedAt: number;
  deletedUpTo: Kit.Message | null;
  /** Whether the operations wait for a copy that could not be fetched yet. */
  isKept: boolean;
}

/** What a copy comes to: the unread count is known, is not, or the conversation is gone. */
export type Replayed = 'counted' | 'uncounted' | 'gone';

/** Operations that no answer can lack are forgotten once the oldest fetch moved on by so many. */
const FORGET_EVERY = 1000;

/** How many operations wait at most for a copy that could not be fetched. */
const MOST_KEPT = 100;

/** How many reads without a known conversation are kept. */
const MOST_UNPLACED = 100;

/**
 * Records what happens to conversations while answers of the SDK are under way, whether they are in the list or not.
 * A copy that arrives may be older or newer than each operation; replaying them on it adds what it cannot contain.
 */
export class Journal {
  #entries = new PeerMap<Entry>();
  #open = new Set<Checkpoint>();
  #questions = new PeerMap<Question>();
  /** Receipts of this user for conversations that no row was found for. */
  #unplaced: { receipt: Kit.MessageReceipt; at: number }[] = [];
  /** Counts operations: the time of the journal. */
  #now = 0;
  #forgottenUpTo = 0;

  /** Begins a fetch; `end` must follow. */
  begin(): Checkpoint {
    const checkpoint = { at: this.#now };
    this.#open.add(checkpoint);
    return checkpoint;
  }

  /** Begins a fetch of one conversation, unless one is under way whose answer may still be right. */
  ask({ isGroup, id }: Peer): Question | undefined {
    const question = { isGroup, id, at: this.#now };
    const earlier = this.#questions.get(question);
    if (earlier && earlier.at >= this.#deletedAt(question)) return undefined;
    this.#open.add(question);
    this.#questions.set(question, question);
    return question;
  }

  /**
   * Ends a fetch, answered or not.
   * @param isFailed - keep what happened to a conversation that could not be fetched, until a copy of it comes.
   */
  end(checkpoint: Checkpoint | Question, isFailed = false): void {
    this.#open.delete(checkpoint);
    if ('id' in checkpoint && this.#questions.get(checkpoint) === checkpoint) {
      this.#questions.delete(checkpoint);
      const entry = this.#entries.get(checkpoint);
      if (entry) entry.isKept = isFailed;
      if (isFailed) entry?.operations.splice(0, entry.operations.length - MOST_KEPT);
    }
    const [oldest = { at: this.#now }] = this.#open;
    if (this.#open.size === 0 || oldest.at >= this.#forgottenUpTo + FORGET_EVERY) this.#forget(oldest.at);
  }

  /** Whether the answer of a fetch is still awaited. */
  isOpen(checkpoint: Checkpoint): boolean {
    return this.#open.has(checkpoint);
  }

  /** Forgets everything, fetches under way too: another user signed in. */
  clear(): void {
    this.#open.clear();
    this.#questions.clear();
    this.#entries.clear();
    this.#forget(this.#now);
  }

  /** Records an operation, if a copy may come that lacks it. */
  record(peer: Peer, operation: Operation): void {
    if (this.#open.size === 0 && !this.#entries.get(peer)?.isKept) return;
    this.#entryOf(peer).operations.push({ operation, at: ++this.#now });
  }

  /** Records that this user read a conversation that cannot be told yet. */
  recordUnplaced(receipt: Kit.MessageReceipt): void {
    if (this.#open.size === 0) return;
    this.#unplaced.push({ receipt, at: ++this.#now });
    if (this.#unplaced.length > MOST_UNPLACED) this.#unplaced.shift();
  }

  /**
   * Records that a conversation was deleted: copies from before must not bring it back.
   * @param last - the last message that is known of it.
   */
  delete(peer: Peer, last: Kit.Message | null): void {
    if (this.#open.size === 0) {
      this.#entries.delete(peer);
      return;
    }
    const entry = this.#entryOf(peer);
    entry.isKept = false;
    let upTo = last;
    for (const { operation } of entry.operations) {
      if (operation.type === 'message' && isNewer(operation.message, upTo)) upTo = operation.message;
    }
    entry.operations = [];
    entry.deletedAt = ++this.#now;
    entry.deletedUpTo = upTo;
  }

  /** Whether a message went with its conversation when that was deleted. */
  isDeleted(peer: Peer, message: Kit.Message): boolean {
    const upTo = this.#entries.get(peer)?.deletedUpTo;
    return upTo ? !isNewer(message, upTo) : false;
  }

  /** Whether a message came since a fetch began. */
  hasMessages(peer: Peer, since: Checkpoint): boolean {
    return this.#some(peer, since.at, () => true);
  }

  /** Whether the row moved to the very top since a fetch began. */
  wentToTop(peer: Peer, since: Checkpoint): boolean {
    return this.#some(peer, since.at, ({ isToTop }) => isToTop);
  }

  #some(peer: Peer, since: number, is: (operation: Operation & { type: 'message' }) => boolean): boolean {
    const operations = this.#entries.get(peer)?.operations ?? [];
    return operations.some(
      ({ operation, at }) =>
        at > since && operation.type === 'message' && !isAction(operation.message) && is(operation),
    );
  }

  /** Brings a record that was made of a fetched copy up to date. */
  replay(copy: ConversationRecord, since: Checkpoint, uid: string | null): Replayed {
    const entry = this.#entries.get(copy);
    if (entry) entry.isKept = false;
    if (entry && entry.deletedAt > since.at) return 'gone';
    const last = copy.lastSentMessage;
    let isCounted = true;
    for (const { operation, at } of this.#of(copy, entry)) {
      // A message tells by itself whether the copy contains it.
      if (at <= since.at && operation.type !== 'message') continue;
      if (operation.type === 'update' && last && isNewer(last, operation.lastMessage)) {
        copy.apply({ type: 'profile', profile: operation.profile }, uid);
        continue;
      }
      const isKnown = copy.apply(operation, uid);
      if (operation.type === 'read' || operation.type === 'update') isCounted = isKnown;
    }
    return isCounted ? 'counted' : 'uncounted';
  }

  /** The operations on a conversation in their order. */
  #of(copy: ConversationRecord, entry: Entry | undefined): readonly Recorded[] {
    const operations = entry?.operations ?? [];
    const placed = this.#unplaced.filter(({ receipt }) => isAbout(receipt, copy));
    if (placed.length === 0) return operations;
    const reads = placed.map(({ receipt, at }): Recorded => {
      return { operation: { type: 'read', upTo: textOf(receipt, 'getMessageId') }, at };
    });
    return [...operations, ...reads].sort((a, b) => a.at - b.at);
  }

  #forget(upTo: number): void {
    this.#forgottenUpTo = upTo;
    this.#unplaced = this.#unplaced.filter(({ at }) => at > upTo);
    for (const entry of [...this.#entries.values()]) {
      if (entry.isKept) continue;
      entry.operations = entry.operations.filter(({ at }) => at > upTo);
      if (entry.operations.length === 0 && entry.deletedAt <= upTo) this.#entries.delete(entry.peer);
    }
  }

  #deletedAt(peer: Peer): number {
    return this.#entries.get(peer)?.deletedAt ?? 0;
  }

  #entryOf(peer: Peer): Entry {
    let entry = this.#entries.get(peer);
    if (!entry) {
      const { isGroup, id } = peer;
      entry = { peer: { isGroup, id }, operations: [], deletedAt: 0, deletedUpTo: null, isKept: false };
      this.#entries.set(peer, entry);
    }
    return entry;
  }
}
