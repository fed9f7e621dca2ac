export type { GroupLeft, LeaveReason } from '../core/group-left.ts';
export * from './kit-events.ts';
