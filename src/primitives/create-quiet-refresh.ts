import { onCleanup } from 'solid-js';

/** Assistive technology is told of positions after this many milliseconds of quiet. */
const QUIET_MS = 300;
/** ... at most once in this many milliseconds. */
const SPACING_MS = 1000;
/** ... and when it is never quiet, after this many. */
const LONGEST_MS = 3000;

/**
 * Makes a refresh for what may lag behind: it runs once things were quiet for 300 ms, at most once a second, so
 * that a stream of events hardly pays for it; one that never ends is followed every 3 s.
 */
export function createQuietRefresh(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRun = Number.NEGATIVE_INFINITY;
  let waitingSince: number | undefined;
  onCleanup(() => clearTimeout(timer));
  return () => {
    const now = Date.now();
    waitingSince ??= now;
    const quiet = Math.max(QUIET_MS, SPACING_MS - (now - lastRun));
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        waitingSince = undefined;
        lastRun = Date.now();
        run();
      },
      Math.max(0, Math.min(quiet, waitingSince + LONGEST_MS - now)),
    );
  };
}
