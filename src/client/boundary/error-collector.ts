import type { Kit } from '../../sdk/index.ts';
import { createException, toException } from './exception.ts';

/** Reports an error thrown by an accessor. */
export function reportThrow(object: unknown, accessor: string, cause: unknown): void {
  current?.note(object, accessor, () => `${accessor}() threw: ${toException(cause).message}`, cause);
}

/**
 * Calls `visit` with each item of a page and skips items for which it throws. Reports those errors with the item's
 * index, as well as faults found in other items.
 */
export function forEachItem<T>(page: readonly T[], visit: (item: T) => void): void {
  page.forEach((item, index) => {
    currentItem = { index, isReported: false };
    try {
      visit(item);
    } catch (cause) {
      reportFault(item, toException(cause).message, cause);
    } finally {
      currentItem = null;
    }
  });
}

/** Reports that an object is invalid, once per object and description. */
export function reportFault(object: unknown, description: string, cause: unknown = object): void {
  current?.note(object, description, () => description, cause);
}

/** The collector whose work is running. */
let current: ErrorCollector | null = null;
/** The current item of a page; only its first fault is reported. */
let currentItem: { readonly index: number; isReported: boolean } | null = null;

/** Collects errors and missing values of a list's SDK objects, and reports each once per object. */
export class ErrorCollector {
  /** Reports any other failure. */
  readonly report: (cause: unknown) => void;
  readonly #known = new WeakMap<object, Set<string>>();
  #waiting: Kit.Exception[] = [];

  constructor(report: (cause: unknown) => void) {
    this.report = report;
  }

  /** Runs work of the list. Reports faults afterwards, because the handler is app code. */
  run<T>(work: () => T): T {
    const outer = current;
    current = this;
    try {
      return work();
    } finally {
      current = outer;
      if (outer !== this) this.#reportPending();
    }
  }

  /** Runs work whose errors must not stop anything else, and reports them. */
  attempt(work: () => void): void {
    try {
      this.run(work);
    } catch (cause) {
      this.report(cause);
    }
  }

  /** Wraps work whose errors must not stop anything else; `after` runs after it in any case. */
  wrap<Args extends unknown[]>(work: (...args: Args) => void, after: () => void): (...args: Args) => void {
    return (...args) => {
      this.attempt(() => work(...args));
      after();
    };
  }

  /** Records a fault of an object, unless one with this name is known; it is reported after the work. */
  note(object: unknown, name: string, describe: () => string, cause: unknown): void {
    if (typeof object === 'object' && object !== null) {
      const known = this.#known.get(object) ?? new Set();
      if (known.has(name)) return;
      this.#known.set(object, known.add(name));
    }
    if (currentItem?.isReported) return;
    const message = currentItem ? `Item ${currentItem.index} of a page: ${describe()}` : describe();
    this.#waiting.push(createException('ERR_BAD_OBJECT', message, cause));
    if (currentItem) currentItem.isReported = true;
  }

  #reportPending(): void {
    const errors = this.#waiting;
    if (errors.length === 0) return;
    this.#waiting = [];
    for (const error of errors) this.report(error);
  }
}
