/** The other side of a conversation: a user by uid, or a group by guid. */
export interface Peer {
  readonly isGroup: boolean;
  readonly id: string;
}

/** Returns a peer's id with a prefix for its kind: 'u:ann' or 'g:team'. */
export function peerKey({ isGroup, id }: Peer): string {
  return `${isGroup ? 'g' : 'u'}:${id}`;
}

/**
 * A map keyed by peer. Users and groups have separate maps, so that the SDK's id strings are the keys, without copies.
 */
export class PeerMap<V> {
  #users = new Map<string, V>();
  #groups = new Map<string, V>();

  get isEmpty(): boolean {
    return this.#users.size + this.#groups.size === 0;
  }

  get(peer: Peer): V | undefined {
    return this.#of(peer).get(peer.id);
  }

  set(peer: Peer, value: V): void {
    this.#of(peer).set(peer.id, value);
  }

  delete(peer: Peer): boolean {
    return this.#of(peer).delete(peer.id);
  }

  clear(): void {
    this.#users.clear();
    this.#groups.clear();
  }

  *values(): IterableIterator<V> {
    yield* this.#users.values();
    yield* this.#groups.values();
  }

  #of(peer: Peer): Map<string, V> {
    return peer.isGroup ? this.#groups : this.#users;
  }
}
