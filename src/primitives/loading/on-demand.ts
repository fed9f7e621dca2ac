import { type Accessor, createEffect, createMemo, createSignal } from 'solid-js';

/** A part of the kit that loads when it is first needed, once for the page. */
export interface OnDemand<T> {
  /** The part, once it has loaded. Reactive. */
  loaded: Accessor<T | undefined>;
  /**
   * Loads the part. After a failure the next call tries again.
   * @param onError - receives why the part cannot be loaded.
   */
  load(onError?: (cause: unknown) => void): Promise<void>;
}

/** Makes a part of what a literal `import()` loads: bundlers keep that in a file of its own. */
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
 * Loads a part when it is first wanted, and keeps it from then on.
 * @param onError - receives why the part cannot be loaded.
 */
export function createOnDemand<T>(
  part: OnDemand<T>,
  isWanted: Accessor<boolean>,
  onError: (cause: unknown) => void,
): Accessor<T | undefined> {
  const wasWanted = createMemo<boolean>((was) => was || isWanted(), false);
  createEffect(() => {
    if (isWanted() && !part.loaded()) void part.load(onError);
  });
  return () => (wasWanted() ? part.loaded() : undefined);
}
