/** The two kinds of conversation, and of message receiver. */
export const RECEIVER_TYPE = { USER: 'user', GROUP: 'group' } as const;
/** Who a conversation is with, or who a message is sent to. */
export type ReceiverType = (typeof RECEIVER_TYPE)[keyof typeof RECEIVER_TYPE];

/** What a message is: something said, something custom, something that happened, a call, or a form. */
export const MESSAGE_CATEGORY = {
  MESSAGE: 'message',
  CUSTOM: 'custom',
  ACTION: 'action',
  CALL: 'call',
  INTERACTIVE: 'interactive',
} as const;
/** One of the message categories. An SDK may send others; they are shown by their type. */
export type MessageCategory = (typeof MESSAGE_CATEGORY)[keyof typeof MESSAGE_CATEGORY];

/** The types of a message of the category `message`. */
export const MESSAGE_TYPE = {
  TEXT: 'text',
  IMAGE: 'image',
  VIDEO: 'video',
  AUDIO: 'audio',
  FILE: 'file',
} as const;
/** One of the message types. */
export type MessageType = (typeof MESSAGE_TYPE)[keyof typeof MESSAGE_TYPE];

/** How a group is joined. */
export const GROUP_TYPE = { PUBLIC: 'public', PRIVATE: 'private', PASSWORD: 'password' } as const;
/** One of the group types. */
export type GroupType = (typeof GROUP_TYPE)[keyof typeof GROUP_TYPE];

/** The two presence values with a meaning here. An SDK may send others; they only enter a class name. */
export const USER_STATUS = { ONLINE: 'online', OFFLINE: 'offline' } as const;
/** One of the presence values. */
export type UserStatus = (typeof USER_STATUS)[keyof typeof USER_STATUS];

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

/** Rows a page holds when neither builder nor app says otherwise. */
export const DEFAULT_PAGE_SIZE = 30;

/** The code by which an SDK refuses a request that was built without a limit. */
export const LIMIT_REQUIRED_CODE = 'SET_LIMIT_IS_COMPULSORY';
