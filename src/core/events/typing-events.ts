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

  /** @param now - the time in milliseconds. */
  constructor(book: ConversationBook, now: () => number) {
    this.#book = book;
    this.#now = now;
  }

  started(indicator: Kit.TypingIndicator): void {
    const sender = senderOf(indicator);
    const record = this.#book.records.shown(peerOfIndicator(indicator));
    if (!record || !sender || senderId(indicator) === this.#book.records.uid) return;
    if (flagOf(sender, 'getBlockedByMe') || this.#book.records.find(peerOfEntity(sender))?.blocked) return;
    if (this.table.start(record, sender, this.#now())) this.#book.markChanged(record);
  }

  ended(indicator: Kit.TypingIndicator): void {
    this.endedBy(peerOfIndicator(indicator), senderId(indicator));
  }

  /** Handles someone stopping to type in a peer's conversation. */
  endedBy(peer: Peer, uid: string): void {
    if (this.table.end(peer, uid)) this.#markChanged([peer]);
  }

  /** Hides someone's typing everywhere. */
  endedEverywhere(uid: string): void {
    this.#markChanged(this.table.endAll(uid));
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
