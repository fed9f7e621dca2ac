import { onCleanup } from 'solid-js';
import { isServer } from 'solid-js/web';

/**
 * How often the timer checks for a late flush, in milliseconds. A hidden tab has no frames, so a flush comes
 * after at most twice this time.
 */
const LOOK_MS = 100;

/** More events than this in one run, or rows that jump, are a flood: more than anyone can follow. */
export const FLOOD = 100;

/** The minimum time between the frames that publish a flood, in milliseconds. */
const FLOOD_MS = 80;

const pending = new Set<() => void>();

let isInFrame = false;

/**
 * Whether an animation frame callback is running. Browsers dispatch scroll events before frame callbacks, so
 * scroll positions are up to date there and may be outdated elsewhere.
 */
export function runsInFrame(): boolean {
  return isInFrame;
}

/** Publishes the pending changes of all lists at once. For tests. */
export function flushNow(): void {
  for (const run of [...pending]) run();
}

/** Runs a function once in the next animation frame; in a flood of requests, at most once in 80 ms. */
export interface Flush {
  /** Requests a run; all requests before the frame share one run. */
  schedule(): void;
  /** Runs at once if a run was requested. */
  now(): void;
  /** Runs at once, and cancels a requested run. */
  force(): void;
}

/** Creates a flush that ends with its owner: nothing runs after disposal. */
export function createFlush(run: () => void): Flush {
  let frame = 0;
  /** When the next frame may publish a flood. */
  let floodAt = 0;
  /** The number of requests since the last run. */
  let requests = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the pending run was already pending at the timer's last check. */
  let isOld = false;
  let isOver = isServer;

  const now = () => {
    if (pending.has(now)) force();
  };
  const force = () => {
    if (isOver) return;
    if (pending.delete(now)) cancelAnimationFrame(frame);
    requests = 0;
    run();
  };
  const onFrame = (time: number) => {
    if (requests > FLOOD) {
      if (time < floodAt) {
        frame = requestAnimationFrame(onFrame);
        return;
      }
      floodAt = time + FLOOD_MS;
    }
    isInFrame = true;
    try {
      now();
    } finally {
      isInFrame = false;
    }
  };
  /** One timer serves many frames: it checks whether a run has waited too long, and continues otherwise. */
  const look = () => {
    timer = undefined;
    if (isOld) now();
    else if (pending.has(now)) {
      isOld = true;
      timer = setTimeout(look, LOOK_MS);
    }
  };
  const schedule = () => {
    requests++;
    if (isOver || pending.has(now)) return;
    pending.add(now);
    isOld = false;
    frame = requestAnimationFrame(onFrame);
    timer ??= setTimeout(look, LOOK_MS);
  };
  onCleanup(() => {
    isOver = true;
    clearTimeout(timer);
    if (pending.delete(now)) cancelAnimationFrame(frame);
  });
  return { schedule, now, force };
}
