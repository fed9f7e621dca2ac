import { type KitErrorCode, type KitErrorHandler, toException } from '../../core/objects/exception.ts';

/** Reports anything thrown or rejected to the app. */
export type Report = (cause: unknown, code?: KitErrorCode) => void;

/** Runs work and reports what it throws; returns whether it succeeded. */
export function attempt(report: (cause: unknown) => void, work: () => void): boolean {
  try {
    work();
    return true;
  } catch (cause) {
    report(cause);
    return false;
  }
}

/** Runs a callback of the app; reports what it throws. */
export function callApp(report: Report, callback: (() => void) | undefined): void {
  attempt(
    (cause) => report(cause, 'ERR_CALLBACK_FAILED'),
    () => callback?.(),
  );
}

/**
 * Creates the function that passes errors to `onError`. A handler that throws is reported like any uncaught
 * error, and stops nothing.
 */
export function createReport(onError: () => KitErrorHandler | null | undefined): Report {
  return (cause, code) => {
    try {
      onError()?.(toException(cause, code));
    } catch (failure) {
      if (typeof reportError === 'function') reportError(failure);
      else console.error(failure);
    }
  };
}
