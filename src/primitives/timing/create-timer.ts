import { onCleanup } from 'solid-js';

/** A timer for one function. */
export interface Timer {
  isRunning(): boolean;
  /** Runs after this many milliseconds; starting again resets the time. */
  start(ms: number): void;
  stop(): void;
}

/** Creates a timer that ends with its owner. */
export function createTimer(run: () => void): Timer {
  let id: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(id);
    id = undefined;
  };
  const fire = () => {
    id = undefined;
    run();
  };
  onCleanup(stop);
  return {
    isRunning: () => id !== undefined,
    start(ms) {
      stop();
      id = setTimeout(fire, ms);
    },
    stop,
  };
}
