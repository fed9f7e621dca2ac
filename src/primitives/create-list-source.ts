import { type Accessor, batch, createSignal } from 'solid-js';
import type { BlockOrder, OrderEntry } from '../core/block-order.ts';

/** Who draws an order: told inside the batch of each flush that changed it, and after each flush. */
export interface OrderSubscriber<E> {
  /** The order changed; these rows jumped to the top. */
  publish(jumped: ReadonlySet<E>): void;
  /** All that was published, of rows or of the order, stands in the DOM. */
  settle(): void;
}

/** An order as a list draws it: by subscription where exactness counts, by signals elsewhere. */
export interface ListSource<E extends OrderEntry> {
  readonly order: BlockOrder<E>;
  /** How many rows there are, headers not counted. */
  rowCount: Accessor<number>;
  /** Changes with every change of the order. */
  version: Accessor<unknown>;
  subscribe(subscriber: OrderSubscriber<E>): () => void;
  /**
   * Publishes what waits. Between a change of the order and its publication the order is ahead of what is drawn:
   * who reads it meanwhile, such as a scroll handler, calls this first.
   */
  flush(): void;
  /** Publishes a change of the order, with whatever `before` publishes in the same batch. */
  publish(jumped: ReadonlySet<E>, before: () => void): void;
  /** Publishes what leaves the order as it is. */
  touch(change: () => void): void;
}

/** Makes the source of an order; `flush` publishes what waits. */
export function createListSource<E extends OrderEntry>(
  order: BlockOrder<E>,
  flush: () => void,
): ListSource<E> {
  const [version, setVersion] = createSignal(undefined, { equals: false });
  const [rowCount, setRowCount] = createSignal(order.rowCount);
  const subscribers = new Set<OrderSubscriber<E>>();
  return {
    order,
    rowCount,
    version,
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    flush,
    publish(jumped, before) {
      batch(() => {
        before();
        setRowCount(order.rowCount);
        setVersion();
        for (const subscriber of subscribers) subscriber.publish(jumped);
      });
      for (const subscriber of subscribers) subscriber.settle();
    },
    touch(change) {
      batch(change);
      for (const subscriber of subscribers) subscriber.settle();
    },
  };
}
