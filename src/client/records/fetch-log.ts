import { type Peer, PeerMap } from '../boundary/peer-map.ts';

/** The start of a fetch; its answer may lack what happened afterwards. */
export interface Checkpoint {
  readonly at: number;
}

/** The checkpoint of copies that lack nothing. */
export const UP_TO_DATE: Checkpoint = { at: Number.POSITIVE_INFINITY };

/** The start of a fetch about one peer. */
export interface FetchTicket extends Checkpoint, Peer {}

/** What the log of a client records: each kind of operation is read by those who know its type. */
export interface LoggedOperation {
  readonly type: string;
}

/** An operation, and its time by the clock of the log. */
export interface Recorded<O> {
  readonly operation: O;
  readonly at: number;
}

interface Subject<O> {
  readonly peer: Peer;
  operations: Recorded<O>[];
  /** For whom the operations wait for a copy that could not be fetched yet. */
  readonly keptFor: Set<object>;
  /** The time up to which operations were dropped because there were too many. */
  droppedUpTo: number;
}

/** The peer of operations that name none. */
export const NO_PEER: Peer = { isGroup: false, id: '' };

/** How far the oldest fetch advances before outdated operations are dropped. */
const FORGET_EVERY = 1000;
/** The maximum number of operations that wait for a copy that could not be fetched. */
const MOST_KEPT = 100;
/** How many operations of a peer are kept during a fetch that hangs. */
const MOST_RECORDED = 1000;

/**
 * What happened since the oldest fetch began that is under way, by peer. An answer may be older or newer than each
 * operation; who takes it applies those that it cannot contain.
 */
export class FetchLog<O> {
  readonly #most: number;
  readonly #subjects = new PeerMap<Subject<O>>();
  readonly #open = new Set<Checkpoint>();
  /** Counts operations; the clock of the log. */
  #now = 0;
  #forgottenUpTo = 0;
  /** When the newest fetch began. */
  #begunAt = 0;

  /** @param most - how many operations of a peer are kept during a fetch that hangs; at twice this number the oldest go. */
  constructor(most = MOST_RECORDED) {
    this.#most = most;
  }

  /** Whether nothing is recorded. */
  get isEmpty(): boolean {
    return this.#subjects.isEmpty;
  }

  /** Begins a fetch; `end` must follow. */
  begin(): Checkpoint {
    return this.#start({ at: this.#now });
  }

  /** Begins a fetch of one peer; `end` must follow. */
  beginFor({ isGroup, id }: Peer): FetchTicket {
    return this.#start({ isGroup, id, at: this.#now });
  }

  /** Ends a fetch, with or without an answer. */
  end(checkpoint: Checkpoint): void {
    this.#open.delete(checkpoint);
    const [oldest = { at: this.#now }] = this.#open;
    if (this.#open.size === 0 || oldest.at >= this.#forgottenUpTo + FORGET_EVERY) this.#forget(oldest.at);
  }

  /** Whether the answer of a fetch is still expected. */
  isOpen(checkpoint: Checkpoint): boolean {
    return this.#open.has(checkpoint);
  }

  /** Advances the clock, and returns the time. */
  tick(): number {
    return ++this.#now;
  }

  /**
   * Records an operation if a copy may arrive that lacks it.
   * @param join - merges it into the last operation, if it can; called if no fetch began in between.
   */
  record(peer: Peer, operation: O, join?: (last: O) => boolean): void {
    if (this.#open.size === 0 && !this.#subjects.get(peer)?.keptFor.size) return;
    const subject = this.#subjectOf(peer);
    const { operations } = subject;
    const last = operations.at(-1);
    if (last && last.at > this.#begunAt && join?.(last.operation)) return;
    operations.push({ operation, at: this.tick() });
    if (operations.length >= 2 * this.#most) keepNewest(subject, this.#most);
  }

  /** Returns the operations on a peer since a fetch began, in order; without one, all that are recorded. */
  since(peer: Peer, { at: since }: Checkpoint = { at: 0 }): Recorded<O>[] {
    return this.#subjects.get(peer)?.operations.filter(({ at }) => at > since) ?? [];
  }

  /** Returns the operations on all peers since a fetch began, unsorted. */
  *all(since: Checkpoint): IterableIterator<Recorded<O> & { readonly peer: Peer }> {
    for (const { peer, operations } of this.#subjects.values())
      for (const each of operations) if (each.at > since.at) yield { ...each, peer };
  }

  /** Whether operations since a fetch began were dropped. */
  isCut(peer: Peer, since: Checkpoint): boolean {
    return (this.#subjects.get(peer)?.droppedUpTo ?? 0) > since.at;
  }

  /** Keeps the operations on a peer that a list could not fetch until a copy arrives, or keeps them no more. */
  keep(peer: Peer, list: object, isKept: boolean): void {
    const subject = this.#subjects.get(peer);
    if (!subject) return;
    subject.keptFor[isKept ? 'add' : 'delete'](list);
    if (isKept) keepNewest(subject, MOST_KEPT);
  }

  /** Takes a copy of a peer: nothing is kept for it any more. */
  arrived(peer: Peer): void {
    this.#subjects.get(peer)?.keptFor.clear();
  }

  /** Drops the operations on a peer. */
  drop(peer: Peer): void {
    this.#subjects.delete(peer);
  }

  /** Clears everything, including fetches under way, for another user. */
  clear(): void {
    this.#open.clear();
    this.#subjects.clear();
    this.#forgottenUpTo = this.#now;
  }

  #start<C extends Checkpoint>(checkpoint: C): C {
    this.#begunAt = this.#now;
    this.#open.add(checkpoint);
    return checkpoint;
  }

  #forget(upTo: number): void {
    this.#forgottenUpTo = upTo;
    for (const subject of [...this.#subjects.values()]) {
      if (subject.keptFor.size > 0) continue;
      subject.operations = subject.operations.filter(({ at }) => at > upTo);
      if (subject.operations.length === 0) this.#subjects.delete(subject.peer);
    }
  }

  #subjectOf(peer: Peer): Subject<O> {
    let subject = this.#subjects.get(peer);
    if (!subject) {
      const { isGroup, id } = peer;
      subject = { peer: { isGroup, id }, operations: [], keptFor: new Set(), droppedUpTo: 0 };
      this.#subjects.set(peer, subject);
    }
    return subject;
  }
}

/** Drops the oldest operations. */
function keepNewest<O>(subject: Subject<O>, count: number): void {
  const dropped = subject.operations.splice(0, subject.operations.length - count);
  subject.droppedUpTo = dropped.at(-1)?.at ?? subject.droppedUpTo;
}
