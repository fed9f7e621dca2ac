import type { BlockOrder, OrderEntry } from '../order/block-order.ts';
import type { ChangeSet } from '../order/change-set.ts';
import type { EntryList } from '../order/list-entry.ts';

/** The rows of a list that its engine fills; `C` is a fetch ticket, the start of a fetch. */
export interface ListStore<E extends OrderEntry, R extends E, T, C>
  extends Pick<EntryList, 'schedule' | 'report'> {
  readonly order: BlockOrder<E>;
  readonly changes: ChangeSet<R>;
  /** The number of loaded rows, and of those missing in a refetch. */
  readonly rows: { readonly loaded: number; readonly unconfirmed: number };
  /** The number of deleted items so far, loaded or not: pages may have counted them. */
  readonly deletedCount?: number;
  /** Returns the entry of an item, if known. */
  entryOf(item: T): R | undefined;
  /** Whether an entry's item still exists. */
  isKnown(entry: R): boolean;
  /** Begins a fetch, whose result may lack later events. */
  begin(): C;
  /** Ends a fetch, with or without an answer. */
  end(since: C): void;
  /** Appends a page; `isLate` if rows above it are still missing. */
  appendPage(page: readonly T[], since?: C, isLate?: boolean): void;
  /** Replaces the whole list. */
  replaceAll(items: readonly T[], forget: boolean, since: C): void;
  /** Replaces the first rows; rows below the last of them stay. */
  replaceFirst(items: readonly T[], since: C): void;
  /** After the last page, removes what no page contained. */
  complete(): void;
  /** Marks the rows as older than arriving events. */
  markOutdated?(): void;
  /** Clears everything for another user. */
  reset(): void;
  /** Removes the list's entries from their records. */
  leave(): void;
}
