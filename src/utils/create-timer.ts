import { onCleanup } from 'solid-js';

/** A timer for one function. */
export interface Timer {
  isRunning(): boolean;
  /** Runs after this many milliseconds; starting again resets the time. Does nothing once the owner has ended. */
  start(ms: number): void;
  stop(): void;
}

/** Creates a timer that ends with its owner. */
export function createTimer(run: () => void): Timer {
  let id: ReturnType<typeof setTimeout> | undefined;
  let hasEnded = false;
  const stop = () => {
    clearTimeout(id);
    id = undefined;
  };
  const fire = () => {
    id = undefined;
    run();
  };
  onCleanup(() => {
    hasEnded = true;
    stop();
  });
  return {
    isRunning: () => id !== undefined,
    start(ms) {
      stop();
      // Callers can outlive the timer's owner.
      if (!hasEnded) id = setTimeout(fire, ms);
    },
    stop,
  };
}
