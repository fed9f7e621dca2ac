import { onCleanup } from 'solid-js';
import type { ConversationBook } from '../core/conversation-book.ts';
import type { ConversationRecord } from '../core/conversation-record.ts';
import type { Checkpoint } from '../core/journal.ts';
import type { Kit, KitSDK } from '../sdk/index.ts';
import { typeOf } from './create-admission.ts';
import type { Fetch, Fetches } from './create-fetches.ts';

/** Who read a part mostly goes on to read the rest: the SDK is asked this many milliseconds later. */
const WAIT_MS = 1000;

/** What the recount asks, and whom it tells. */
export interface RecountOptions {
  sdk: () => KitSDK | undefined;
  fetches: Fetches;
  book: ConversationBook;
  onAnswer: (record: ConversationRecord, conversation: Kit.Conversation, since: Checkpoint) => void;
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
export function createRecount({ sdk, fetches, book, onAnswer, onError }: RecountOptions): Recount {
  const asked = new Map<ConversationRecord, Fetch>();
  const failed = new WeakSet<ConversationRecord>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));

  const ask = (record: ConversationRecord) => {
    const since = book.journal.begin();
    const fetch = fetches.ask(async () => sdk()?.getConversation(record.id, typeOf(record)), {
      onAnswer: (conversation) => {
        if (conversation) onAnswer(record, conversation, since);
        failed.delete(record);
      },
      onFailure: (cause) => {
        if (!failed.delete(record)) {
          failed.add(record);
          book.uncounted.add(record);
        }
        onError(cause);
      },
      onEnd: () => {
        asked.delete(record);
        book.journal.end(since);
        look();
      },
    });
    asked.set(record, fetch);
  };
  const askAll = () => {
    timer = undefined;
    for (const record of [...book.uncounted]) {
      const isShown = book.shown(record) === record;
      // An answer that is under way may be of the time before: what it leaves open is asked for in the next round.
      if (isShown && asked.has(record)) continue;
      book.uncounted.delete(record);
      if (isShown) ask(record);
    }
    look();
  };
  const look = () => {
    if (book.uncounted.size > 0) timer ??= setTimeout(askAll, WAIT_MS);
  };
  const startOver = () => {
    for (const [record, fetch] of [...asked]) {
      book.uncounted.add(record);
      fetch.end();
    }
    look();
  };
  return { look, startOver };
}
