import type { Kit } from '../../sdk/index.ts';
import { type Peer, PeerMap } from '../collections/peer-map.ts';
import { textOf } from '../objects/read.ts';

/** How long an indicator lasts without renewal, in milliseconds. */
export const TYPING_TIMEOUT_MS = 6000;

interface Typist {
  user: Kit.User;
  uid: string;
  until: number;
}

interface Typists {
  readonly peer: Peer;
  list: Typist[];
}

const NOBODY: readonly Kit.User[] = [];

/** Tracks who is typing where. Indicators without an end expire. */
export class TypingTable {
  #typists = new PeerMap<Typists>();

  /** Starts or renews typing until `now` + 6 s (milliseconds); returns true if it is new. */
  start(peer: Peer, user: Kit.User, now: number): boolean {
    let typists = this.#typists.get(peer);
    if (!typists) {
      typists = { peer, list: [] };
      this.#typists.set(peer, typists);
    }
    const uid = textOf(user, 'getUid');
    const until = now + TYPING_TIMEOUT_MS;
    const known = typists.list.find((each) => each.uid === uid);
    if (known) {
      known.until = until;
      return false;
    }
    typists.list.push({ user, uid, until });
    return true;
  }

  /** Ends typing; returns true if it was shown. */
  end(peer: Peer, uid: string): boolean {
    const typists = this.#typists.get(peer);
    return typists ? this.#keep(typists, (each) => each.uid !== uid) : false;
  }

  /** Ends someone's typing everywhere; returns the affected peers. */
  endAll(uid: string): Peer[] {
    return this.#keepAll((each) => each.uid !== uid);
  }

  /** Clears all indicators. */
  clear(): void {
    this.#typists.clear();
  }

  /** Returns who types in a peer's conversation, in the order they started. */
  users(peer: Peer): readonly Kit.User[] {
    return this.#typists.get(peer)?.list.map((each) => each.user) ?? NOBODY;
  }

  /** Ends expired indicators; returns the affected peers. */
  expire(now: number): Peer[] {
    return this.#keepAll((each) => each.until > now);
  }

  /** Returns when the next indicator expires, in milliseconds; Infinity without any. */
  nextExpiry(): number {
    let next = Number.POSITIVE_INFINITY;
    for (const { list } of this.#typists.values()) {
      for (const each of list) next = Math.min(next, each.until);
    }
    return next;
  }

  #keepAll(stays: (each: Typist) => boolean): Peer[] {
    return [...this.#typists.values()].filter((each) => this.#keep(each, stays)).map((each) => each.peer);
  }

  #keep(typists: Typists, stays: (each: Typist) => boolean): boolean {
    const left = typists.list.filter(stays);
    if (left.length === typists.list.length) return false;
    typists.list = left;
    if (left.length === 0) this.#typists.delete(typists.peer);
    return true;
  }
}
