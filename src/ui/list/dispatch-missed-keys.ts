import { focusedNear } from '../../primitives/list/focused-near.ts';
import { isTextField } from '../../primitives/list/is-text-field.ts';

/**
 * Dispatches keys again once the caller is done, each on what has the focus then. Only the list receives them: the page
 * already has.
 * @param keys - keys on the list from before its input had loaded.
 */
export const dispatchMissedKeys = (list: HTMLElement, keys: readonly KeyboardEvent[] = []): void =>
  queueMicrotask(() => dispatchAgain(list, keys));

function dispatchAgain(list: HTMLElement, keys: readonly KeyboardEvent[]): void {
  const target = focusedNear(list);
  // A key must not bring the focus back from where it has gone meanwhile.
  if (!list.contains(target) || isTextField(target)) return;
  const stop = (event: Event) => event.stopPropagation();
  list.addEventListener('keydown', stop);
  for (const key of keys) {
    const focused = focusedNear(list) as HTMLElement;
    if (!key.defaultPrevented) focused.dispatchEvent(new KeyboardEvent('keydown', key));
    else if (key.key === 'Enter') focused.click();
  }
  list.removeEventListener('keydown', stop);
}
