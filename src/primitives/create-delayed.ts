import { type Accessor, createEffect, createSignal, onCleanup, sharedConfig } from 'solid-js';
import { isServer } from 'solid-js/web';

/** Runs something later; gives what calls it off. */
export type Delay = (run: () => void) => () => void;

/** Waits for the next frame, before it is painted. */
export const untilFrame: Delay = (run) => {
  const frame = requestAnimationFrame(run);
  return () => cancelAnimationFrame(frame);
};

/** Waits some milliseconds. */
export const forMilliseconds =
  (ms: number): Delay =>
  (run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  };

/**
 * Follows a wish with a delay: what is no longer wanted before it is over never comes, and what is there goes at
 * once. On a server, and for what a server wrote, there is no delay.
 */
export function createDelayed(isWanted: Accessor<boolean>, delay: Delay): Accessor<boolean> {
  const [isDue, setDue] = createSignal(isServer || Boolean(sharedConfig.context));
  createEffect(() => {
    if (isWanted()) onCleanup(delay(() => setDue(true)));
    else setDue(false);
  });
  return () => isDue() && isWanted();
}
