import { TypingTable } from '../../core/events/typing.ts';
import type { Kit } from '../../sdk/index.ts';
import { createExpiryTimer } from '../timing/create-expiry-timer.ts';

/** Who is typing in one chat. */
export interface HeaderTyping {
  started(user: Kit.User): void;
  endedBy(uid: string): void;
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
      table.start(HERE, user, performance.now());
      timer.arm();
    },
    endedBy(uid) {
      table.end(HERE, uid);
      timer.arm();
    },
    clear() {
      table.clear();
      timer.arm();
    },
    typists: () => table.users(HERE),
  };
}
