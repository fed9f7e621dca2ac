import { onCleanup } from 'solid-js';

/** One timer that follows the earliest of many expiries. */
export interface ExpiryTimer {
  /** Looks at the expiries again. */
  arm(): void;
}

/**
 * Makes a timer that ends with its owner.
 * @param next - when the next thing expires, in milliseconds of the clock; Infinity for never.
 * @param onExpire - something expired.
 */
export function createExpiryTimer(next: () => number, onExpire: () => void): ExpiryTimer {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;
  const arm = () => {
    const at = next();
    if (at === due) return;
    clearTimeout(timer);
    due = at;
    if (at === Number.POSITIVE_INFINITY) return;
    timer = setTimeout(
      () => {
        due = Number.POSITIVE_INFINITY;
        onExpire();
        arm();
      },
      Math.max(0, at - Date.now()),
    );
  };
  onCleanup(() => clearTimeout(timer));
  return { arm };
}
