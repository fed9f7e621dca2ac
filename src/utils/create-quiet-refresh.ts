import { createTimer } from './create-timer.ts';

/** The pause after the last change before a refresh, in milliseconds. */
const QUIET_MS = 300;
/** The pause before the first refresh, in milliseconds: screen readers read a new list at once. */
const FIRST_QUIET_MS = 50;
/** The minimum time between refreshes, and the maximum delay during a stream of events, in milliseconds. */
const SPACING_MS = 1000;

/**
 * Creates a refresh for values that may lag: it runs 50 ms after the first changes, later 300 ms after the last one,
 * and once per second during a stream of events, so that events cost little. A request while a timer is running
 * records only the time.
 */
export function createQuietRefresh(run: () => void): () => void {
  let lastRun = Number.NEGATIVE_INFINITY;
  let firstAsk = 0;
  let lastAsk = 0;
  const timer = createTimer(() => {
    const now = performance.now();
    const quietAt = lastAsk + (lastRun > 0 ? QUIET_MS : FIRST_QUIET_MS);
    const left = Math.min(quietAt, firstAsk + SPACING_MS) - now;
    if (left > 0) {
      timer.start(left);
      return;
    }
    lastRun = now;
    run();
  });
  return () => {
    lastAsk = performance.now();
    if (timer.isRunning()) return;
    firstAsk = lastAsk;
    timer.start(lastRun > 0 ? Math.max(QUIET_MS, SPACING_MS - (firstAsk - lastRun)) : FIRST_QUIET_MS);
  };
}
