import { type Peer, PeerMap } from '../boundary/peer-map.ts';

/** The start of a fetch; its result may lack later operations. */
export interface FetchTicket {
  readonly at: number;
}

/** The ticket of copies that lack no operation. */
export const UP_TO_DATE: FetchTicket = { at: Number.POSITIVE_INFINITY };

/** The start of a fetch of one peer. */
export interface PeerFetchTicket extends FetchTicket, Peer {}

/** An operation, and its time on the log's clock. */
export interface Recorded<O> {
  readonly operation: O;
  readonly at: number;
}

interface Subject<O> {
  readonly peer: Peer;
  operations: Recorded<O>[];
  /** The lists for which operations are kept, because they could not fetch a copy yet. */
  readonly keptFor: Set<object>;
  /** Operations up to this time were dropped because there were too many. */
  droppedUpTo: number;
}

/** The peer of operations that name no peer. */
export const NO_PEER: Peer = { isGroup: false, id: '' };

/** After this many operations, outdated ones are dropped. */
const FORGET_EVERY = 1000;
/** The maximum number of operations kept for a copy that could not be fetched. */
const MAX_KEPT = 100;
/** The maximum number of operations kept per peer during a fetch that hangs. */
const MAX_RECORDED = 1000;

/**
 * The operations since the oldest running fetch began, by peer. A result may be older or newer than each of them; the
 * receiver applies those that it cannot contain.
 */
export class FetchLog<O> {
  readonly #most: number;
  readonly #subjects = new PeerMap<Subject<O>>();
  readonly #open = new Set<FetchTicket>();
  /** The log's clock: counts operations. */
  #now = 0;
  #forgottenUpTo = 0;
  /** When the newest fetch began. */
  #begunAt = 0;

  /**
   * @param most - the number of operations kept per peer during a fetch that hangs; at twice this number, the oldest
   *   are dropped.
   */
  constructor(most = MAX_RECORDED) {
    this.#most = most;
  }

  /** Whether the log is empty. */
  get isEmpty(): boolean {
    return this.#subjects.isEmpty;
  }

  /** Begins a fetch; call `end` afterwards. */
  begin(): FetchTicket {
    return this.#start({ at: this.#now });
  }

  /** Begins a fetch of one peer; call `end` afterwards. */
  beginFor({ isGroup, id }: Peer): PeerFetchTicket {
    return this.#start({ isGroup, id, at: this.#now });
  }

  /** Ends a fetch, with or without an answer. */
  end(ticket: FetchTicket): void {
    this.#open.delete(ticket);
    const [oldest = { at: this.#now }] = this.#open;
    if (this.#open.size === 0 || oldest.at >= this.#forgottenUpTo + FORGET_EVERY) this.#forget(oldest.at);
  }

  /** Whether a fetch is running. */
  isOpen(ticket: FetchTicket): boolean {
    return this.#open.has(ticket);
  }

  /** Advances the clock, and returns its time. */
  tick(): number {
    return ++this.#now;
  }

  /**
   * Records an operation if a copy may arrive that lacks it.
   * @param join - merges the operation into the last one, if possible; called if no fetch began in between.
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

  /** Returns the operations on a peer since a fetch began, in order; without a ticket, all of them. */
  since(peer: Peer, { at: since }: FetchTicket = { at: 0 }): Recorded<O>[] {
    return this.#subjects.get(peer)?.operations.filter(({ at }) => at > since) ?? [];
  }

  /** Returns the operations on all peers since a fetch began, unsorted. */
  *all(since: FetchTicket): IterableIterator<Recorded<O> & { readonly peer: Peer }> {
    for (const { peer, operations } of this.#subjects.values())
      for (const each of operations) if (each.at > since.at) yield { ...each, peer };
  }

  /** Whether operations since a fetch began were dropped. */
  isCut(peer: Peer, since: FetchTicket): boolean {
    return (this.#subjects.get(peer)?.droppedUpTo ?? 0) > since.at;
  }

  /** Keeps the operations on a peer until a copy arrives, because a list could not fetch it; or ends that. */
  keep(peer: Peer, list: object, isKept: boolean): void {
    const subject = this.#subjects.get(peer);
    if (!subject) return;
    subject.keptFor[isKept ? 'add' : 'delete'](list);
    if (isKept) keepNewest(subject, MAX_KEPT);
  }

  /** Handles a copy of a peer: its kept operations are released. */
  arrived(peer: Peer): void {
    this.#subjects.get(peer)?.keptFor.clear();
  }

  /** Drops the operations on a peer. */
  drop(peer: Peer): void {
    this.#subjects.delete(peer);
  }

  /** Clears everything, including running fetches, for another user. */
  clear(): void {
    this.#open.clear();
    this.#subjects.clear();
    this.#forgottenUpTo = this.#now;
  }

  #start<C extends FetchTicket>(ticket: C): C {
    this.#begunAt = this.#now;
    this.#open.add(ticket);
    return ticket;
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
