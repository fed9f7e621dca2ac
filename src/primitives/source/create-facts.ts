import { batch, createSignal } from 'solid-js';

/**
 * Makes a small state of which each fact is followed by itself, and what changes some of them at once. It is what
 * `createStore` does for one level, without what that ships for all others.
 */
export function createFacts<T extends object>(initial: T): [facts: T, change: (changes: Partial<T>) => void] {
  const facts = {} as T;
  const setters = new Map<string, (value: unknown) => void>();
  for (const [name, value] of Object.entries(initial)) {
    const [get, set] = createSignal<unknown>(value);
    Object.defineProperty(facts, name, { get, enumerable: true });
    setters.set(name, (next) => set(() => next));
  }
  const change = (changes: Partial<T>) =>
    batch(() => {
      for (const [name, value] of Object.entries(changes)) setters.get(name)?.(value);
    });
  return [facts, change];
}
