import { type Accessor, createSignal } from 'solid-js';
import type { ErrorCollector } from '../../client/boundary/error-collector.ts';
import { TrackedValues } from '../../client/views/tracked-values.ts';
import type { BlockOrder, OrderEntry } from '../../order/block-order.ts';

/** Renders an order: notified before and after each change, and after each flush. */
export interface OrderSubscriber<E> {
  /** Called after the order has changed and before anything is written to the DOM, so that reading layout is free. */
  beforePublish(jumped: ReadonlySet<E>): void;
  /** Called when the order has changed, with the rows that jumped to the top. */
  publish(jumped: ReadonlySet<E>): void;
  /** Called when all published changes are in the DOM. */
  afterPublish(): void;
}

/** An order for rendering: subscriptions where timing matters, signals elsewhere. */
export interface ListSource<E extends OrderEntry> {
  readonly order: BlockOrder<E>;
  /** The number of rows, without headers. Tracked. */
  length: Accessor<number>;
  /** Changes with each change of the order. */
  version: Accessor<unknown>;
  /** Returns the index of a row, without headers; -1 if it is not in the order. Tracked by value. */
  position(row: E): number;
  subscribe(subscriber: OrderSubscriber<E>): () => void;
  /**
   * Publishes pending changes. Until then, the order is ahead of the DOM; call this before reading the order, for
   * example in a scroll handler.
   */
  flush(): void;
  /** Notifies subscribers before rows and order are written: they may read layout. */
  beforePublish(jumped: ReadonlySet<E>): void;
  /** Publishes a change of the order. */
  publish(jumped: ReadonlySet<E>): void;
  /** Notifies subscribers that all changes are published. */
  afterPublish(): void;
  /** Renders a row; reports what the accessors of its objects throw. */
  draw<Args extends unknown[], T>(row: (...args: Args) => T, ...args: Args): T;
}

/**
 * Creates the source of an order; `flush` publishes pending changes. Errors of subscribers and of effects on accessors
 * are reported and stop no others.
 */
export function createListSource<E extends OrderEntry>(
  order: BlockOrder<E>,
  flush: () => void,
  errors: ErrorCollector,
): ListSource<E> {
  const [version, setVersion] = createSignal(undefined, { equals: false });
  const lengths = new TrackedValues<null>();
  const subscribers = new Set<OrderSubscriber<E>>();
  const positions = new TrackedValues<E>();
  return {
    order,
    length: () => lengths.read(null, () => order.rowCount),
    version,
    position: (row) => positions.read(row, () => order.rowIndexOf(row)),
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    flush,
    beforePublish(jumped) {
      for (const subscriber of subscribers) errors.attempt(() => subscriber.beforePublish(jumped));
    },
    publish(jumped) {
      errors.attempt(() => lengths.refresh());
      errors.attempt(setVersion);
      errors.attempt(() => positions.refresh());
      for (const subscriber of subscribers) errors.attempt(() => subscriber.publish(jumped));
    },
    afterPublish() {
      for (const subscriber of subscribers) errors.attempt(() => subscriber.afterPublish());
    },
    draw: (row, ...args) => errors.run(() => row(...args)),
  };
}
