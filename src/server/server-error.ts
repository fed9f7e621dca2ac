/** The codes of errors thrown by a kit of `createKit` itself. */
export const SERVER_ERROR = {
  /** Nobody is signed in: `me` returned null. */
  NOT_LOGGED_IN: 'ERR_NOT_LOGGED_IN',
  /** The server sent malformed data; the message names the field. */
  BAD_DATA: 'ERR_BAD_DATA',
  /** An argument is missing or of the wrong kind. */
  BAD_ARGUMENT: 'ERR_BAD_ARGUMENT',
  /** A function failed without a code of its own. */
  FAILED: 'ERR_SERVER',
  /** The signed-in user has no such conversation. */
  CONVERSATION_NOT_FOUND: 'ERR_CONVERSATION_NOT_FOUND',
} as const;

/** One of the codes of `createKit`. */
export type ServerErrorCode = (typeof SERVER_ERROR)[keyof typeof SERVER_ERROR];

/** An error of a kit of `createKit`. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
  /** One of `SERVER_ERROR`. */
  readonly code: ServerErrorCode;

  constructor(code: ServerErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** Returns an error with a code; one that has a code is unchanged. */
export function toServerError(error: unknown, name: string): unknown {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  if (code && typeof code !== 'object') return error;
  const text = typeof message === 'string' && message ? message : String(error);
  return new ServerError(SERVER_ERROR.FAILED, `${name} failed: ${text}`, error);
}
