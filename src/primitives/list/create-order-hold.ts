import { onCleanup } from 'solid-js';
import { createTimer } from '../timing/create-timer.ts';

/** An order is held for this many milliseconds at the longest. */
const LONGEST_HOLD_MS = 5000;

/** Why an order is held: a pointer is down, it moves over the list, or a menu is open. */
export type HoldReason = 'press' | 'hover' | 'menu';

/** Holds the order still while someone acts. */
export interface OrderHold {
  /** Begins for a reason. */
  hold(reason: HoldReason): void;
  /** The reason is gone, at once or after some milliseconds; the last one ends the hold. */
  release(reason: HoldReason, afterMs?: number): void;
}

/** Makes a hold that ends with its owner, and after 5 s in any case. */
export function createOrderHold(onHold: () => void, onRelease: () => void): OrderHold {
  const reasons = new Set<HoldReason>();
  const leaving = new Map<HoldReason, ReturnType<typeof setTimeout>>();
  const stay = (reason: HoldReason) => {
    clearTimeout(leaving.get(reason));
    leaving.delete(reason);
  };
  const clear = () => {
    longest.stop();
    for (const reason of [...leaving.keys()]) stay(reason);
    reasons.clear();
  };
  const end = () => {
    if (reasons.size === 0) return;
    clear();
    onRelease();
  };
  const longest = createTimer(end);
  const drop = (reason: HoldReason) => {
    if (reasons.size === 1 && reasons.has(reason)) end();
    else reasons.delete(reason);
  };
  onCleanup(clear);
  return {
    hold(reason) {
      stay(reason);
      if (reasons.size === 0) {
        onHold();
        longest.start(LONGEST_HOLD_MS);
      }
      reasons.add(reason);
    },
    release(reason, afterMs = 0) {
      stay(reason);
      if (afterMs > 0) leaving.set(reason, setTimeout(drop, afterMs, reason));
      else drop(reason);
    },
  };
}
