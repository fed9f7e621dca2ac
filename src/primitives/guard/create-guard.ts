import { untrack } from 'solid-js';
import { toException } from '../../core/objects/exception.ts';
import type { Report } from './create-report.ts';

/** So many failures are told apart; then the first ones are reported again. */
const MOST_FAILURES = 100;

/** Keeps what the app and its settings throw away from the rows that ask for it. */
export interface Guard {
  /** Reports a failure, and no other one with the same words. */
  readonly report: Report;
  /** Makes a function that gives `fallback` where `compute` throws. */
  wrap<Args extends unknown[], V>(compute: (...args: Args) => V, fallback: V): (...args: Args) => V;
}

/** Makes the guard of a list. */
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
