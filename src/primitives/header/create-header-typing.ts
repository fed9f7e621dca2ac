import { TypingTable } from '../../core/events/typing.ts';
import type { Kit } from '../../sdk/index.ts';
import { createExpiryTimer } from '../timing/create-expiry-timer.ts';

/** Who is typing in one chat. */
export interface HeaderTyping {
  /** Starts or renews typing; returns whether it is new. */
  started(user: Kit.User): boolean;
  /** Ends typing; returns whether it was shown. */
  endedBy(uid: string): boolean;
  /** Ends all indicators, for another chat. */
  clear(): void;
  /** Returns who is typing, in the order they started. */
  typists(): readonly Kit.User[];
}

/** The table has one chat only. */
const HERE = { isGroup: false, id: '' };

/**
 * Tracks who is typing in one chat; an indicator without an end expires. Ends with its owner.
 * @param onExpired - called when an indicator has expired.
 */
export function createHeaderTyping(onExpired: () => void): HeaderTyping {
  const table = new TypingTable();
  const timer = createExpiryTimer(
    () => table.nextExpiry(),
    () => {
      if (table.expire(performance.now()).length > 0) onExpired();
    },
  );
  return {
    started(user) {
      const isNew = table.start(HERE, user, performance.now());
      timer.arm();
      return isNew;
    },
    endedBy(uid) {
      const wasShown = table.end(HERE, uid);
      timer.arm();
      return wasShown;
    },
    clear() {
      table.clear();
      timer.arm();
    },
    typists: () => table.users(HERE),
  };
}
