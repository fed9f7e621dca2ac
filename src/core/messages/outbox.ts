import type { Kit } from '../../sdk/index.ts';
import { type Peer, PeerMap } from '../collections/peer-map.ts';
import { saysTheSame } from './messages.ts';

/** A message of this user's own that has no id yet. */
export interface Unsent {
  readonly message: Kit.Message;
  readonly isFailed: boolean;
}

/** The messages of this user that were not sent yet, by conversation, whether that is in the list or not. */
export class Outbox {
  #unsent = new PeerMap<readonly Unsent[]>();

  /** The message that was begun last. */
  last(peer: Peer): Unsent | null {
    return this.#unsent.get(peer)?.at(-1) ?? null;
  }

  /** Adds a message that is being sent; one that failed before is being sent again. */
  add(peer: Peer, message: Kit.Message): void {
    const others = this.#of(peer).filter(
      (each) => each.message !== message && !(each.isFailed && saysTheSame(each.message, message)),
    );
    this.#set(peer, [...others, { message, isFailed: false }]);
  }

  /** Marks a message as failed. */
  fail(peer: Peer, message: Kit.Message): void {
    const unsent = [...this.#of(peer)];
    const index = this.#indexOf(unsent, message);
    const failed = { message, isFailed: true };
    if (index < 0) unsent.push(failed);
    else unsent[index] = failed;
    this.#set(peer, unsent);
  }

  /**
   * Removes a message that was sent, and the failed ones before it: this one follows them.
   * @param isExact - take it for no other message that says the same.
   * @returns whether it was here.
   */
  settle(peer: Peer, message: Kit.Message, isExact: boolean): boolean {
    const unsent = this.#of(peer);
    const index = unsent.findIndex((each) => each.message === message);
    const found = index >= 0 || isExact ? index : this.#indexOf(unsent, message);
    if (found >= 0)
      this.#set(
        peer,
        unsent.filter((each, at) => at > found || (at < found && !each.isFailed)),
      );
    return found >= 0;
  }

  /** Removes the messages that failed: another one follows them. */
  dropFailed(peer: Peer): void {
    const unsent = this.#of(peer);
    if (unsent.length > 0)
      this.#set(
        peer,
        unsent.filter((each) => !each.isFailed),
      );
  }

  /** Forgets everything: another user signed in. */
  clear(): void {
    this.#unsent.clear();
  }

  /** The very message, else the first that says the same: the SDK may answer with another object. */
  #indexOf(unsent: readonly Unsent[], message: Kit.Message): number {
    const index = unsent.findIndex((each) => each.message === message);
    return index >= 0 ? index : unsent.findIndex((each) => saysTheSame(each.message, message));
  }

  #of(peer: Peer): readonly Unsent[] {
    return this.#unsent.get(peer) ?? [];
  }

  #set(peer: Peer, unsent: readonly Unsent[]): void {
    if (unsent.length > 0) this.#unsent.set(peer, unsent);
    else this.#unsent.delete(peer);
  }
}
