import { type Accessor, createEffect, createSignal } from 'solid-js';

/** Counts messages of others below the visible ones. */
export interface UnreadBelow {
  count: Accessor<number>;
  /** Counts messages that arrived: beyond the loaded ones, or at their end. */
  add(count: number, isBeyond: boolean): void;
  /** Whether the end of the list is on screen. */
  isAtEnd: Accessor<boolean>;
  setAtEnd(isAtEnd: boolean): void;
  reset(): void;
}

/** Creates the count of unread messages below; it resets when the newest message is on screen. */
export function createUnreadBelow(isAtNewest: Accessor<boolean>): UnreadBelow {
  const [count, setCount] = createSignal(0);
  const [isAtEnd, setAtEnd] = createSignal(true);
  createEffect(() => {
    if (isAtEnd() && isAtNewest()) setCount(0);
  });
  return {
    count,
    add(more, isBeyond) {
      if (isBeyond || !isAtEnd()) setCount((before) => before + more);
    },
    isAtEnd,
    setAtEnd: (next) => void setAtEnd(next),
    reset: () => void setCount(0),
  };
}
