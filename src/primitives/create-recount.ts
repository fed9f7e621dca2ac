import { onCleanup } from 'solid-js';
import type { ConversationBook } from '../core/conversation-book.ts';
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

/**
 * Asks the SDK for the conversations of which a part was read, for each once a second at the most.
 * @returns looks whether there are any; to be called after each flush. Ends with its owner.
 */
export function createRecount({ sdk, book, onAnswer, onError }: RecountOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));

  const ask = async (peer: Peer) => {
    try {
      onAnswer(peer, (await sdk()?.getConversation(peer.id, typeOf(peer))) ?? null);
    } catch (cause) {
      onAnswer(peer, null);
      onError(cause);
    }
  };
  const look = () => {
    timer = undefined;
    for (const record of book.uncounted) {
      const isShown = book.shown(record) === record;
      // An answer that is under way may be of the time before: what it leaves open is asked for in the next round.
      if (isShown && !book.journal.await(record)) continue;
      book.uncounted.delete(record);
      if (isShown) void ask(record);
    }
    arm();
  };
  const arm = () => {
    if (book.uncounted.size > 0) timer ??= setTimeout(look, WAIT_MS);
  };
  return arm;
}
