import { batch, createSignal, getListener, getOwner, type Owner, onCleanup, untrack } from 'solid-js';
import { isSameArray } from '../../utils/is-same-array.ts';

/** Stands in for a value whose computation threw. */
const FAILED = /* @__PURE__ */ Symbol('failed');

/** Whether two values are equal. SDKs may create a new array on each read; arrays with equal items are equal. */
function isSame(a: unknown, b: unknown): boolean {
  return a === b || (Array.isArray(a) && Array.isArray(b) && isSameArray(a, b));
}

/** One tracked value. */
class TrackedValue<T> {
  readers = 0;
  readonly #compute: () => T;
  readonly #track: () => void;
  readonly #trigger: () => void;
  #published: unknown;
  /** Whether a reader got a value that is not published yet: if the value is reverted, that reader must run again. */
  #isAhead = false;
  #lastReader: Owner | null = null;

  constructor(compute: () => T) {
    this.#compute = compute;
    this.#published = this.#evaluate();
    const [track, trigger] = createSignal(undefined, { equals: false });
    this.#track = track;
    this.#trigger = trigger;
  }

  read(onUnread: () => void): T {
    const reader = getOwner();
    if (reader !== this.#lastReader) {
      this.#lastReader = reader;
      this.readers++;
      onCleanup(() => {
        this.#lastReader = null;
        if (--this.readers === 0) onUnread();
      });
    }
    this.#track();
    let value: unknown = FAILED;
    try {
      const computed = this.#compute();
      value = computed;
      return computed;
    } finally {
      this.#isAhead ||= !isSame(value, this.#published);
    }
  }

  refresh(): void {
    const value = this.#evaluate();
    if (!this.#isAhead && isSame(value, this.#published)) return;
    this.#isAhead = false;
    this.#published = value;
    this.#trigger();
  }

  #evaluate(): unknown {
    try {
      return untrack(this.#compute);
    } catch {
      return FAILED;
    }
  }
}

/**
 * Values tracked one by one, by key. Each has a signal from its first tracked read until nothing follows it. Errors of
 * a computation reach its readers, which run again once it returns a value.
 */
export class TrackedValues<K> {
  readonly #values = new Map<K, TrackedValue<unknown>>();
  readonly #onEmpty: (() => void) | undefined;
  #isSweeping = false;

  /** @param onEmpty - called when no value is followed any more */
  constructor(onEmpty?: () => void) {
    this.#onEmpty = onEmpty;
  }

  /** Computes a value; inside a computation, also tracks it. */
  read<T>(key: K, compute: () => T): T {
    if (!getListener()) return compute();
    let value = this.#values.get(key) as TrackedValue<T> | undefined;
    if (!value) {
      value = new TrackedValue(compute);
      this.#values.set(key, value);
    }
    return value.read(this.#sweepSoon);
  }

  /** Recomputes all values; changed ones trigger their readers. */
  refresh(): void {
    if (this.#values.size === 0) return;
    batch(() => {
      for (const value of this.#values.values()) value.refresh();
    });
  }

  /** Sweeps later, because a computation that reruns unfollows its values only for a moment. */
  readonly #sweepSoon = (): void => {
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    queueMicrotask(() => {
      this.#isSweeping = false;
      for (const [key, value] of this.#values) if (value.readers === 0) this.#values.delete(key);
      if (this.#values.size === 0) this.#onEmpty?.();
    });
  };
}
