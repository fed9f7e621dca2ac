import type { Kit } from '../../sdk/index.ts';

/** Why someone is no longer a member of a group. */
export type LeaveReason = 'left' | 'kicked' | 'banned';

/** The signed-in user is no longer a member of a group. */
export interface GroupLeft {
  /** The group. */
  readonly group: Kit.Group;
  /** How it came about. */
  readonly reason: LeaveReason;
  /** The message that tells of it, where the SDK sent one. */
  readonly action?: Kit.ActionMessage | undefined;
}
