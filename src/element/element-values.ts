import { createSignal } from 'solid-js';

/**
 * Makes an object of these properties, each a signal of its own: what is read is tracked, and what is set is
 * kept as it is. null takes a value back, as undefined does.
 */
export function createElementValues<V extends Record<string, unknown>>(names: readonly string[]): V {
  const values = {};
  for (const name of names) {
    const [get, set] = createSignal<unknown>();
    Object.defineProperty(values, name, {
      enumerable: true,
      get,
      set: (value: unknown) => set(() => value ?? undefined),
    });
  }
  return values as V;
}
