import { type Accessor, createSignal, untrack } from 'solid-js';

/** Counts messages of others that the user has not seen yet, below the visible ones. */
export interface UnreadBelow {
  count: Accessor<number>;
  /** Counts messages that arrived: beyond the loaded ones, or at their end. */
  add(count: number, isBeyond: boolean): void;
  /** Sets the number of unread messages with which a chat opens. */
  start(count: number): void;
  /** Removes messages that the user has seen. */
  remove(count: number): void;
  /** Whether the end of the list is on screen. */
  isAtEnd: Accessor<boolean>;
  setAtEnd(isAtEnd: boolean): void;
}

/** Creates the count of unread messages below; none is left when the newest message is on screen. */
export function createUnreadBelow(isAtNewest: Accessor<boolean>): UnreadBelow {
  const [count, setCount] = createSignal(0);
  const [isAtEnd, setAtEnd] = createSignal(true);
  return {
    count: () => (isAtEnd() && isAtNewest() ? 0 : count()),
    add(more, isBeyond) {
      if (isBeyond || !untrack(isAtEnd)) setCount((before) => before + more);
    },
    start: (unread) => void setCount(unread),
    remove: (seen) => void setCount((before) => Math.max(0, before - seen)),
    isAtEnd,
    setAtEnd(next) {
      setAtEnd(next);
      if (next && untrack(isAtNewest)) setCount(0);
    },
  };
}
