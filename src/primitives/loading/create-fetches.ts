import { onCleanup } from 'solid-js';

/** A pending fetch. */
export interface Fetch {
  /** Whether the answer is still wanted. */
  readonly isOpen: boolean;
  /** Ignores the answer; has no effect once the answer was taken. */
  end(): void;
}

/** The handlers of a fetch. */
export interface FetchHandlers<T> {
  onAnswer: (answer: T) => void;
  /** Receives a rejection, or what `onAnswer` throws. */
  onFailure: (cause: unknown) => void;
  /** Runs once: after one of the two, or when the fetch is ended before. */
  onEnd?: (() => void) | undefined;
  /** The fetch fails after this time, in milliseconds. */
  patienceMs?: number;
}

/** The pending fetches of a list. */
export interface Fetches {
  /** Starts a fetch; its answer is taken unless it is ended before. */
  ask<T>(question: (fetch: Fetch) => Promise<T>, handlers: FetchHandlers<T>): Fetch;
  /** Ends all fetches, for example when another user signs in. */
  endAll(): void;
}

/**
 * Creates the register of a list's fetches, the only place that drops answers: those of another user, of
 * another request, or of a disposed list. All fetches end with the owner, and none starts afterwards.
 */
export function createFetches(): Fetches {
  const open = new Set<Fetch>();
  const endAll = () => {
    for (const fetch of [...open]) fetch.end();
  };
  let isOver = false;
  onCleanup(() => {
    isOver = true;
    endAll();
  });
  return {
    ask(question, { onAnswer, onFailure, onEnd, patienceMs }) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const fetch: Fetch = {
        get isOpen() {
          return open.has(fetch);
        },
        end() {
          if (!open.delete(fetch)) return;
          clearTimeout(timer);
          onEnd?.();
        },
      };
      const run = async () => {
        try {
          const answer = await question(fetch);
          if (fetch.isOpen) onAnswer(answer);
        } catch (cause) {
          if (fetch.isOpen) onFailure(cause);
        } finally {
          fetch.end();
        }
      };
      if (isOver) return fetch;
      open.add(fetch);
      if (patienceMs !== undefined) {
        timer = setTimeout(() => {
          onFailure(new Error(`The chat SDK has not answered for ${patienceMs / 1000} s.`));
          fetch.end();
        }, patienceMs);
      }
      void run();
      return fetch;
    },
    endAll,
  };
}
