import { onCleanup } from 'solid-js';
import { createTimer } from '../utils/create-timer.ts';

/** A hold ends after this time without movement, in milliseconds. */
const MAX_REST_MS = 5000;

/** Why an order is held: a pointer is down, it moves over the list, the keyboard is in it, or a menu is open. */
export type HoldReason = 'press' | 'hover' | 'focus' | 'menu';

/** An order that can be held. */
export interface HeldOrder {
  hold(): void;
  release(): void;
  /** The number of rows waiting to move. */
  readonly waiting: number;
}

/** Holds the order during a user's action. */
export interface OrderHold {
  /** Starts a hold for a reason, or extends it after a movement. */
  hold(reason: HoldReason): void;
  /** Ends the hold for one reason, at once or after some milliseconds; without reasons, the order is released. */
  release(reason: HoldReason, afterMs?: number): void;
  /** Releases the order for all reasons. */
  end(): void;
  /** The number of rows waiting for the release. */
  waiting(): number;
  /** Whether rows are moving because a hold has ended. */
  isEnding(): boolean;
}

/** Creates a hold that ends with its owner, and after 5 s without movement. */
export function createOrderHold(order: HeldOrder): OrderHold {
  const reasons = new Set<HoldReason>();
  const leaving = new Map<HoldReason, ReturnType<typeof setTimeout>>();
  let isEnding = false;
  const stay = (reason: HoldReason) => {
    clearTimeout(leaving.get(reason));
    leaving.delete(reason);
  };
  const clear = () => {
    rest.stop();
    for (const reason of [...leaving.keys()]) stay(reason);
    reasons.clear();
  };
  const end = () => {
    if (reasons.size === 0) return;
    clear();
    isEnding = true;
    try {
      order.release();
    } finally {
      isEnding = false;
    }
  };
  const rest = createTimer(end);
  const drop = (reason: HoldReason) => {
    if (reasons.size === 1 && reasons.has(reason)) end();
    else reasons.delete(reason);
  };
  onCleanup(clear);
  return {
    hold(reason) {
      stay(reason);
      if (reasons.size === 0) order.hold();
      reasons.add(reason);
      rest.start(MAX_REST_MS);
    },
    release(reason, afterMs = 0) {
      stay(reason);
      if (!reasons.has(reason)) return;
      if (afterMs > 0) leaving.set(reason, setTimeout(drop, afterMs, reason));
      else drop(reason);
    },
    end,
    waiting: () => (reasons.size > 0 ? order.waiting : 0),
    isEnding: () => isEnding,
  };
}
