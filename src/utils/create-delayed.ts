import { type Accessor, createEffect, createSignal, onCleanup, sharedConfig } from 'solid-js';
import { isServer } from 'solid-js/web';

/**
 * Follows a condition with a delay: it turns true after the delay, and false at once. Without a delay on a server and
 * during hydration.
 * @param ms - the delay in milliseconds; by default until settled promises have been handled. A timer costs a tenth of
 *   a frame request.
 */
export function createDelayed(isWanted: Accessor<boolean>, ms = 0): Accessor<boolean> {
  const [isDue, setDue] = createSignal(isServer || Boolean(sharedConfig.context));
  createEffect(() => {
    if (!isWanted()) {
      setDue(false);
      return;
    }
    const timer = setTimeout(() => setDue(true), ms);
    onCleanup(() => clearTimeout(timer));
  });
  return () => isDue() && isWanted();
}
