import { type KitErrorCode, type KitErrorHandler, toException } from '../../core/objects/exception.ts';

/** Tells the app of a failure, whatever was thrown or rejected. */
export type Report = (cause: unknown, code?: KitErrorCode) => void;

/** Runs a callback of the app: what it throws is reported, and stops nothing. */
export function callApp(report: Report, callback: (() => void) | undefined): void {
  try {
    callback?.();
  } catch (cause) {
    report(cause, 'ERR_CALLBACK_FAILED');
  }
}

/**
 * Makes the way by which failures reach `onError`. A handler that throws is reported to the page like any
 * uncaught error, and stops nothing here.
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
