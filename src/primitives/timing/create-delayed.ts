import { type Accessor, createEffect, createSignal, onCleanup, sharedConfig } from 'solid-js';
import { isServer } from 'solid-js/web';

/**
 * Follows a wish with a delay: what is no longer wanted before it is over never comes, and what is there goes at
 * once. On a server, and for what a server wrote, there is no delay.
 * @param ms - the delay in milliseconds; by default it ends with the next frame, before that is painted.
 */
export function createDelayed(isWanted: Accessor<boolean>, ms?: number): Accessor<boolean> {
  const [isDue, setDue] = createSignal(isServer || Boolean(sharedConfig.context));
  createEffect(() => {
    if (!isWanted()) {
      setDue(false);
      return;
    }
    const come = () => setDue(true);
    if (ms === undefined) {
      const frame = requestAnimationFrame(come);
      onCleanup(() => cancelAnimationFrame(frame));
    } else {
      const timer = setTimeout(come, ms);
      onCleanup(() => clearTimeout(timer));
    }
  });
  return () => isDue() && isWanted();
}
