import { type Accessor, createContext, untrack, useContext } from 'solid-js';
import { reportUncaught } from '../localize/report-uncaught.ts';
import type { Kit } from '../sdk/index.ts';
import { isOfApp, type KitErrorCode, type KitErrorHandler, toException } from './boundary/exception.ts';

// Which helper catches an error:
// - `callApp`: a callback of the app, such as `onItemClick`; `notifyApp`, if it can prevent an action.
// - `Guard.wrap`: an app's function or setting that each row reads, such as a formatter; returns a fallback.
// - `ErrorCollector.run`: work that reads SDK objects; reports their faults, and throws what the work throws.
// - `ErrorCollector.attempt` and `wrap`: the same for an event; nothing is thrown, so that others still run.
// - `attempt`: everything else that must not stop what follows.

/** Reports an error or rejection to the app. */
export type Report = (cause: unknown, code?: KitErrorCode) => void;

/** The `onError` of the nearest provider that has one. */
export const ProviderErrors = /* @__PURE__ */ createContext<Accessor<KitErrorHandler | null | undefined>>(
  () => undefined,
);

/**
 * Creates the function to which all errors of a component go: it calls the component's `onError`, else that of the
 * nearest provider that has one, else the browser reports them. A handler that throws is reported like any uncaught
 * error, and stops nothing.
 */
export function createReport(onError: () => KitErrorHandler | null | undefined): Report {
  const ofProvider = useContext(ProviderErrors);
  return (cause, code) =>
    untrack(() => {
      const exception = toException(cause, code);
      try {
        const handle = onError() ?? ofProvider();
        if (handle) handle(exception);
        else reportUnhandled(exception);
      } catch (failure) {
        reportUncaught(failure);
        reportUnhandled(exception);
      }
    });
}

/** Reports an error without a handler: an error of app code as uncaught, others on the console. */
export function reportUnhandled(exception: Kit.Exception): void {
  if (isOfApp(exception.code)) reportUncaught(exception.details);
  else console.error(exception);
}

/** Runs work and reports its errors; returns whether it succeeded. */
export function attempt(report: Report, work: () => void, code?: KitErrorCode): boolean {
  try {
    work();
    return true;
  } catch (cause) {
    report(cause, code);
    return false;
  }
}

/** Runs a callback of the app and reports its errors. */
export function callApp(report: Report, callback: (() => void) | undefined): void {
  attempt(report, () => callback?.(), 'ERR_CALLBACK_FAILED');
}

/** What the user does, as a callback receives it before the kit acts. */
export interface KitActionEvent {
  /** Leaves the action to the app: the kit does not act. */
  preventDefault(): void;
  /** Whether `preventDefault` was called. */
  readonly defaultPrevented: boolean;
}

/**
 * Notifies the app before an action of the kit's own.
 * @returns 'act', or 'prevented' if the app takes the action, or 'failed' if the callback both prevents it and throws
 */
export function notifyApp(
  report: Report,
  callback: (event: KitActionEvent) => void,
): 'act' | 'prevented' | 'failed' {
  const event = new Event('action', { cancelable: true });
  const isDone = attempt(report, () => callback(event), 'ERR_CALLBACK_FAILED');
  if (!event.defaultPrevented) return 'act';
  return isDone ? 'prevented' : 'failed';
}

/** The number of remembered failures; one more clears them. */
const MAX_FAILURES = 100;

/** Isolates rows from errors of app code and settings. */
export interface Guard {
  /** Reports each failure message once. */
  readonly report: Report;
  /** Wraps a function so that it returns `fallback` if `compute` throws. @defaultValue code 'ERR_VIEW_FAILED' */
  wrap<Args extends unknown[], V>(
    compute: (...args: Args) => V,
    fallback: V,
    code?: KitErrorCode,
  ): (...args: Args) => V;
}

/**
 * Creates the guard of rendered parts, which would otherwise report the same failure in each row and after each
 * change.
 */
export function createGuard(report: Report): Guard {
  const reported = new Set<string>();
  const once: Report = (cause, code) => {
    const { message } = toException(cause);
    if (reported.has(message)) return;
    if (reported.size === MAX_FAILURES) reported.clear();
    reported.add(message);
    report(cause, code);
  };
  return {
    report: once,
    wrap:
      (compute, fallback, code = 'ERR_VIEW_FAILED') =>
      (...args) => {
        try {
          return compute(...args);
        } catch (cause) {
          once(cause, code);
          return fallback;
        }
      },
  };
}
