import { type Accessor, onMount, untrack } from 'solid-js';
import { reviveItems } from '../../core/items/initial-items.ts';
import type { Kit, KitSDK } from '../../sdk/index.ts';

/** What the first rows of a list are made from. */
export interface InitialItemsOptions<T> {
  sdk: Accessor<KitSDK | undefined>;
  /** The plain JSON of the rows, in their order. */
  json: Accessor<readonly object[] | undefined> | undefined;
  /** An accessor that every such object has. */
  accessor: keyof T & string;
  /** Whose rows they are, if they tell. */
  ownerOf?: ((items: readonly T[]) => Kit.User | null) | undefined;
  onError: (cause: unknown) => void;
}

/** The first rows of a list, and whose they are, if that is known. */
export interface InitialItems<T> {
  readonly items: readonly T[];
  readonly owner: Kit.User | null;
}

/**
 * Revives the rows that a server sent along, once, while a list is made. Undefined where there are none, or where
 * they cannot be revived: that is told in the browser, and the list loads as usual.
 */
export function createInitialItems<T extends object>(
  options: InitialItemsOptions<T>,
): InitialItems<T> | undefined {
  const json = untrack(() => options.json?.());
  if (!json) return undefined;
  try {
    const items = reviveItems<T>(untrack(options.sdk), json, options.accessor);
    return { items, owner: options.ownerOf?.(items) ?? null };
  } catch (cause) {
    onMount(() => options.onError(cause));
    return undefined;
  }
}
