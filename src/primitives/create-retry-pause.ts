import { onCleanup } from 'solid-js';

/** So long after a first failure something is tried again at the earliest, in milliseconds ... */
const FIRST_MS = 1000;
/** ... and so long after any further one at the latest. */
const MOST_MS = 30_000;

/** The pause between attempts that the user asks for without a button. */
export interface RetryPause {
  /** The attempt failed: the next one waits, twice as long as the last one. */
  start(): void;
  /** Asks for the next attempt: it runs at once, or when the pause is over. */
  request(): void;
  /** Another attempt is under way: what was asked for is done with. */
  stop(): void;
  /** The attempt succeeded: the next pause is a short one again. */
  reset(): void;
}

/** Makes the pause of something that may fail again and again; `retry` runs an attempt. Ends with its owner. */
export function createRetryPause(retry: () => void): RetryPause {
  let ms = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRequested = false;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    isRequested = false;
  };
  onCleanup(stop);
  return {
    start() {
      ms = Math.min(ms * 2 || FIRST_MS, MOST_MS);
      timer = setTimeout(() => {
        const isWanted = isRequested;
        stop();
        if (isWanted) retry();
      }, ms);
    },
    request() {
      if (timer === undefined) retry();
      else isRequested = true;
    },
    stop,
    reset() {
      stop();
      ms = 0;
    },
  };
}
