import type { Kit } from '../../sdk/index.ts';
import { type Peer, PeerMap } from '../collections/peer-map.ts';
import { textOf } from '../objects/read.ts';

/** After how many milliseconds without renewal someone counts as no longer typing. */
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

/** Who is typing where. An indicator whose end was lost runs out by itself. */
export class TypingTable {
  #typists = new PeerMap<Typists>();

  /** Someone types, until `now` + 6 s (milliseconds); true when that is news. */
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

  /** Someone stopped; true when that is news. */
  end(peer: Peer, uid: string): boolean {
    const typists = this.#typists.get(peer);
    return typists ? this.#keep(typists, (each) => each.uid !== uid) : false;
  }

  /** Someone may not be seen typing anywhere; gives the peers where that was news. */
  endAll(uid: string): Peer[] {
    return this.#keepAll((each) => each.uid !== uid);
  }

  /** Nobody types any more. */
  clear(): void {
    this.#typists.clear();
  }

  /** Who types in the conversation with the peer, first one first. */
  users(peer: Peer): readonly Kit.User[] {
    return this.#typists.get(peer)?.list.map((each) => each.user) ?? NOBODY;
  }

  /** Ends what has run out; gives the peers where that was news. */
  expire(now: number): Peer[] {
    return this.#keepAll((each) => each.until > now);
  }

  /** When the next indicator runs out, in milliseconds; Infinity when nobody types. */
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
