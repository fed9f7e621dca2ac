import { onCleanup } from 'solid-js';
import type { ConversationBook } from '../core/conversation-book.ts';
import type { ConversationRecord } from '../core/conversation-record.ts';
import type { Peer } from '../core/peer-map.ts';
import type { Kit, KitSDK } from '../sdk/index.ts';
import { typeOf } from './create-admission.ts';

/** Who read a part mostly goes on to read the rest: the SDK is asked this many milliseconds later. */
const WAIT_MS = 1000;

/** What the recount asks, and whom it tells. */
export interface RecountOptions {
  sdk: () => KitSDK | undefined;
  book: ConversationBook;
  /** The answer, or null where there is none. */
  onAnswer: (peer: Peer, conversation: Kit.Conversation | null) => void;
  onError: (cause: unknown) => void;
}

/** The recount of a list. */
export interface Recount {
  /** Looks whether there is anything to ask; to be called after each flush. */
  look: () => void;
  /** Waits for no answer any more, and asks again for those rows that are still there. */
  startOver: () => void;
}

/**
 * Asks the SDK for the conversations of which a part was read, for each once a second at the most; once more where
 * that fails. Ends with its owner.
 */
export function createRecount({ sdk, book, onAnswer, onError }: RecountOptions): Recount {
  /** The questions under way, each an object of its own: another user's list may ask for the same peer. */
  const questions = new Set<Peer>();
  const failed = new WeakSet<ConversationRecord>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));

  const ask = async (record: ConversationRecord) => {
    const question: Peer = { id: record.id, isGroup: record.isGroup };
    questions.add(question);
    try {
      const answer = await sdk()?.getConversation(record.id, typeOf(record));
      if (!questions.has(question)) return;
      onAnswer(question, answer ?? null);
      failed.delete(record);
    } catch (cause) {
      if (!questions.has(question)) return;
      if (!failed.delete(record)) {
        failed.add(record);
        book.uncounted.add(record);
      }
      onAnswer(question, null);
      onError(cause);
      look();
    } finally {
      questions.delete(question);
    }
  };
  const askAll = () => {
    timer = undefined;
    for (const record of [...book.uncounted]) {
      const isShown = book.shown(record) === record;
      // An answer that is under way may be of the time before: what it leaves open is asked for in the next round.
      if (isShown && !book.journal.await(record)) continue;
      book.uncounted.delete(record);
      if (isShown) void ask(record);
    }
    look();
  };
  const look = () => {
    if (book.uncounted.size > 0) timer ??= setTimeout(askAll, WAIT_MS);
  };
  const startOver = () => {
    for (const question of questions) {
      book.journal.settle(question);
      const record = book.shown(question);
      if (record) book.uncounted.add(record);
    }
    questions.clear();
    look();
  };
  return { look, startOver };
}
