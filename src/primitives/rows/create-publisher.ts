import type { Faults } from '../../core/objects/read.ts';
import type { BlockOrder, OrderEntry } from '../../core/order/block-order.ts';
import type { ChangeSet } from '../../core/order/change-set.ts';
import { createFlush } from './create-flush.ts';
import { createListSource, type ListSource } from './create-list-source.ts';
import { type LiveRecord, triggerRow } from './live-row.ts';

/** What a publisher takes its changes from, and where it puts them. */
export interface PublisherOptions<E extends OrderEntry, R extends OrderEntry & LiveRecord> {
  order: BlockOrder<E>;
  changes: ChangeSet<R>;
  /** Writes the truth of a row into the SDK's object. */
  sync: (record: R) => void;
  faults: Faults;
}

/** Publishes the changes of a book: those of events once a frame, those of the user at once. */
export interface Publisher<E extends OrderEntry, R> {
  /** The order as it is published. */
  readonly source: ListSource<E>;
  /** Publishes these rows again, for a reason of the caller's. */
  republish(records: readonly R[]): void;
  /** Runs something after each flush. */
  afterFlush(run: () => void): void;
  /** Wraps a change so that it is published with the next frame; what it throws is reported. */
  later<Args extends unknown[]>(change: (...args: Args) => void): (...args: Args) => void;
  /** Runs a change and publishes it, with all that waits, at once. */
  atOnce(change: () => void): void;
  /** Fills the list while it is made, on a server too, with what its objects already say. */
  fill(change: () => void): void;
  /** Publishes what waits. */
  flush(): void;
}

/**
 * Makes the publisher of a book; it ends with its owner. Whatever throws while it publishes, such as an effect of
 * one row, is reported and costs nothing else: so each row is told by itself, and not in one batch, where the
 * first effect that throws would end all others.
 */
export function createPublisher<E extends OrderEntry, R extends E & LiveRecord>(
  options: PublisherOptions<E, R>,
): Publisher<E, R> {
  const { changes, faults } = options;
  const followers: (() => void)[] = [];
  /** One `try` for all rows in turn; after a row that threw, it goes on with the next one. */
  const forEach = (records: readonly R[], work: (record: R) => void) => {
    for (const record of records) {
      try {
        work(record);
      } catch (cause) {
        faults.report(cause);
      }
    }
  };
  const publish = () =>
    faults.run(() => {
      const { order } = changes;
      const changed = [...changes.changed];
      const jumped = new Set<E>(changes.jumped);
      changes.clear();
      if (order) source.prepare(jumped);
      forEach(changed, options.sync);
      forEach(changed, triggerRow);
      if (order) source.publish(jumped);
      source.settle();
      for (const follower of followers) faults.attempt(follower);
    });
  const flush = createFlush(publish);
  const source = createListSource(options.order, flush.now, faults);
  const schedule = () => {
    if (!changes.isEmpty) flush.schedule();
  };
  const atOnce = (change: () => void) => {
    try {
      faults.run(change);
    } finally {
      if (!changes.isEmpty) flush.force();
    }
  };
  return {
    source,
    atOnce,
    republish: (records) =>
      atOnce(() => {
        for (const record of records) changes.changed.add(record);
      }),
    afterFlush: (run) => void followers.push(run),
    later:
      (change) =>
      (...args) => {
        faults.attempt(() => change(...args));
        schedule();
      },
    fill(change) {
      faults.run(change);
      changes.clear();
      source.publish(new Set());
    },
    flush: flush.now,
  };
}
