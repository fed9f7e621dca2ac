import type { Kit } from '../../sdk/index.ts';
import { createException } from './exception.ts';

/** How long a fetch may take before it fails, in milliseconds. */
export const FETCH_TIMEOUT_MS = 30_000;

/** A running fetch. */
export interface Fetch {
  /** Whether the answer is still wanted. */
  readonly isOpen: boolean;
  /** Ignores the answer; has no effect once it has arrived. */
  end(): void;
  /** Restarts the timeout, because part of the answer has arrived. */
  extend(): void;
}

/** The handlers of a fetch. */
export interface FetchHandlers<T> {
  onAnswer: (answer: T) => void;
  /** Called with a rejection, or what `onAnswer` throws. */
  onFailure: (cause: unknown) => void;
  /** Called once: after one of the two, or when the fetch is ended before. */
  onEnd?: (() => void) | undefined;
  /** The fetch fails after this time, in milliseconds. */
  timeoutMs?: number;
  /** Called at the timeout instead of `onFailure`; a late answer is still accepted. */
  onTimeout?: (cause: Kit.Exception) => void;
}

/** A group of fetches that can be ended. */
export interface Fetches {
  /** Starts a fetch; its answer is dropped if the fetch is ended before. */
  start<T>(work: (fetch: Fetch) => Promise<T>, handlers: FetchHandlers<T>): Fetch;
  /** Ends all fetches, for example when another user signs in. */
  endAll(): void;
}

/** A group of fetches with a fixed end. */
export interface Calls extends Fetches {
  /** Ends all fetches, and starts no more. */
  close(): void;
}

/**
 * Creates a group of calls to an SDK, which may throw, reject, return no promise, or answer late or never. Only this
 * code drops the answers of ended calls.
 */
export function createCalls(): Calls {
  const open = new Set<Fetch>();
  let isClosed = false;
  const endAll = () => {
    for (const fetch of [...open]) fetch.end();
  };
  return {
    start(work, { onAnswer, onFailure, onEnd, timeoutMs, onTimeout }) {
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
        extend() {
          clearTimeout(timer);
          if (timeoutMs !== undefined && fetch.isOpen) timer = setTimeout(timeOut, timeoutMs, timeoutMs);
        },
      };
      const timeOut = (ms: number) => {
        const silence = createException('ERR_NO_ANSWER', `The chat SDK has not answered for ${ms / 1000} s.`);
        if (onTimeout) {
          onTimeout(silence);
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
      fetch.extend();
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
 * Makes a call and ignores its answer.
 * @param report - called with what the call throws or rejects with.
 */
export async function notify(report: (cause: unknown) => void, call: () => unknown): Promise<void> {
  try {
    await call();
  } catch (cause) {
    report(cause);
  }
}
