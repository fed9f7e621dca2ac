import { type Kit, NO_CONVERSATION_CODE } from '../../sdk/index.ts';

/** The codes of the kit's own exceptions. */
export const KIT_ERROR = {
  NO_SDK: 'ERR_NO_SDK',
  BAD_SDK: 'ERR_BAD_SDK',
  NOT_LOGGED_IN: 'ERR_NOT_LOGGED_IN',
  BUILDER_EXPECTED: 'ERR_BUILDER_EXPECTED',
  PAGES_REPEAT: 'ERR_PAGES_REPEAT',
  CALLBACK_FAILED: 'ERR_CALLBACK_FAILED',
  VIEW_FAILED: 'ERR_VIEW_FAILED',
  FORMATTER_FAILED: 'ERR_FORMATTER_FAILED',
  BAD_OBJECT: 'ERR_BAD_OBJECT',
  SOUND_FAILED: 'ERR_SOUND_FAILED',
  INITIAL_DATA: 'ERR_INITIAL_DATA',
  NOT_LOADED: 'ERR_NOT_LOADED',
  NO_ANSWER: 'ERR_NO_ANSWER',
  BAD_CHAT: 'ERR_BAD_CHAT',
  NOT_SENT: 'ERR_NOT_SENT',
  STORAGE: 'ERR_STORAGE',
  UNKNOWN: 'ERR_UNKNOWN',
} as const;

/** One of these codes. */
export type KitErrorCode = (typeof KIT_ERROR)[keyof typeof KIT_ERROR];

/** Creates an exception of the kit, in the shape that `onError` receives. */
export function createException(code: KitErrorCode, message: string, details?: unknown): Kit.Exception {
  return { code, name: 'KitException', message, details };
}

/** Handles an error. The parameter may be typed as the error of the app's SDK. */
export type KitErrorHandler = { handle(error: Kit.Exception): void }['handle'];

/** Whether a code means that app code threw: a callback, a slot or a formatter. */
export function isOfApp(code: unknown): boolean {
  return code === 'ERR_CALLBACK_FAILED' || code === 'ERR_VIEW_FAILED' || code === 'ERR_FORMATTER_FAILED';
}

/**
 * Returns a `Kit.Exception` unchanged, and wraps anything else. Errors of app code are always wrapped, because their
 * own code would hide their origin. Reads each accessor separately, because it may throw.
 */
export function toException(cause: unknown, code: KitErrorCode = 'ERR_UNKNOWN'): Kit.Exception {
  const named = part(cause, 'code');
  const message = part(cause, 'message');
  const hasCode = (typeof named === 'string' || typeof named === 'number') && !isOfApp(code);
  if (hasCode && typeof message === 'string') return cause as Kit.Exception;
  const text = typeof message === 'string' ? message || part(cause, 'name') : describe(cause);
  return {
    ...createException(code, String(text || 'Unknown error.'), cause),
    ...(hasCode && { code: named }),
  };
}

/** Whether an SDK has no such conversation, because nobody has written yet. */
export function isNoConversation(cause: unknown): boolean {
  return part(cause, 'code') === NO_CONVERSATION_CODE;
}

function part(cause: unknown, name: keyof Kit.Exception): unknown {
  try {
    return (Object(cause) as Kit.Exception)[name];
  } catch {
    return undefined;
  }
}

function describe(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === undefined || value === null) return '';
  for (const write of [JSON.stringify, String]) {
    try {
      const text: string | undefined = write(value);
      if (text) return text;
    } catch {
      // Try the next way to convert it to text.
    }
  }
  return '';
}
