import type { OrderEntry } from '../../core/order/block-order.ts';
import type { OrderHold } from '../../primitives/list/create-order-hold.ts';
import type { ListSource } from '../../primitives/rows/create-list-source.ts';
import type { Connection } from '../../primitives/source/create-connection.ts';
import type { PagerState } from '../../primitives/source/create-pager.ts';

/** A list as its frame draws it and its rows act on it. */
export interface FramedList<E extends OrderEntry, R extends E> {
  readonly source: ListSource<E>;
  readonly state: PagerState;
  readonly hold?: OrderHold;
  connection(): Connection;
  length(): number;
  /** How many rows are drawn where there is no layout. */
  pageSize(): number;
  loadMore(): void;
  retry(): void;
  /** Whether a record still stands for something that exists. */
  isKnown(record: R): boolean;
  /** Publishes all that waits, so that the app's code reads the newest. */
  flush(): void;
  /** Publishes these rows again. */
  republish(records: readonly R[]): void;
}
