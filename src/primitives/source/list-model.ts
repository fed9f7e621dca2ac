import type { BlockOrder, OrderEntry } from '../../core/order/block-order.ts';
import type { ChangeSet } from '../../core/order/change-set.ts';

/** The rows of a list as its engine fills them; `C` is a checkpoint, which marks when a fetch began. */
export interface ListModel<E extends OrderEntry, R extends E, T, C> {
  readonly order: BlockOrder<E>;
  readonly changes: ChangeSet<R>;
  /** How many rows are loaded, and how many of them a refetch did not bring. */
  readonly rows: { readonly loaded: number; readonly unconfirmed: number };
  /** How many items left for good that were not loaded, though pages may have counted them. */
  readonly departed?: number;
  /** The record of an item, as far as one is known. */
  recordOf(item: T): R | undefined;
  /** Whether a record still stands for an item that exists, as far as is known. */
  isKnown(record: R): boolean;
  /** Begins a fetch: what happens from now on may be missing from its answer. */
  begin(): C;
  /** Ends a fetch, answered or not. */
  end(since: C): void;
  /** Adds a page at the end; `isLate` where rows above it are still to come. */
  appendPage(page: readonly T[], since?: C, isLate?: boolean): void;
  /** Makes these the whole list. */
  replaceAll(items: readonly T[], forget: boolean, since: C): unknown;
  /** Makes these the first rows; rows below the last of them stay. */
  replaceFirst(items: readonly T[], since: C): void;
  /** Drops what no page brought, after the last one. */
  complete(): void;
  /** Events may have been lost. */
  disconnect?(): void;
  /** Forgets everything: another user signed in. */
  reset(): void;
}
