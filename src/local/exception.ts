/** The codes by which the embedded SDK refuses a call. */
export const ERROR_CODE = {
  /** Nobody is signed in: call `login(uid)` first. */
  NOT_LOGGED_IN: 'ERR_NOT_LOGGED_IN',
  /** Someone else is signed in on this kit: call `logout()` first. */
  ALREADY_LOGGED_IN: 'ERR_ALREADY_LOGGED_IN',
  /** The connection is down, was lost during the call, or the call was made to fail. */
  NETWORK: 'ERR_NETWORK',
  /** No user has this uid. */
  UID_NOT_FOUND: 'ERR_UID_NOT_FOUND',
  /** A user with this uid already exists. */
  UID_TAKEN: 'ERR_UID_TAKEN',
  /** No group has this guid. */
  GUID_NOT_FOUND: 'ERR_GUID_NOT_FOUND',
  /** A group with this guid already exists. */
  GUID_TAKEN: 'ERR_GUID_TAKEN',
  /** The signed-in user has no such conversation. */
  CONVERSATION_NOT_FOUND: 'ERR_CONVERSATION_NOT_FOUND',
  /** The conversation has no such message for the signed-in user. */
  MESSAGE_NOT_FOUND: 'ERR_MESSAGE_NOT_FOUND',
  /** A text message needs text. */
  EMPTY_TEXT: 'ERR_EMPTY_TEXT',
  /** The message lacks something, or is of a category that cannot be sent. */
  BAD_MESSAGE: 'ERR_BAD_MESSAGE',
  /** The signed-in user is not a member of the group. */
  NOT_A_MEMBER: 'ERR_NOT_A_MEMBER',
  /** The user is already a member of the group. */
  ALREADY_MEMBER: 'ERR_ALREADY_MEMBER',
  /** The signed-in user may not do this. */
  NOT_PERMITTED: 'ERR_NOT_PERMITTED',
  /** The password of the group does not match. */
  WRONG_PASSWORD: 'ERR_WRONG_PASSWORD',
  /** The user was banned from the group. */
  BANNED: 'ERR_BANNED',
  /** A page holds 1 to 100,000 rows. */
  LIMIT_OUT_OF_RANGE: 'ERR_LIMIT_OUT_OF_RANGE',
  /** The message was canceled before it was sent. */
  CANCELED: 'ERR_CANCELED',
  /** An argument is missing or of the wrong kind. */
  BAD_ARGUMENT: 'ERR_BAD_ARGUMENT',
  /** A part of the SDK that loads on demand could not be loaded. */
  NOT_LOADED: 'ERR_NOT_LOADED',
  /** Only an empty data set can be seeded. */
  NOT_EMPTY: 'ERR_NOT_EMPTY',
  /** The browser gives no database, as in some private windows. */
  STORAGE_UNAVAILABLE: 'ERR_STORAGE_UNAVAILABLE',
  /** There is no more space; this call stored nothing. */
  STORAGE_FULL: 'ERR_STORAGE_FULL',
  /** A tab with an older version of the page blocks the database. */
  STORAGE_BLOCKED: 'ERR_STORAGE_BLOCKED',
  /** A newer version of the page has upgraded the database. */
  STORAGE_NEWER: 'ERR_STORAGE_NEWER',
  /** The database was deleted or closed while it was in use. */
  STORAGE_GONE: 'ERR_STORAGE_GONE',
  /** The browser lost an existing database, which is now empty. */
  STORAGE_LOST: 'ERR_STORAGE_LOST',
  /** A record of the database is damaged. */
  STORAGE_CORRUPT: 'ERR_STORAGE_CORRUPT',
} as const;
/** One of the codes of the embedded SDK. */
export type ErrorCode = (typeof ERROR_CODE)[keyof typeof ERROR_CODE];

/** What the embedded SDK rejects with: a code for programs, and a message that says what to do. */
export class Exception extends Error {
  /** One of `ERROR_CODE`, or a code of the app's own. */
  readonly code: string;
  /** The offending value, where that helps. */
  readonly details: unknown;

  constructor(init: { code: string; message: string; name?: string; details?: unknown }) {
    super(init.message);
    this.name = init.name ?? 'KitException';
    this.code = init.code;
    this.details = init.details;
  }
}

/** Throws an `Exception`; a function, so that it can follow `??`. */
export function refuse(code: ErrorCode, message: string, details?: unknown): never {
  throw new Exception({ code, message, details });
}
