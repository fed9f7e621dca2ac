import { type Accessor, createComputed, on, untrack } from 'solid-js';
import { BlockOrder, type OrderEntry } from '../../order/block-order.ts';
import type { WindowSource } from '../window/create-window.ts';
import type { OrderSubscriber } from './create-list-source.ts';

const NONE: ReadonlySet<never> = new Set();

/**
 * Creates the source of a window from an array of entries; entries that stay are the same objects.
 * @param estimate - the assumed height of an entry that was never mounted, in px
 */
export function createArraySource<E extends OrderEntry>(
  entries: Accessor<readonly E[]>,
  estimate: number,
): WindowSource<E> {
  const order = new BlockOrder<E>(estimate);
  const subscribers = new Set<OrderSubscriber<E>>();
  order.append(untrack(entries));
  createComputed(
    on(
      entries,
      (now) => {
        order.replaceAll(now);
        for (const subscriber of subscribers) subscriber.beforePublish(NONE);
        for (const subscriber of subscribers) subscriber.publish(NONE);
        for (const subscriber of subscribers) subscriber.afterPublish();
      },
      { defer: true },
    ),
  );
  return {
    order,
    // The order changes with the entries: it is never ahead of them.
    flush() {},
    subscribe(subscriber) {
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
  };
}
