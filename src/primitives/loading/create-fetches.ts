import { onCleanup } from 'solid-js';

/** A question to the SDK. */
export interface Fetch {
  /** Whether its answer is still wanted. */
  readonly isOpen: boolean;
  /** Drops the answer; does nothing once the answer was taken. */
  end(): void;
}

/** What becomes of a question. */
export interface FetchHandlers<T> {
  onAnswer: (answer: T) => void;
  /** Told of a rejection, and of what `onAnswer` throws. */
  onFailure: (cause: unknown) => void;
  /** Runs once, after either of the two, or when the fetch is ended before. */
  onEnd?: (() => void) | undefined;
  /** After so many milliseconds without an answer the fetch fails. */
  patienceMs?: number;
}

/** All that a list has asked the SDK and waits for. */
export interface Fetches {
  /** Asks a question; its answer is taken unless the fetch is ended before. */
  ask<T>(question: (fetch: Fetch) => Promise<T>, handlers: FetchHandlers<T>): Fetch;
  /** Ends all fetches, for example when another user signs in. */
  endAll(): void;
}

/**
 * Makes the register of a list's fetches, the one place that drops answers: those of another user, of another
 * request, or for a list that is gone. All fetches end with the owner,
 * after which nothing is asked.
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
