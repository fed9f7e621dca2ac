import type { BlockOrder, OrderEntry } from '../order/block-order.ts';
import type { ChangeSet } from '../order/change-set.ts';
import type { EntryList } from '../order/list-entry.ts';

/** The rows of a list as its engine fills them; `C` is a checkpoint, the start of a fetch. */
export interface ListStore<E extends OrderEntry, R extends E, T, C>
  extends Pick<EntryList, 'schedule' | 'report'> {
  readonly order: BlockOrder<E>;
  readonly changes: ChangeSet<R>;
  /** The number of loaded rows, and how many of them a refetch did not contain. */
  readonly rows: { readonly loaded: number; readonly unconfirmed: number };
  /** The number of items that were deleted so far, loaded or not: pages may have counted them. */
  readonly deletedCount?: number;
  /** Returns the entry of an item, if known. */
  entryOf(item: T): R | undefined;
  /** Whether an entry's item still exists, as far as is known. */
  isKnown(entry: R): boolean;
  /** Starts a fetch, whose answer may lack what happens from now on. */
  begin(): C;
  /** Ends a fetch, with or without an answer. */
  end(since: C): void;
  /** Adds a page at the end; `isLate` if rows above it are still to come. */
  appendPage(page: readonly T[], since?: C, isLate?: boolean): void;
  /** Replaces the whole list. */
  replaceAll(items: readonly T[], forget: boolean, since: C): void;
  /** Replaces the first rows; rows below the last of them stay. */
  replaceFirst(items: readonly T[], since: C): void;
  /** After the last page, removes what no page contained. */
  complete(): void;
  /** Notes that the rows are older than the events that arrive. */
  doubt?(): void;
  /** Clears everything for another user. */
  reset(): void;
  /** Ends the list. */
  leave(): void;
}
