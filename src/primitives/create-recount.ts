import { onCleanup } from 'solid-js';
import type { ConversationBook } from '../core/conversation-book.ts';
import type { ConversationRecord } from '../core/conversation-record.ts';
import type { Peer } from '../core/peer-map.ts';
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
export function createRecount({ sdk, fetches, book, onAnswer, onError }: RecountOptions): Recount {
  const asked = new Map<Fetch, Peer>();
  const failed = new WeakSet<ConversationRecord>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));

  const ask = (record: ConversationRecord) => {
    const peer: Peer = { id: record.id, isGroup: record.isGroup };
    const fetch: Fetch = fetches.ask(async () => sdk()?.getConversation(record.id, typeOf(record)), {
      onAnswer: (conversation) => {
        onAnswer(peer, conversation ?? null);
        failed.delete(record);
      },
      onFailure: (cause) => {
        if (!failed.delete(record)) {
          failed.add(record);
          book.uncounted.add(record);
        }
        onAnswer(peer, null);
        onError(cause);
        look();
      },
      onEnd: () => asked.delete(fetch),
    });
    asked.set(fetch, peer);
  };
  const askAll = () => {
    timer = undefined;
    for (const record of [...book.uncounted]) {
      const isShown = book.shown(record) === record;
      // An answer that is under way may be of the time before: what it leaves open is asked for in the next round.
      if (isShown && !book.journal.await(record)) continue;
      book.uncounted.delete(record);
      if (isShown) ask(record);
    }
    look();
  };
  const look = () => {
    if (book.uncounted.size > 0) timer ??= setTimeout(askAll, WAIT_MS);
  };
  const startOver = () => {
    for (const [fetch, peer] of [...asked]) {
      fetch.end();
      book.journal.settle(peer);
      const record = book.shown(peer);
      if (record) book.uncounted.add(record);
    }
    look();
  };
  return { look, startOver };
}
