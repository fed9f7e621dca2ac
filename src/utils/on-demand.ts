import { type Accessor, createEffect, createSignal } from 'solid-js';

/** A part of the kit that loads at its first use, once per page. */
export interface OnDemand<T> {
  /** The loaded part. Reactive. */
  loaded: Accessor<T | undefined>;
  /**
   * Loads the part. After a failure, the next call tries again.
   * @param onError - receives the error if the part cannot be loaded.
   */
  load(onError?: (cause: unknown) => void): Promise<void>;
}

/** Creates a part from a literal `import()`, which bundlers split into its own file. */
export function onDemand<T>(fetch: () => Promise<T>): OnDemand<T> {
  const [loaded, setLoaded] = createSignal<T>();
  let loading: Promise<void> | undefined;
  return {
    loaded,
    load(onError) {
      loading ??= fetch().then((part) => void setLoaded(() => part));
      return loading.catch((cause: unknown) => {
        loading = undefined;
        onError?.(cause);
      });
    },
  };
}

/**
 * Loads a part when it is first needed, and keeps it. Never loaded before the owner is mounted: server-rendered HTML
 * lacks it.
 * @param onError - receives the error if the part cannot be loaded.
 */
export function createOnDemand<T>(
  part: OnDemand<T>,
  isWanted: Accessor<boolean>,
  onError: (cause: unknown) => void,
): Accessor<T | undefined> {
  const [wasWanted, setWanted] = createSignal(false);
  createEffect(() => {
    if (!isWanted()) return;
    setWanted(true);
    if (!part.loaded()) void part.load(onError);
  });
  return () => (wasWanted() ? part.loaded() : undefined);
}

/**
 * Loads a part when the page is idle after the first rows, so that it is ready on first use; also not before the owner
 * is mounted.
 */
export function createIdlePreload<T>(part: OnDemand<T>, hasRows: Accessor<boolean>): Accessor<T | undefined> {
  const [isMounted, setMounted] = createSignal(false);
  createEffect(() => {
    setMounted(true);
    if (!hasRows() || part.loaded()) return;
    // Ignore a failure: the part is loaded again on first use.
    (globalThis.requestIdleCallback ?? setTimeout)(() => void part.load());
  });
  return () => (isMounted() ? part.loaded() : undefined);
}
