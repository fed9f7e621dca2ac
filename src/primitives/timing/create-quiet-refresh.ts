import { createTimer } from './create-timer.ts';

/** Assistive technology is told of positions after this many milliseconds of quiet, ... */
const QUIET_MS = 300;
/** ... at most once in this many milliseconds, and after as many when it is never quiet. */
const SPACING_MS = 1000;

/**
 * Makes a refresh for what may lag behind: it runs once things were quiet for 300 ms, and once a second in a stream of
 * events, which hardly pays for it. An ask while a timer runs is noted and no more: the timer waits on by itself.
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
