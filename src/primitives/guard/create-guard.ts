import { untrack } from 'solid-js';
import { toException } from '../../core/objects/exception.ts';
import type { Report } from './create-report.ts';

/** The number of remembered failures; after that, they are reported again. */
const MOST_FAILURES = 100;

/** Keeps errors of the app and its settings away from rows. */
export interface Guard {
  /** Reports a failure once per message. */
  readonly report: Report;
  /** Wraps a function so that it returns `fallback` when `compute` throws. */
  wrap<Args extends unknown[], V>(compute: (...args: Args) => V, fallback: V): (...args: Args) => V;
}

/** Creates the guard of a list. */
export function createGuard(report: Report): Guard {
  const reported = new Set<string>();
  const once: Guard['report'] = (cause, code) => {
    const { message } = toException(cause);
    if (reported.has(message)) return;
    if (reported.size === MOST_FAILURES) reported.clear();
    reported.add(message);
    untrack(() => report(cause, code));
  };
  return {
    report: once,
    wrap:
      (compute, fallback) =>
      (...args) => {
        try {
          return compute(...args);
        } catch (cause) {
          once(cause, 'ERR_VIEW_FAILED');
          return fallback;
        }
      },
  };
}
