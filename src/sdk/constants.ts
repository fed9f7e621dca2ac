/** The two kinds of conversation, and of message receiver. */
export const RECEIVER_TYPE = { USER: 'user', GROUP: 'group' } as const;
/** The type of a conversation's or message's receiver. */
export type ReceiverType = (typeof RECEIVER_TYPE)[keyof typeof RECEIVER_TYPE];

/** The kind of a message: a message, custom content, an action, a call, or interactive content. */
export const MESSAGE_CATEGORY = {
  MESSAGE: 'message',
  CUSTOM: 'custom',
  ACTION: 'action',
  CALL: 'call',
  INTERACTIVE: 'interactive',
} as const;
/** One of the message categories. Messages of other categories are shown by their type. */
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

/** How users join a group. */
export const GROUP_TYPE = { PUBLIC: 'public', PRIVATE: 'private', PASSWORD: 'password' } as const;
/** One of the group types. */
export type GroupType = (typeof GROUP_TYPE)[keyof typeof GROUP_TYPE];

/** The two presence values that the kit interprets. Other values only become part of a class name. */
export const USER_STATUS = { ONLINE: 'online', OFFLINE: 'offline' } as const;
/** One of the presence values. */
export type UserStatus = (typeof USER_STATUS)[keyof typeof USER_STATUS];

/** The scopes of a group's members; the owner is an admin with one more right. */
export const GROUP_MEMBER_SCOPE = {
  ADMIN: 'admin',
  MODERATOR: 'moderator',
  PARTICIPANT: 'participant',
} as const;
/** One of the scopes of members. */
export type GroupMemberScope = (typeof GROUP_MEMBER_SCOPE)[keyof typeof GROUP_MEMBER_SCOPE];

/** The words of `<@all:WORD>` with names in all languages: everyone in a group, and those with a scope. */
export const GROUP_MENTIONS: readonly string[] = [
  'all',
  GROUP_MEMBER_SCOPE.ADMIN,
  GROUP_MEMBER_SCOPE.MODERATOR,
];

/** The group actions that `getAction()` of an action message returns. */
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

/** The rows of a page when neither builder nor app sets a limit. */
export const DEFAULT_PAGE_SIZE = 30;

/** The code of an SDK that rejects a request built without a limit. */
export const LIMIT_REQUIRED_CODE = 'SET_LIMIT_IS_COMPULSORY';

/** The code with which `getConversation` rejects if there is no such conversation. */
export const NO_CONVERSATION_CODE = 'ERR_CONVERSATION_NOT_FOUND';
