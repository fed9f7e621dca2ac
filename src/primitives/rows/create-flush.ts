import { onCleanup } from 'solid-js';
import { isServer } from 'solid-js/web';

/** A hidden tab gets no frames, so a flush comes after twice this many milliseconds at the latest. */
const LOOK_MS = 100;

const pending = new Set<() => void>();

let isInFrame = false;

/**
 * Whether an animation frame is calling back. The browser dispatches scroll events before its frame callbacks, so
 * what they told is up to date there and may be old anywhere else.
 */
export function runsInFrame(): boolean {
  return isInFrame;
}

/** Publishes at once whatever any list has still to publish in its next frame. For tests. */
export function flushNow(): void {
  for (const run of [...pending]) run();
}

/** A coalesced run in the next animation frame. */
export interface Flush {
  /** Asks for a run; any number of asks before the frame make one run. */
  schedule(): void;
  /** Runs at once if a run was asked for. */
  now(): void;
  /** Runs at once; a run that was asked for is done with it. */
  force(): void;
}

/** Makes a flush that ends with its owner: nothing runs after dispose. */
export function createFlush(run: () => void): Flush {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether what waits was waiting already when the timer last looked. */
  let isOld = false;

  const now = () => {
    if (pending.has(now)) force();
  };
  const force = () => {
    if (isServer) return;
    if (pending.delete(now)) cancelAnimationFrame(frame);
    run();
  };
  const onFrame = () => {
    isInFrame = true;
    try {
      now();
    } finally {
      isInFrame = false;
    }
  };
  /** One timer serves many frames: it looks whether what was asked for has waited too long, and else goes on. */
  const look = () => {
    timer = undefined;
    if (!pending.has(now)) return;
    if (isOld) {
      now();
      return;
    }
    isOld = true;
    timer = setTimeout(look, LOOK_MS);
  };
  const schedule = () => {
    if (isServer || pending.has(now)) return;
    pending.add(now);
    isOld = false;
    frame = requestAnimationFrame(onFrame);
    timer ??= setTimeout(look, LOOK_MS);
  };
  onCleanup(() => {
    clearTimeout(timer);
    if (pending.delete(now)) cancelAnimationFrame(frame);
  });
  return { schedule, now, force };
}
