import { createTimer } from './create-timer.ts';

/** A timer for the earliest of many expiries. */
export interface ExpiryTimer {
  /** Schedules the earliest expiry. */
  arm(): void;
}

/**
 * Creates a timer that ends with its owner.
 * @param next - returns the next expiry, in milliseconds of `performance.now()`; Infinity for none.
 * @param onExpire - called at an expiry.
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
