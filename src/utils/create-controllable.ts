import { type Accessor, createSignal, untrack } from 'solid-js';

/**
 * Creates a value that the app may control. While it does, the value never changes by itself: `ask` only tells the app
 * what the user wants.
 * @param given - the app's value; undefined while the component holds it
 * @param onChange - called with each value that is asked for
 * @returns the value, `ask`, and the setter of the component's own value
 */
export function createControllable<T>(
  given: Accessor<T | undefined>,
  initial: T,
  onChange: (value: T) => void,
): readonly [value: Accessor<T>, ask: (value: T) => void, setOwn: (value: T) => void] {
  const [own, set] = createSignal(initial);
  const setOwn = (next: T) => void set(() => next);
  const value = () => {
    const controlled = given();
    return controlled === undefined ? own() : controlled;
  };
  const ask = (next: T) => {
    if (untrack(given) === undefined) setOwn(next);
    onChange(next);
  };
  return [value, ask, setOwn];
}
