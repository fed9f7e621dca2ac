import { type Peer, PeerMap } from '../client/boundary/peer-map.ts';
import { typeOf } from '../client/boundary/peers.ts';
import type { RequestFilters } from '../client/boundary/requests.ts';
import type { Checkpoint, Question } from '../client/records/fetch-log.ts';
import type { ConversationBook } from './conversation-book.ts';

/** With more questions than this, fetching the first pages takes fewer requests. */
const MOST_ALONE = 8;

/** How often a failed fetch is repeated before the list waits for the next message. */
const MOST_AGAIN = 3;

/** How many walks must lack a conversation to exclude it: in one, it may have been deleted meanwhile. */
const ENOUGH = 2;

/** A conversation that could not be fetched, and how often. */
interface Failed {
  readonly peer: Peer;
  readonly times: number;
}

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
  /** How often the request certainly excluded a conversation. */
  readonly #leftOut = new PeerMap<number>();
  /** Conversations that pages lacked once, though a change can have moved them meanwhile. */
  readonly #unsure = new PeerMap<true>();
  /** Conversations that could not be fetched. */
  readonly #failed = new PeerMap<Failed>();

  constructor(book: ConversationBook) {
    this.#book = book;
  }

  /** Adds the question of a message: however often earlier ones failed, it is repeated as often. */
  add(question: Question): void {
    this.#failed.delete(question);
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
      if (isExcluded || this.#timesLeftOut(question) >= ENOUGH || this.#book.shown(question))
        this.drop(question);
    }
    const newestFirst = this.all().reverse();
    const fresh = newestFirst.filter((question) => !this.#missed.has(question));
    if (!isOpen) return { alone: [], byPages: fresh };
    if (fresh.length <= MOST_ALONE) return { alone: newestFirst, byPages: [] };
    return { alone: newestFirst.filter((question) => this.#missed.has(question)), byPages: fresh };
  }

  /**
   * Returns the questions that conversations answer, unless these were fetched before a deletion that the question
   * came after: such a copy cannot show that the conversation is back.
   */
  answeredBy(found: PeerMap<unknown>, since: Checkpoint): Question[] {
    const { journal } = this.#book.records;
    return this.all().filter((question) => {
      const isOutdated = journal.wasDeleted(question, since) && !journal.wasDeleted(question, question);
      return found.get(question) && !isOutdated;
    });
  }

  /** Removes a question that needs no answer any more. */
  drop(question: Question): void {
    this.#questions.delete(question);
    this.#failed.delete(question);
    this.#unsure.delete(question);
    this.#book.answered(question);
  }

  /**
   * Handles a failed fetch. Asks again if a message arrived since; otherwise keeps the messages until `askAgain` or
   * the next one triggers a fetch.
   */
  fail(question: Question, since: Checkpoint): void {
    if (!this.#questions.delete(question)) return;
    const { journal } = this.#book.records;
    const isOutdated = journal.hasMessages(question, since);
    this.#book.answered(question, true);
    const again = isOutdated && this.#book.ask(question);
    if (again) this.add(again);
    else this.#failed.set(question, { peer: question, times: (this.#failed.get(question)?.times ?? 0) + 1 });
  }

  /** Asks again for conversations that could not be fetched, except those that failed too often. */
  askAgain(): void {
    for (const { peer, times } of [...this.#failed.values()]) if (times <= MOST_AGAIN) this.#askFor(peer);
  }

  /**
   * Handles a conversation that the pages lack: it is fetched alone, or does not belong in the list.
   * @param isSure - whether nothing can have moved it past the pages; otherwise it is asked for once more, and with the
   * next message.
   */
  miss(question: Question, isOpen: boolean, isSure: boolean, since: Checkpoint): void {
    if (!this.has(question)) return;
    this.#missed.add(question);
    if (isOpen) return;
    const { journal } = this.#book.records;
    const isOutdated = journal.hasMessages(question, since);
    if (isSure && !journal.wasDeleted(question, question))
      this.#leftOut.set(question, this.#timesLeftOut(question) + 1);
    const isFirst = !this.#unsure.get(question);
    this.drop(question);
    if (!isOutdated && (isSure || !isFirst)) return;
    this.#unsure.set(question, true);
    this.#askFor(question);
  }

  /** Clears what is known of the request, and asks again for failed conversations. */
  startOver(): void {
    this.#missed = new WeakSet();
    this.#leftOut.clear();
    const failed = [...this.#failed.values()];
    this.#failed.clear();
    for (const { peer } of failed) this.#askFor(peer);
  }

  /** Clears everything. */
  clear(): void {
    for (const question of this.all()) this.drop(question);
    this.#failed.clear();
    this.#leftOut.clear();
  }

  #timesLeftOut(peer: Peer): number {
    return this.#leftOut.get(peer) ?? 0;
  }

  #askFor(peer: Peer): void {
    const question = this.#book.ask(peer);
    if (question) this.#questions.add(question);
  }
}
