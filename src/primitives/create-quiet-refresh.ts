import { onCleanup } from 'solid-js';

/** Assistive technology is told of positions after this many milliseconds of quiet. */
const QUIET_MS = 300;
/** ... and at most once in this many milliseconds. */
const SPACING_MS = 1000;

/**
 * Makes a refresh for what may lag behind: it runs once things were quiet for 300 ms, at most once a second,
 * so that a stream of events never pays for it.
 */
export function createQuietRefresh(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRun = Number.NEGATIVE_INFINITY;
  onCleanup(() => clearTimeout(timer));
  return () => {
    clearTimeout(timer);
    const sinceLast = Date.now() - lastRun;
    timer = setTimeout(
      () => {
        lastRun = Date.now();
        run();
      },
      Math.max(QUIET_MS, SPACING_MS - sinceLast),
    );
  };
}
