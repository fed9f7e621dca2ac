import { ERROR_CODE, type ErrorCode, Exception } from '../exception.ts';

const FAULTS: Readonly<Record<string, readonly [ErrorCode, string]>> = {
  QuotaExceededError: [
    ERROR_CODE.STORAGE_FULL,
    'The browser has no more space, so nothing was stored: free some space and try again.',
  ],
  VersionError: [
    ERROR_CODE.STORAGE_NEWER,
    'A newer version of this page has changed the database: reload the page to get that version.',
  ],
  BlockedError: [
    ERROR_CODE.STORAGE_BLOCKED,
    'Another tab keeps an older version of the database open: close the other tabs of this page, and reload it.',
  ],
  InvalidStateError: [
    ERROR_CODE.STORAGE_GONE,
    'The database was deleted, or changed by a newer version of this page in another tab: reload the page.',
  ],
};

/** Converts a database error to an exception that says what to do; other errors stay as they are. */
export function faultOf(error: unknown): unknown {
  if (!(error instanceof DOMException)) return error;
  const [code, message] = FAULTS[error.name] ?? [
    ERROR_CODE.STORAGE_UNAVAILABLE,
    'The browser provides no database here, as in some private windows: use another window, or persist: false.',
  ];
  return new Exception({ code, message, details: error });
}

/** Whether a database cannot be opened for a reason of the browser: then the data is in memory. */
export const isFault = (error: unknown): error is Exception =>
  error instanceof Exception &&
  [ERROR_CODE.STORAGE_UNAVAILABLE, ERROR_CODE.STORAGE_BLOCKED, ERROR_CODE.STORAGE_NEWER].includes(
    error.code as never,
  );

/** Creates the error for a database that the browser has lost. */
export const lostFault = (): Exception =>
  new Exception({
    code: ERROR_CODE.STORAGE_LOST,
    message:
      'The browser lost the chats of this page, which start empty: restore an export with importData(), if there is one.',
  });

/** Creates the error for a damaged record. */
export const damagedFault = (store: string, key: unknown): Exception =>
  new Exception({
    code: ERROR_CODE.STORAGE_CORRUPT,
    message: `The record ${JSON.stringify(key)} of '${store}' is damaged and was left out: continue without it, or restore an export with importData().`,
    details: { store, key },
  });
