import type { Kit } from '../../sdk/index.ts';
import type { Peer } from '../collections/peer-map.ts';
import type { ConversationBook } from '../conversations/conversation-book.ts';
import { senderId, senderOf } from '../messages/messages.ts';
import { peerOfEntity, peerOfIndicator } from '../messages/peers.ts';
import { flagOf } from '../objects/read.ts';
import { TypingTable } from './typing.ts';

/** Shows in a list's rows who is typing. */
export class TypingEvents {
  readonly table = new TypingTable();
  readonly #book: ConversationBook;
  readonly #now: () => number;
  /** The blocked users; those without a row type in groups, or get their row later. */
  readonly #blocked = new Set<string>();

  /** @param now - the time in milliseconds. */
  constructor(book: ConversationBook, now: () => number) {
    this.#book = book;
    this.#now = now;
  }

  started(indicator: Kit.TypingIndicator): void {
    const sender = senderOf(indicator);
    const uid = senderId(indicator);
    const record = this.#book.records.shown(peerOfIndicator(indicator));
    if (!record || !sender || uid === this.#book.records.uid) return;
    const isBlocked = this.#book.records.find(peerOfEntity(sender))?.blocked ?? this.#blocked.has(uid);
    if (isBlocked || flagOf(sender, 'getBlockedByMe')) return;
    if (this.table.start(record, sender, this.#now())) this.#book.markChanged(record);
  }

  ended(indicator: Kit.TypingIndicator): void {
    this.endedBy(peerOfIndicator(indicator), senderId(indicator));
  }

  /** Handles someone stopping to type in a peer's conversation. */
  endedBy(peer: Peer, uid: string): void {
    if (this.table.end(peer, uid)) this.#markChanged([peer]);
  }

  /** Hides the typing of a blocked user everywhere, until the block ends. */
  blocked(uid: string, isBlocked: boolean): void {
    this.#blocked[isBlocked ? 'add' : 'delete'](uid);
    if (isBlocked) this.#markChanged(this.table.endAll(uid));
  }

  /** Clears everything for another user. */
  clear(): void {
    this.table.clear();
    this.#blocked.clear();
  }

  /** Ends expired indicators. */
  expire(): void {
    this.#markChanged(this.table.expire(this.#now()));
  }

  #markChanged(peers: readonly Peer[]): void {
    for (const peer of peers) {
      const record = this.#book.records.shown(peer);
      if (record) this.#book.markChanged(record);
    }
  }
}
