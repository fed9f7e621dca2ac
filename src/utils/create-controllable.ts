import { type Accessor, createSignal, untrack } from 'solid-js';

/**
 * Creates a value that the app may control. While it does, the value never changes by itself: `request` only notifies
 * the app.
 * @param given - the app's value; undefined while the component holds it
 * @param onChange - called with each requested value
 * @returns the value, `request`, and the setter of the component's own value
 */
export function createControllable<T>(
  given: Accessor<T | undefined>,
  initial: T,
  onChange: (value: T) => void,
): readonly [value: Accessor<T>, request: (value: T) => void, setOwn: (value: T) => void] {
  const [own, set] = createSignal(initial);
  const setOwn = (next: T) => void set(() => next);
  const value = () => {
    const controlled = given();
    return controlled === undefined ? own() : controlled;
  };
  const request = (next: T) => {
    if (untrack(given) === undefined) setOwn(next);
    onChange(next);
  };
  return [value, request, setOwn];
}
