import { type Peer, PeerMap } from '../client/boundary/peer-map.ts';
import { typeOf } from '../client/boundary/peers.ts';
import type { RequestFilters } from '../client/boundary/requests.ts';
import type { FetchTicket, PeerFetchTicket } from '../client/records/fetch-log.ts';
import type { ConversationStore } from './conversation-store.ts';

/** With more tickets than this, fetching the first pages takes fewer requests. */
const MAX_ALONE = 8;

/** The maximum number of retries of a failed fetch; then the list waits for the next message. */
const MAX_AGAIN = 3;

/** The number of page walks that must lack a conversation to exclude it: during one, it may have been deleted. */
const ENOUGH = 2;

/** A conversation that could not be fetched, and the number of attempts. */
interface Failed {
  readonly peer: Peer;
  readonly times: number;
}

/** The plan for fetching the conversations of tickets, newest first. */
export interface FetchPlan {
  /** One by one. */
  alone: PeerFetchTicket[];
  /** By fetching the first pages. */
  byPages: PeerFetchTicket[];
}

/** Conversations outside the list with new messages. */
export class UnknownConversations {
  readonly #store: ConversationStore;
  /** Pending tickets, the newest last. */
  readonly #tickets = new Set<PeerFetchTicket>();
  /** Tickets that the pages did not answer. */
  #missed = new WeakSet<PeerFetchTicket>();
  /** How many times the request has certainly excluded a conversation. */
  readonly #leftOut = new PeerMap<number>();
  /** Conversations that pages lacked once, perhaps because a change moved them meanwhile. */
  readonly #unsure = new PeerMap<true>();
  /** Conversations that could not be fetched. */
  readonly #failed = new PeerMap<Failed>();

  constructor(store: ConversationStore) {
    this.#store = store;
  }

  /** Adds the ticket of a message. A new message resets the retry budget. */
  add(ticket: PeerFetchTicket): void {
    this.#failed.delete(ticket);
    this.#tickets.add(ticket);
  }

  has(ticket: PeerFetchTicket): boolean {
    return this.#tickets.has(ticket);
  }

  /** Returns the tickets, oldest first. */
  all(): PeerFetchTicket[] {
    return [...this.#tickets];
  }

  /**
   * Plans the next fetches. If a filter is unreadable, only pages show what belongs in the list. Drops tickets that
   * need no answer any more.
   */
  plan({ type, isOpen }: RequestFilters): FetchPlan {
    for (const ticket of this.all()) {
      const isExcluded = type !== '' && type !== typeOf(ticket);
      if (isExcluded || this.#timesLeftOut(ticket) >= ENOUGH || this.#store.entryOfPeer(ticket))
        this.drop(ticket);
    }
    const newestFirst = this.all().reverse();
    const fresh = newestFirst.filter((ticket) => !this.#missed.has(ticket));
    if (!isOpen) return { alone: [], byPages: fresh };
    if (fresh.length <= MAX_ALONE) return { alone: newestFirst, byPages: [] };
    return { alone: newestFirst.filter((ticket) => this.#missed.has(ticket)), byPages: fresh };
  }

  /**
   * Returns the tickets answered by fetched conversations, except tickets created after a deletion that followed the
   * fetch: such a copy does not prove that the conversation exists again.
   */
  answeredBy(found: PeerMap<unknown>, since: FetchTicket): PeerFetchTicket[] {
    const { log } = this.#store.records;
    return this.all().filter((ticket) => {
      const isOutdated = log.wasDeleted(ticket, since) && !log.wasDeleted(ticket, ticket);
      return found.get(ticket) && !isOutdated;
    });
  }

  /** Removes a ticket whose answer is no longer needed. */
  drop(ticket: PeerFetchTicket): void {
    this.#tickets.delete(ticket);
    this.#failed.delete(ticket);
    this.#unsure.delete(ticket);
    this.#store.answered(ticket);
  }

  /**
   * Handles a failed fetch. Retries if a message has arrived since; otherwise keeps the messages until `retryFailed` or
   * the next message triggers a fetch.
   */
  fail(ticket: PeerFetchTicket, since: FetchTicket): void {
    if (!this.#tickets.delete(ticket)) return;
    const { log } = this.#store.records;
    const isOutdated = log.hasMessages(ticket, since);
    this.#store.answered(ticket, true);
    const again = isOutdated && this.#store.beginFetch(ticket);
    if (again) this.add(again);
    else this.#failed.set(ticket, { peer: ticket, times: (this.#failed.get(ticket)?.times ?? 0) + 1 });
  }

  /** Retries conversations that could not be fetched, except those over the limit. */
  retryFailed(): void {
    for (const { peer, times } of [...this.#failed.values()])
      if (times <= MAX_AGAIN) this.#requestFetch(peer);
  }

  /**
   * Handles a conversation missing in the pages: it is fetched alone, or does not belong in the list.
   * @param isSure - whether nothing can have moved it past the pages; otherwise it is fetched once more, and with the
   *   next message.
   */
  miss(ticket: PeerFetchTicket, isOpen: boolean, isSure: boolean, since: FetchTicket): void {
    if (!this.has(ticket)) return;
    this.#missed.add(ticket);
    if (isOpen) return;
    const { log } = this.#store.records;
    const isOutdated = log.hasMessages(ticket, since);
    if (isSure && !log.wasDeleted(ticket, ticket)) this.#leftOut.set(ticket, this.#timesLeftOut(ticket) + 1);
    const isFirst = !this.#unsure.get(ticket);
    this.drop(ticket);
    if (!isOutdated && (isSure || !isFirst)) return;
    this.#unsure.set(ticket, true);
    this.#requestFetch(ticket);
  }

  /** Forgets the results of the request, and retries failed conversations. */
  startOver(): void {
    this.#missed = new WeakSet();
    this.#leftOut.clear();
    const failed = [...this.#failed.values()];
    this.#failed.clear();
    for (const { peer } of failed) this.#requestFetch(peer);
  }

  /** Clears everything. */
  clear(): void {
    for (const ticket of this.all()) this.drop(ticket);
    this.#failed.clear();
    this.#leftOut.clear();
  }

  #timesLeftOut(peer: Peer): number {
    return this.#leftOut.get(peer) ?? 0;
  }

  #requestFetch(peer: Peer): void {
    const ticket = this.#store.beginFetch(peer);
    if (ticket) this.#tickets.add(ticket);
  }
}
