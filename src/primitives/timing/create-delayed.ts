import { type Accessor, createEffect, createSignal, onCleanup, sharedConfig } from 'solid-js';
import { isServer } from 'solid-js/web';

/**
 * Follows a condition with a delay: it turns true only after the delay, and false at once. Without a delay on
 * a server and during hydration.
 * @param ms - the delay in milliseconds; by default until the next frame, before it is painted.
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
