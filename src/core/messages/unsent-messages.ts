import { findUnsent, messageId, saysTheSame } from '../../client/boundary/messages.ts';
import type { Kit } from '../../sdk/index.ts';
import { type Peer, PeerMap } from '../collections/peer-map.ts';
import { RecentMap } from '../collections/recent-map.ts';

/** An own message without an id. */
export interface Unsent {
  readonly message: Kit.Message;
  readonly isFailed: boolean;
  /** Whether it failed, and is sent again by itself at the next connection. */
  readonly isWaiting?: boolean;
  /** When sending started, by the journal's clock. */
  readonly at: number;
}

/** The minimum number of remembered ids. */
const CAPACITY = 1000;

/** The signed-in user's unsent messages by conversation, in the list or not. */
export class UnsentMessages {
  #unsent = new PeerMap<readonly Unsent[]>();
  /** The ids of recently settled messages. */
  readonly #settled = new RecentMap<string, true>(CAPACITY);

  get isEmpty(): boolean {
    return this.#unsent.isEmpty;
  }

  /** Returns the message that was started last. */
  last(peer: Peer): Unsent | null {
    return this.#unsent.get(peer)?.at(-1) ?? null;
  }

  /**
   * Adds a message that is being sent, possibly again after a failure.
   * @param at - the time of the journal.
   */
  add(peer: Peer, message: Kit.Message, at = 0): void {
    const others = this.#of(peer).filter(
      (each) => each.message !== message && !(each.isFailed && saysTheSame(each.message, message)),
    );
    this.#set(peer, [...others, { message, isFailed: false, at }]);
  }

  /** Marks a message as failed. */
  fail(peer: Peer, message: Kit.Message, isWaiting = false): void {
    const unsent = this.#of(peer);
    const known = findUnsent(unsent, message);
    const failed = { message, isFailed: true, isWaiting, at: 0 };
    this.#set(peer, known ? unsent.map((each) => (each === known ? failed : each)) : [...unsent, failed]);
  }

  /**
   * Removes a sent message and the failed ones before it, which it follows.
   * @param isAnswer - whether it answers a send: then it may have another text.
   * @returns whether it was found.
   */
  settle(peer: Peer, message: Kit.Message, isAnswer = false): boolean {
    const unsent = this.#of(peer);
    const id = messageId(message);
    // The same message may be fetched, received and answered: one of these finds the unsent one.
    const known = this.#settled.has(id)
      ? unsent.find((each) => each.message === message)
      : findUnsent(unsent, message, isAnswer ? (each) => !each.isFailed : undefined);
    if (isAnswer || known) this.#settled.set(id, true);
    if (!known) return false;
    const index = unsent.indexOf(known);
    this.#set(
      peer,
      unsent.filter((each, at) => at > index || (at < index && !each.isFailed)),
    );
    return true;
  }

  /** Removes a message that will not be sent. */
  discard(peer: Peer, message: Kit.Message): void {
    this.#set(
      peer,
      this.#of(peer).filter((each) => each.message !== message),
    );
  }

  /** Removes failed messages, because another one follows them. */
  dropFailed(peer: Peer): void {
    const unsent = this.#of(peer);
    if (unsent.length > 0)
      this.#set(
        peer,
        unsent.filter((each) => !each.isFailed),
      );
  }

  /** Clears everything for another user. */
  clear(): void {
    this.#unsent.clear();
    this.#settled.clear();
  }

  #of(peer: Peer): readonly Unsent[] {
    return this.#unsent.get(peer) ?? [];
  }

  #set(peer: Peer, unsent: readonly Unsent[]): void {
    if (unsent.length > 0) this.#unsent.set(peer, unsent);
    else this.#unsent.delete(peer);
  }
}
