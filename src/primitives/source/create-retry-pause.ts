import { createTimer } from '../timing/create-timer.ts';

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
  let isRequested = false;
  const timer = createTimer(() => {
    const isWanted = isRequested;
    isRequested = false;
    if (isWanted) retry();
  });
  const stop = () => {
    timer.stop();
    isRequested = false;
  };
  return {
    start() {
      ms = Math.min(ms * 2 || FIRST_MS, MOST_MS);
      timer.start(ms);
    },
    request() {
      if (timer.isRunning()) isRequested = true;
      else retry();
    },
    stop,
    reset() {
      stop();
      ms = 0;
    },
  };
}
