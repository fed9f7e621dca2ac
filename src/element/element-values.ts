import { createSignal } from 'solid-js';

/**
 * Creates an object of signals, one per property: reads are tracked, values are stored as they are. Setting
 * null resets a property, as undefined does.
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
