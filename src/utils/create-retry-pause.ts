import { createTimer } from './create-timer.ts';

/** The pause after a first failure, in milliseconds. */
const FIRST_MS = 1000;
/** The longest pause, in milliseconds. */
const MAX_MS = 30_000;

/** The pause between attempts without a retry button. */
export interface RetryPause {
  /** Starts the pause after a failure; each is twice as long as the last. */
  start(): void;
  /** Requests the next attempt: it runs at once, or after the pause. */
  request(): void;
  /** Cancels a requested attempt, because another one is running. */
  stop(): void;
  /** Resets the pause after a success. */
  reset(): void;
}

/** Creates the pause of an operation that may fail repeatedly; `retry` starts an attempt. Ends with its owner. */
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
      ms = Math.min(ms * 2 || FIRST_MS, MAX_MS);
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
