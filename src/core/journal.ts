import type { Kit } from '../sdk/index.ts';
import { countsAsUnread, isNewer } from './messages.ts';
import { type Peer, PeerMap } from './peer-map.ts';

interface Entry {
  readonly peer: Peer;
  /** The messages heard since the entry was made, or since the conversation was read. */
  messages: Kit.Message[];
  read: boolean;
  deleted: boolean;
  /** How many answers for this very peer are awaited. */
  awaited: boolean;
}

/** What a fetched copy of a conversation comes to, once what was heard meanwhile is added. */
export interface Merged {
  lastMessage: Kit.Message | null;
  unread: number;
}

/**
 * What was heard while answers of the SDK are under way. A copy that arrives may be older or newer than each
 * of the events heard meanwhile; the journal adds exactly those that the copy cannot hold yet.
 */
export class Journal {
  #entries = new PeerMap<Entry>();
  #fetches = 0;

  /** A page is being fetched: from now on everything is noted. */
  beginFetch(): void {
    this.#fetches++;
  }

  /** The page arrived, or failed. With the last one the notes go, but for peers that are awaited. */
  endFetch(): void {
    if (--this.#fetches > 0) return;
    const awaited = [...this.#entries.values()].filter((entry) => entry.awaited);
    this.#entries.clear();
    for (const entry of awaited) this.#entries.set(entry.peer, entry);
  }

  /** One conversation is being fetched by itself; false when it is already. */
  await(peer: Peer): boolean {
    const entry = this.#entryOf(peer);
    if (entry.awaited) return false;
    entry.awaited = true;
    return true;
  }

  /** Whether an answer for this very peer is awaited. */
  isAwaited(peer: Peer): boolean {
    return this.#entries.get(peer)?.awaited ?? false;
  }

  /** The awaited conversation arrived. */
  settle(peer: Peer): void {
    const entry = this.#entries.get(peer);
    if (!entry) return;
    entry.awaited = false;
    if (this.#fetches === 0) this.#entries.delete(peer);
  }

  /** A message was heard. */
  heard(peer: Peer, message: Kit.Message): void {
    if (this.#isOpen(peer)) this.#entryOf(peer).messages.push(message);
  }

  /** The conversation was read: copies made before that are wrong about its unread count. */
  read(peer: Peer): void {
    if (!this.#isOpen(peer)) return;
    const entry = this.#entryOf(peer);
    entry.messages = [];
    entry.read = true;
  }

  /** The conversation was deleted: copies made before that must not bring it back. */
  deleted(peer: Peer): void {
    if (!this.#isOpen(peer)) return;
    const entry = this.#entryOf(peer);
    entry.messages = [];
    entry.deleted = true;
  }

  /** Whether anything was heard of the peer since the notes began. */
  has(peer: Peer): boolean {
    return (this.#entries.get(peer)?.messages.length ?? 0) > 0;
  }

  /** Adds to a fetched copy what was heard since; null when the conversation is gone. */
  merge(peer: Peer, conversation: Kit.Conversation, uid: string | null): Merged | null {
    let lastMessage = conversation.getLastMessage() ?? null;
    let unread = conversation.getUnreadMessageCount() || 0;
    const entry = this.#entries.get(peer);
    if (!entry) return { lastMessage, unread };
    if (entry.deleted && entry.messages.length === 0) return null;
    const fetched = lastMessage;
    const cleared = entry.read || entry.deleted;
    if (cleared) unread = 0;
    for (const message of entry.messages) {
      if (countsAsUnread(message, uid) && (cleared || isNewer(message, fetched))) unread++;
      if (isNewer(message, lastMessage)) lastMessage = message;
    }
    return { lastMessage, unread };
  }

  #isOpen(peer: Peer): boolean {
    return this.#fetches > 0 || this.isAwaited(peer);
  }

  #entryOf(peer: Peer): Entry {
    let entry = this.#entries.get(peer);
    if (!entry) {
      entry = { peer, messages: [], read: false, deleted: false, awaited: false };
      this.#entries.set(peer, entry);
    }
    return entry;
  }
}
