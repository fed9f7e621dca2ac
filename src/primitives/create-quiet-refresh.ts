import { onCleanup } from 'solid-js';

/** Assistive technology is told of positions after this many milliseconds of quiet. */
const QUIET_MS = 300;
/** ... at most once in this many milliseconds. */
const SPACING_MS = 1000;
/** ... and when it is never quiet, after this many. */
const LONGEST_MS = 3000;

/**
 * Makes a refresh for what may lag behind: it runs once things were quiet for 300 ms, at most once a second, so
 * that a stream of events hardly pays for it; one that never ends is followed every 3 s. An ask notes the time and
 * no more: the timer that runs looks when it is really due.
 */
export function createQuietRefresh(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRun = Number.NEGATIVE_INFINITY;
  let firstAsk = 0;
  let lastAsk = 0;
  onCleanup(() => clearTimeout(timer));

  const dueAt = () => Math.min(Math.max(lastAsk + QUIET_MS, lastRun + SPACING_MS), firstAsk + LONGEST_MS);
  const wait = (now: number) => {
    timer = setTimeout(look, Math.max(0, dueAt() - now));
  };
  const look = () => {
    const now = Date.now();
    if (now < dueAt()) {
      wait(now);
      return;
    }
    timer = undefined;
    lastRun = now;
    run();
  };
  return () => {
    lastAsk = Date.now();
    if (timer !== undefined) return;
    firstAsk = lastAsk;
    wait(lastAsk);
  };
}
