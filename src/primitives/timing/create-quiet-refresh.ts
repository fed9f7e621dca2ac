import { createTimer } from './create-timer.ts';

/** The pause before positions for assistive technology are written, in milliseconds. */
const QUIET_MS = 300;
/** The minimum time between refreshes, and the longest delay during a stream of events, in milliseconds. */
const SPACING_MS = 1000;

/**
 * Creates a refresh for what may lag behind: it runs 300 ms after the last change, and once per second during
 * a stream of events, so that events cost little. A request while a timer runs only sets a flag.
 */
export function createQuietRefresh(run: () => void): () => void {
  let lastRun = Number.NEGATIVE_INFINITY;
  let firstAsk = 0;
  let isQuiet = true;
  const wait = (ms: number) => {
    isQuiet = true;
    timer.start(ms);
  };
  const timer = createTimer(() => {
    const left = firstAsk + SPACING_MS - performance.now();
    if (!isQuiet && left > 0) {
      wait(Math.min(QUIET_MS, left));
      return;
    }
    lastRun = performance.now();
    run();
  });
  return () => {
    isQuiet = false;
    if (timer.isRunning()) return;
    firstAsk = performance.now();
    wait(Math.max(QUIET_MS, SPACING_MS - (firstAsk - lastRun)));
  };
}
