import { type Accessor, createSignal } from 'solid-js';
import type { Faults } from '../../core/objects/read.ts';
import type { BlockOrder, OrderEntry } from '../../core/order/block-order.ts';
import { TrackedValues } from './tracked-values.ts';

/** Who draws an order: told of each change of it, and after each flush. */
export interface OrderSubscriber<E> {
  /** The order changed and nothing is written to the page yet, so that reading the page costs no layout. */
  prepare(jumped: ReadonlySet<E>): void;
  /** The order changed; these rows jumped to the top. */
  publish(jumped: ReadonlySet<E>): void;
  /** All that was published, of rows or of the order, stands in the DOM. */
  settle(): void;
}

/** An order as a list draws it: by subscription where exactness counts, by signals elsewhere. */
export interface ListSource<E extends OrderEntry> {
  readonly order: BlockOrder<E>;
  /** How many rows there are now, headers not counted. Tracked. */
  length: Accessor<number>;
  /** Changes with every change of the order. */
  version: Accessor<unknown>;
  /** The index of a row, headers not counted; -1 when it is not in the order. Tracked by its value. */
  position(row: E): number;
  subscribe(subscriber: OrderSubscriber<E>): () => void;
  /**
   * Publishes what waits. Between a change of the order and its publication the order is ahead of what is drawn:
   * who reads it meanwhile, such as a scroll handler, calls this first.
   */
  flush(): void;
  /** Lets subscribers read the page before rows and order are written. */
  prepare(jumped: ReadonlySet<E>): void;
  /** Publishes a change of the order. */
  publish(jumped: ReadonlySet<E>): void;
  /** Tells that all was published. */
  settle(): void;
  /** Draws a row: what the accessors of its objects throw is reported. */
  draw<Args extends unknown[], T>(row: (...args: Args) => T, ...args: Args): T;
}

/**
 * Makes the source of an order; `flush` publishes what waits. Each subscriber, and each effect that follows an
 * accessor here, may throw: that is reported and stops none of the others.
 */
export function createListSource<E extends OrderEntry>(
  order: BlockOrder<E>,
  flush: () => void,
  faults: Faults,
): ListSource<E> {
  const [version, setVersion] = createSignal(undefined, { equals: false });
  const [publishedLength, setPublishedLength] = createSignal(order.rowCount);
  const subscribers = new Set<OrderSubscriber<E>>();
  const positions = new TrackedValues<E>();
  return {
    order,
    length: () => {
      publishedLength();
      return order.rowCount;
    },
    version,
    position: (row) => positions.read(row, () => order.rowIndexOf(row)),
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
    flush,
    prepare(jumped) {
      for (const subscriber of subscribers) faults.attempt(() => subscriber.prepare(jumped));
    },
    publish(jumped) {
      faults.attempt(() => setPublishedLength(order.rowCount));
      faults.attempt(setVersion);
      faults.attempt(() => positions.refresh());
      for (const subscriber of subscribers) faults.attempt(() => subscriber.publish(jumped));
    },
    settle() {
      for (const subscriber of subscribers) faults.attempt(() => subscriber.settle());
    },
    draw: (row, ...args) => faults.run(() => row(...args)),
  };
}
