import type { Kit } from '../../sdk/index.ts';

/** How someone came to be no member of a group any more. */
export type LeaveReason = 'left' | 'kicked' | 'banned';

/** The signed-in user is no member of a group any more. */
export interface GroupLeft {
  /** The group. */
  readonly group: Kit.Group;
  /** How it came about. */
  readonly reason: LeaveReason;
  /** The message that tells of it, where the SDK sent one. */
  readonly action?: Kit.ActionMessage | undefined;
}
