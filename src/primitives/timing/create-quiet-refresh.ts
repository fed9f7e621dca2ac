import { createTimer } from './create-timer.ts';

/** Assistive technology is told of positions after this many milliseconds of quiet. */
const QUIET_MS = 300;
/** ... at most once in this many milliseconds. */
const SPACING_MS = 1000;
/** ... and when it is never quiet, after so many waits for it: about 3 s. */
const MOST_WAITS = 10;

/**
 * Makes a refresh for what may lag behind: it runs once things were quiet for 300 ms, at most once a second, so
 * that a stream of events hardly pays for it; one that never ends is followed every 3 s. An ask while a timer runs
 * is noted and no more: the timer waits on by itself.
 */
export function createQuietRefresh(run: () => void): () => void {
  let lastRun = Number.NEGATIVE_INFINITY;
  let waits = 0;
  let isQuiet = true;
  const wait = (ms: number) => {
    waits++;
    isQuiet = true;
    timer.start(ms);
  };
  const timer = createTimer(() => {
    if (!isQuiet && waits < MOST_WAITS) {
      wait(QUIET_MS);
      return;
    }
    waits = 0;
    lastRun = performance.now();
    run();
  });
  return () => {
    isQuiet = false;
    if (!timer.isRunning()) wait(Math.max(QUIET_MS, SPACING_MS - (performance.now() - lastRun)));
  };
}
