import { type Accessor, onMount, untrack } from 'solid-js';
import type { Kit, KitSDK } from '../sdk/index.ts';
import { reviveItems } from './initial-items.ts';

/** The options of a list's initial rows. */
export interface InitialItemsOptions<T> {
  sdk: Accessor<KitSDK | undefined>;
  /** The plain JSON of the rows, in order. */
  json: Accessor<readonly object[] | undefined> | undefined;
  /** An accessor that all items have. */
  accessor: keyof T & string;
  /** Returns the owner of the rows, if known. */
  ownerOf?: ((items: readonly T[]) => Kit.User | null) | undefined;
  onError: (cause: unknown) => void;
}

/** The initial rows of a list, and their owner, if known. */
export interface InitialItems<T> {
  readonly items: readonly T[];
  readonly owner: Kit.User | null;
}

/**
 * Revives server-rendered rows once, while a list is created. Returns undefined without rows, or if they cannot be
 * revived: the browser reports that, and the list loads as usual.
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
