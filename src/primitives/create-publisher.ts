import type { OrderEntry } from '../core/block-order.ts';
import type { ChangeSet } from '../core/change-set.ts';
import { createFlush } from './create-flush.ts';
import type { ListSource } from './create-list-source.ts';
import { type LiveRecord, triggerRow } from './create-row-signal.ts';

/** What a publisher takes its changes from, and where it puts them. */
export interface PublisherOptions<R extends OrderEntry & LiveRecord, E extends OrderEntry> {
  changes: ChangeSet<R>;
  source: ListSource<E>;
  /** Writes the truth of a row into the SDK's object. */
  sync: (record: R) => void;
  /** Runs after each flush. */
  onPublished?: () => void;
}

/** Publishes the changes of a book: those of events once a frame, those of the user at once. */
export interface Publisher {
  /** Wraps a change so that it is published with the next frame. */
  later<Args extends unknown[]>(change: (...args: Args) => void): (...args: Args) => void;
  /** Runs a change and publishes it, with all that waits, at once. */
  atOnce(change: () => void): void;
  /** Fills the list while it is made, on a server too, with what its objects already say. */
  fill(change: () => void): void;
  /** Publishes what waits. */
  flush(): void;
}

/** Makes the publisher of a book; it ends with its owner. */
export function createPublisher<E extends OrderEntry, R extends E & LiveRecord>(
  options: PublisherOptions<R, E>,
): Publisher {
  const { changes, source } = options;
  const publish = () => {
    const { order } = changes;
    const touched = [...changes.touched];
    const jumped = new Set<E>(changes.jumped);
    changes.clear();
    for (const record of touched) options.sync(record);
    const trigger = () => {
      for (const record of touched) triggerRow(record);
    };
    if (order) source.publish(jumped, trigger);
    else source.touch(trigger);
    options.onPublished?.();
  };
  const flush = createFlush(publish);
  const schedule = () => {
    if (!changes.isEmpty) flush.schedule();
  };
  return {
    later:
      (change) =>
      (...args) => {
        change(...args);
        schedule();
      },
    atOnce(change) {
      change();
      if (!changes.isEmpty) flush.force();
    },
    fill(change) {
      change();
      changes.clear();
      source.publish(new Set(), () => {});
    },
    flush: flush.now,
  };
}
