import { createTimer } from './create-timer.ts';

/** One timer that follows the earliest of many expiries. */
export interface ExpiryTimer {
  /** Looks at the expiries again. */
  arm(): void;
}

/**
 * Makes a timer that ends with its owner.
 * @param next - when the next thing expires, in milliseconds of `performance.now()`; Infinity for never.
 * @param onExpire - something expired.
 */
export function createExpiryTimer(next: () => number, onExpire: () => void): ExpiryTimer {
  let due = Number.POSITIVE_INFINITY;
  const timer = createTimer(() => {
    due = Number.POSITIVE_INFINITY;
    onExpire();
    arm();
  });
  const arm = () => {
    const at = next();
    if (at === due) return;
    due = at;
    if (at === Number.POSITIVE_INFINITY) timer.stop();
    else timer.start(Math.max(0, at - performance.now()));
  };
  return { arm };
}
