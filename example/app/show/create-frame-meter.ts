import { type Accessor, createSignal, onCleanup } from 'solid-js';

const SECOND = 1_000;

/** What the frames of the last second were like, and the longest since the start, in ms. */
export interface Frames {
  readonly fps: number;
  readonly longest: number;
}

/** Measures frames while the owner lives. */
export function createFrameMeter(): Accessor<Frames> {
  const [frames, setFrames] = createSignal<Frames>({ fps: 0, longest: 0 });
  let times: number[] = [];
  let longest = 0;
  let shownAt = 0;
  let request = requestAnimationFrame(function measure(now) {
    const before = times.at(-1);
    if (before !== undefined) longest = Math.max(longest, now - before);
    times = [...times.filter((time) => now - time < SECOND), now];
    // More often, nobody could read it.
    if (now - shownAt > SECOND / 4 && times.length > 1) {
      shownAt = now;
      const span = now - (times[0] ?? now);
      setFrames({ fps: Math.round(((times.length - 1) * SECOND) / span), longest: Math.round(longest) });
    }
    request = requestAnimationFrame(measure);
  });
  onCleanup(() => cancelAnimationFrame(request));
  return frames;
}
