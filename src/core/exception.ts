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
  SOUND_FAILED: 'ERR_SOUND_FAILED',
  INITIAL_DATA: 'ERR_INITIAL_DATA',
  UNKNOWN: 'ERR_UNKNOWN',
} as const;

/** An exception of the kit's own, in the shape that `onError` promises. */
export function createException(code: string, message: string, details?: unknown): Kit.Exception {
  return { code, name: 'KitException', message, details };
}

/** Gives back a `Kit.Exception` as it is, and wraps whatever else was thrown or rejected (`error.wrapped`). */
export function toException(cause: unknown, code: string = KIT_ERROR.UNKNOWN): Kit.Exception {
  if (isException(cause)) return cause;
  if (cause instanceof Error) return createException(code, cause.message || cause.name, cause);
  const named = (cause as Partial<Kit.Exception> | null | undefined)?.code;
  const text = typeof cause === 'string' ? cause : describe(cause);
  return createException(
    typeof named === 'string' ? named : code,
    text || 'Something went wrong, and nothing was said of what.',
    cause,
  );
}

function isException(value: unknown): value is Kit.Exception {
  if (typeof value !== 'object' || value === null) return false;
  const { code, message } = value as Partial<Kit.Exception>;
  return typeof code === 'string' && typeof message === 'string';
}

function describe(value: unknown): string {
  if (value === undefined || value === null) return '';
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}
