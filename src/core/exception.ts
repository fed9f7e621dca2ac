import type { Kit } from '../sdk/index.ts';

/** Codes of the exceptions that the kit itself raises. */
export const KIT_ERROR = {
  NO_SDK: 'ERR_NO_SDK',
  NOT_LOGGED_IN: 'ERR_NOT_LOGGED_IN',
  BUILDER_EXPECTED: 'ERR_BUILDER_EXPECTED',
  PAGES_REPEAT: 'ERR_PAGES_REPEAT',
  CALLBACK_FAILED: 'ERR_CALLBACK_FAILED',
  VIEW_FAILED: 'ERR_VIEW_FAILED',
  FORMATTER_FAILED: 'ERR_FORMATTER_FAILED',
  BAD_OBJECT: 'ERR_BAD_OBJECT',
  SOUND_FAILED: 'ERR_SOUND_FAILED',
  INITIAL_DATA: 'ERR_INITIAL_DATA',
  UNKNOWN: 'ERR_UNKNOWN',
} as const;

/** One of these codes. */
export type KitErrorCode = (typeof KIT_ERROR)[keyof typeof KIT_ERROR];

/** An exception of the kit's own, in the shape that `onError` promises. */
export function createException(code: KitErrorCode, message: string, details?: unknown): Kit.Exception {
  return { code, name: 'KitException', message, details };
}

/** Gives back a `Kit.Exception` as it is, and wraps whatever else was thrown or rejected (`error.wrapped`). */
export function toException(cause: unknown, code: KitErrorCode = 'ERR_UNKNOWN'): Kit.Exception {
  const { code: named, message, name } = Object(cause) as Partial<Kit.Exception>;
  if (typeof named === 'string' && typeof message === 'string') return cause as Kit.Exception;
  const text = cause instanceof Error ? message || name : describe(cause);
  const exception = createException(
    code,
    text || 'Something went wrong, and nothing was said of what.',
    cause,
  );
  return typeof named === 'string' ? { ...exception, code: named } : exception;
}

function describe(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === undefined || value === null) return '';
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}
