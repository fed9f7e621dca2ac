import type { Faults } from '../../core/objects/read.ts';
import type { BlockOrder, OrderEntry } from '../../core/order/block-order.ts';
import type { ChangeSet } from '../../core/order/change-set.ts';
import { createFlush } from './create-flush.ts';
import { createListSource, type ListSource } from './create-list-source.ts';
import { type LiveRecord, triggerRow } from './live-row.ts';

/** The options of a publisher. */
export interface PublisherOptions<E extends OrderEntry, R extends OrderEntry & LiveRecord> {
  order: BlockOrder<E>;
  changes: ChangeSet<R>;
  /** Writes a row's state into the SDK's object. */
  sync: (record: R) => void;
  faults: Faults;
}

/** Publishes changes: those of events once per frame, those of the user at once. */
export interface Publishing {
  /** Wraps a change so that it is published in the next frame; reports what it throws. */
  later<Args extends unknown[]>(change: (...args: Args) => void): (...args: Args) => void;
  /** Runs a change and publishes it, with all pending ones, at once. */
  atOnce(change: () => void): void;
  /** Publishes pending changes. */
  flush(): void;
}

/** Publishes the changes of a book. */
export interface Publisher<E extends OrderEntry, R> extends Publishing {
  /** The published order. */
  readonly source: ListSource<E>;
  /** Publishes these rows again. */
  republish(records: readonly R[]): void;
  /** Runs a function after each flush. */
  afterFlush(run: () => void): void;
  /** Fills the list while it is created, also on a server, with what its objects already have. */
  fill(change: () => void): void;
}

/** Creates what publishes pending changes; it ends with its owner. */
export function createPublishing(
  changes: { readonly isEmpty: boolean },
  faults: Faults,
  publish: () => void,
): Publishing {
  const flush = createFlush(() => faults.run(publish));
  return {
    atOnce(change) {
      try {
        faults.run(change);
      } finally {
        if (!changes.isEmpty) flush.force();
      }
    },
    later:
      (change) =>
      (...args) => {
        faults.attempt(() => change(...args));
        if (!changes.isEmpty) flush.schedule();
      },
    flush: flush.now,
  };
}

/** Does some work for each record with a single `try`; after a record that threw, continues with the next one. */
export function forEachRecord<R>(records: readonly R[], work: (record: R) => void, faults: Faults): void {
  for (const record of records) {
    try {
      work(record);
    } catch (cause) {
      faults.report(cause);
    }
  }
}

/**
 * Creates the publisher of a book; it ends with its owner. Errors while publishing, such as those of a row's
 * effect, are reported and stop nothing else: rows are triggered one by one instead of in one batch, where
 * the first error would end all other effects.
 */
export function createPublisher<E extends OrderEntry, R extends E & LiveRecord>(
  options: PublisherOptions<E, R>,
): Publisher<E, R> {
  const { changes, faults } = options;
  const followers: (() => void)[] = [];
  const publishing = createPublishing(changes, faults, () => {
    const { order } = changes;
    const changed = [...changes.changed];
    const jumped = new Set<E>(changes.jumped);
    changes.clear();
    if (order) source.prepare(jumped);
    forEachRecord(changed, options.sync, faults);
    forEachRecord(changed, triggerRow, faults);
    if (order) source.publish(jumped);
    source.settle();
    for (const follower of followers) faults.attempt(follower);
  });
  const source = createListSource(options.order, publishing.flush, faults);
  return {
    ...publishing,
    source,
    republish: (records) =>
      publishing.atOnce(() => {
        for (const record of records) changes.changed.add(record);
      }),
    afterFlush: (run) => void followers.push(run),
    fill(change) {
      faults.run(change);
      changes.clear();
      source.publish(new Set());
    },
  };
}
