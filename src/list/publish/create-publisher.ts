import type { ErrorCollector } from '../../client/boundary/error-collector.ts';
import { attempt } from '../../client/create-report.ts';
import type { BlockOrder, OrderEntry } from '../../order/block-order.ts';
import type { ChangeSet } from '../../order/change-set.ts';
import { createListSource, type ListSource } from './create-list-source.ts';
import { createPublishing, type Publishing } from './create-publishing.ts';

/** The options of a publisher. */
export interface PublisherOptions<E extends OrderEntry, R extends OrderEntry> {
  order: BlockOrder<E>;
  changes: ChangeSet<R>;
  /** Writes the record of a row into the SDK's object. */
  sync: (entry: R) => void;
  /** Notifies the subscribers of a row. */
  trigger: (entry: R) => void;
  /** Publishes changes in other lists with the same records. */
  publishOthers: () => void;
  errors: ErrorCollector;
}

/** Publishes the changes of a store. */
export interface Publisher<E extends OrderEntry, R> extends Publishing {
  /** The published order. */
  readonly source: ListSource<E>;
  /** Publishes these rows again. */
  republish(entries: readonly R[]): void;
  /** Runs a function after each flush. */
  afterFlush(run: () => void): void;
  /** Fills the list while it is created, also on a server, with the available objects. */
  fill(change: () => void): void;
}

/**
 * Creates the publisher of a store; it ends with its owner. Errors while publishing, such as those of a row's effect,
 * are reported and stop nothing else: rows are triggered one by one, because in one batch the first error would stop
 * all other effects.
 */
export function createPublisher<E extends OrderEntry, R extends E>(
  options: PublisherOptions<E, R>,
): Publisher<E, R> {
  const { changes, errors } = options;
  const callbacks: (() => void)[] = [];
  const publishing = createPublishing(changes, errors, () => {
    const { order } = changes;
    const changed = [...changes.changed];
    const jumped = new Set<E>(changes.jumped);
    changes.clear();
    if (order) source.beforePublish(jumped);
    for (const entry of changed) attempt(errors.report, () => options.sync(entry));
    for (const entry of changed) attempt(errors.report, () => options.trigger(entry));
    if (order) source.publish(jumped);
    source.afterPublish();
    for (const subscriber of callbacks) errors.attempt(subscriber);
  });
  const source = createListSource(options.order, publishing.flush, errors);
  const publishNow: Publishing['publishNow'] = (change) => {
    try {
      publishing.publishNow(change);
    } finally {
      options.publishOthers();
    }
  };
  return {
    ...publishing,
    publishNow,
    scheduled: (change) =>
      errors.wrap(change, () => {
        options.publishOthers();
        publishing.schedule();
      }),
    source,
    republish: (entries) =>
      publishNow(() => {
        for (const entry of entries) changes.changed.add(entry);
      }),
    afterFlush: (run) => void callbacks.push(run),
    fill(change) {
      errors.run(change);
      for (const entry of changes.changed) attempt(errors.report, () => options.sync(entry));
      changes.clear();
      source.publish(new Set());
    },
  };
}
