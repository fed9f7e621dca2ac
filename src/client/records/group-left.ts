import type { Kit } from '../../sdk/index.ts';

/** Why someone is no longer a member of a group. */
export type LeaveReason = 'left' | 'kicked' | 'banned';

/** The signed-in user left, or was removed from, a group. */
export interface GroupLeft {
  readonly group: Kit.Group;
  /** Why. */
  readonly reason: LeaveReason;
  /** The message about it, if the SDK sent one. */
  readonly action?: Kit.ActionMessage | undefined;
}
