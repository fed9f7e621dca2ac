import type { Kit } from '../../sdk/index.ts';
import { createException } from './exception.ts';

/** How long a fetch may take before it fails, in milliseconds. */
export const PATIENCE_MS = 30_000;

/** A pending fetch. */
export interface Fetch {
  /** Whether the answer is still wanted. */
  readonly isOpen: boolean;
  /** Ignores the answer; has no effect once the answer was taken. */
  end(): void;
  /** Gives the rest of the answer as much time again, because a part of it arrived. */
  goOn(): void;
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
  /** Receives that failure in place of `onFailure`; a late answer is still taken. */
  onSilence?: (cause: Kit.Exception) => void;
}

/** Fetches that may be ended. */
export interface Fetches {
  /** Starts a fetch; its answer is taken unless it is ended before. */
  start<T>(work: (fetch: Fetch) => Promise<T>, handlers: FetchHandlers<T>): Fetch;
  /** Ends all fetches, for example when another user signs in. */
  endAll(): void;
}

/** Fetches that end together. */
export interface Calls extends Fetches {
  /** Ends all fetches; none starts afterwards. */
  close(): void;
}

/**
 * Creates a register of calls to an SDK, which may throw, reject, answer with something else than a promise, late, or
 * never. Answers of calls that were ended are dropped here, and nowhere else.
 */
export function createCalls(): Calls {
  const open = new Set<Fetch>();
  let isClosed = false;
  const endAll = () => {
    for (const fetch of [...open]) fetch.end();
  };
  return {
    start(work, { onAnswer, onFailure, onEnd, patienceMs, onSilence }) {
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
        goOn() {
          clearTimeout(timer);
          if (patienceMs !== undefined && fetch.isOpen) timer = setTimeout(giveUp, patienceMs, patienceMs);
        },
      };
      const giveUp = (ms: number) => {
        const silence = createException('ERR_NO_ANSWER', `The chat SDK has not answered for ${ms / 1000} s.`);
        if (onSilence) {
          onSilence(silence);
          return;
        }
        onFailure(silence);
        fetch.end();
      };
      const run = async () => {
        try {
          const answer = await work(fetch);
          if (fetch.isOpen) onAnswer(answer);
        } catch (cause) {
          if (fetch.isOpen) onFailure(cause);
        } finally {
          fetch.end();
        }
      };
      if (isClosed) return fetch;
      open.add(fetch);
      fetch.goOn();
      void run();
      return fetch;
    },
    endAll,
    close() {
      isClosed = true;
      endAll();
    },
  };
}

/**
 * Makes a call whose answer does not matter.
 * @param report - receives what the call throws, or rejects with.
 */
export async function notify(report: (cause: unknown) => void, call: () => unknown): Promise<void> {
  try {
    await call();
  } catch (cause) {
    report(cause);
  }
}
