import { type Peer, PeerMap } from '../collections/peer-map.ts';
import type { RequestFilters } from '../requests/builder-filters.ts';
import type { ConversationBook } from './conversation-book.ts';
import type { Checkpoint, Question } from './journal.ts';

/** With more questions than this, fetching the first pages takes fewer requests. */
const MOST_ALONE = 8;

/** How to ask the questions, newest first. */
export interface Plan {
  /** One by one. */
  alone: Question[];
  /** By fetching the first pages. */
  byPages: Question[];
}

/** Conversations outside the list that got messages. */
export class UnknownConversations {
  readonly #book: ConversationBook;
  /** Pending questions, the newest last. */
  readonly #questions = new Set<Question>();
  /** Questions that the pages did not answer. */
  #missed = new WeakSet<Question>();
  /** Conversations that the request excludes. */
  readonly #leftOut = new PeerMap<true>();
  /** Conversations that could not be fetched. */
  readonly #failed = new PeerMap<Peer>();

  constructor(book: ConversationBook) {
    this.#book = book;
  }

  add(question: Question): void {
    this.#questions.add(question);
  }

  has(question: Question): boolean {
    return this.#questions.has(question);
  }

  /** Returns the questions, oldest first. */
  all(): Question[] {
    return [...this.#questions];
  }

  /**
   * Plans the next fetches. If not all filters are readable, only pages can tell what belongs in the list.
   * Drops questions that need no answer any more.
   */
  plan({ type, isOpen }: RequestFilters): Plan {
    for (const question of this.all()) {
      const isExcluded = type !== '' && type !== typeOf(question);
      if (isExcluded || this.#leftOut.get(question) || this.#book.records.shown(question))
        this.drop(question);
    }
    const newestFirst = this.all().reverse();
    const fresh = newestFirst.filter((question) => !this.#missed.has(question));
    if (!isOpen) return { alone: [], byPages: fresh };
    if (fresh.length <= MOST_ALONE) return { alone: newestFirst, byPages: [] };
    return { alone: newestFirst.filter((question) => this.#missed.has(question)), byPages: fresh };
  }

  /** Removes an answered question. */
  answered(question: Question): void {
    this.#questions.delete(question);
    this.#failed.delete(question);
  }

  /** Removes a question that needs no answer any more. */
  drop(question: Question): void {
    this.answered(question);
    this.#book.records.journal.end(question);
  }

  /**
   * Handles a failed fetch. Asks again if a message arrived since; otherwise keeps the messages until the
   * next one triggers a fetch.
   */
  fail(question: Question, since: Checkpoint): void {
    if (!this.#questions.delete(question)) return;
    const { journal } = this.#book.records;
    const isOutdated = journal.hasMessages(question, since);
    journal.end(question, true);
    const again = isOutdated && journal.ask(question);
    if (again) this.add(again);
    else this.#failed.set(question, question);
  }

  /** Handles a conversation that the pages lack: it is fetched alone, or does not belong in the list. */
  miss(question: Question, isOpen: boolean): void {
    if (!this.has(question)) return;
    this.#missed.add(question);
    if (isOpen) return;
    this.#leftOut.set(question, true);
    this.drop(question);
  }

  /** Clears what is known of the request, and asks again for failed conversations. */
  startOver(): void {
    this.#missed = new WeakSet();
    this.#leftOut.clear();
    const failed = [...this.#failed.values()];
    this.#failed.clear();
    for (const peer of failed) {
      const question = this.#book.records.journal.ask(peer);
      if (question) this.add(question);
    }
  }

  /** Clears everything. */
  clear(): void {
    this.#questions.clear();
    this.#failed.clear();
    this.#leftOut.clear();
  }
}

/** Returns the SDK's type of a peer's conversation. */
export function typeOf(peer: Peer): string {
  return peer.isGroup ? 'group' : 'user';
}
