/** What happened in a group, as `getAction()` of an action message tells it. */
export const GROUP_ACTION = {
  JOINED: 'joined',
  LEFT: 'left',
  KICKED: 'kicked',
  BANNED: 'banned',
  UNBANNED: 'unbanned',
  ADDED: 'added',
  SCOPE_CHANGED: 'scopeChanged',
} as const;
/** One of the group actions. */
export type GroupAction = (typeof GROUP_ACTION)[keyof typeof GROUP_ACTION];
