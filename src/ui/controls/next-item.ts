import { indexByKey } from './index-by-key.ts';

/** Returns the menu item that a key leads to: an arrow key, Home, End, or the first letter of its text. */
export function nextItem(items: readonly HTMLElement[], index: number, key: string): HTMLElement | undefined {
  const next = indexByKey(key, index, items.length);
  if (next !== undefined) return items.at(next % items.length);
  if (key.length !== 1 || key === ' ') return undefined;
  const wanted = key.toLowerCase();
  const rotated = [...items.slice(index + 1), ...items.slice(0, index + 1)];
  return rotated.find((item) => item.textContent?.trim().toLowerCase().startsWith(wanted));
}
