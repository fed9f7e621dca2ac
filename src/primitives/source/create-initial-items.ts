import { type Accessor, onMount, untrack } from 'solid-js';
import { reviveItems } from '../../core/items/initial-items.ts';
import type { KitSDK } from '../../sdk/index.ts';

/** What the first rows of a list are made from. */
export interface InitialItemsOptions<T> {
  sdk: Accessor<KitSDK | undefined>;
  /** The plain JSON of the rows, in their order. */
  json: Accessor<readonly object[] | undefined> | undefined;
  /** An accessor that every such object has. */
  accessor: keyof T & string;
  onError: (cause: unknown) => void;
}

/**
 * Revives the rows that a server sent along, once, while a list is made. Undefined where there are none, or where
 * they cannot be revived: that is told in the browser, and the list loads as usual.
 */
export function createInitialItems<T extends object>(
  options: InitialItemsOptions<T>,
): readonly T[] | undefined {
  const json = untrack(() => options.json?.());
  if (!json) return undefined;
  try {
    return reviveItems<T>(untrack(options.sdk), json, options.accessor);
  } catch (cause) {
    onMount(() => options.onError(cause));
    return undefined;
  }
}
