import { type Peer, PeerMap } from '../collections/peer-map.ts';
import type { RequestFilters } from '../requests/builder-filters.ts';
import type { ConversationBook } from './conversation-book.ts';
import type { Checkpoint, Question } from './journal.ts';

/** With more questions than these, the first pages answer them for fewer requests. */
const MOST_ALONE = 8;

/** How the questions are to be asked, the newest first. */
export interface Plan {
  /** Each by itself. */
  alone: Question[];
  /** By a walk through the first pages. */
  byPages: Question[];
}

/** The conversations that messages came for and that are not in the list. */
export class UnknownConversations {
  readonly #book: ConversationBook;
  /** What waits for an answer, the newest last. */
  readonly #questions = new Set<Question>();
  /** Questions that the pages did not answer. */
  #missed = new WeakSet<Question>();
  /** Conversations that the request leaves out. */
  readonly #leftOut = new PeerMap<true>();
  /** Conversations whose answer failed. */
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

  /** The questions, the oldest first. */
  all(): Question[] {
    return [...this.#questions];
  }

  /**
   * Plans what is to be asked. Where not all filters can be read, only pages tell what belongs in the list. Questions
   * that need no answer any more are dropped.
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

  /** The answer came. */
  answered(question: Question): void {
    this.#questions.delete(question);
    this.#failed.delete(question);
  }

  /** The answer is not needed any more. */
  drop(question: Question): void {
    this.answered(question);
    this.#book.records.journal.end(question);
  }

  /**
   * The answer failed. It is asked for again where a message came since the SDK was asked; else the messages are kept
   * until the next one brings the conversation.
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

  /** The pages lack a conversation: it is asked for by itself, or does not belong in the list. */
  miss(question: Question, isOpen: boolean): void {
    if (!this.has(question)) return;
    this.#missed.add(question);
    if (isOpen) return;
    this.#leftOut.set(question, true);
    this.drop(question);
  }

  /** Forgets what is known of the request, and asks again for what failed. */
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

  /** Forgets everything. */
  clear(): void {
    this.#questions.clear();
    this.#failed.clear();
    this.#leftOut.clear();
  }
}

/** What an SDK calls the type of a conversation. */
export function typeOf(peer: Peer): string {
  return peer.isGroup ? 'group' : 'user';
}
