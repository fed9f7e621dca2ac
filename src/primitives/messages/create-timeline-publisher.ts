import { type Accessor, batch, createSignal } from 'solid-js';
import type { Faults } from '../../core/objects/read.ts';
import type { ChangeSet } from '../../core/order/change-set.ts';
import type { MessageRecord } from '../../core/timeline/message-record.ts';
import type { TimelineEntry } from '../../core/timeline/timeline-entry.ts';
import { createFlush } from '../rows/create-flush.ts';
import { triggerRow } from '../rows/live-row.ts';

/** Publishes a timeline: what events change once per frame, what the user does at once. */
export interface TimelinePublisher {
  entries: Accessor<readonly TimelineEntry[]>;
  /** Wraps a change so that it is published in the next frame; reports what it throws. */
  later<Args extends unknown[]>(change: (...args: Args) => void): (...args: Args) => void;
  /** Runs a change and publishes it, with all pending ones, at once. */
  atOnce(change: () => void): void;
  /** Publishes pending changes. */
  flush(): void;
}

/** The options of a timeline's publisher. */
export interface TimelinePublisherOptions {
  changes: ChangeSet<MessageRecord>;
  /** Lays the rows out; adds the records that this changes. */
  layout: () => readonly TimelineEntry[];
  faults: Faults;
}

/** Creates the publisher of a timeline; it ends with its owner. Errors of one row's effects stop no others. */
export function createTimelinePublisher(options: TimelinePublisherOptions): TimelinePublisher {
  const { changes, faults } = options;
  const [entries, setEntries] = createSignal<readonly TimelineEntry[]>([]);
  const publish = () =>
    faults.run(() => {
      const rows = changes.order ? options.layout() : undefined;
      const changed = [...changes.changed];
      changes.clear();
      for (const record of changed) faults.attempt(() => triggerRow(record));
      if (rows) faults.attempt(() => setEntries(rows));
    });
  const flush = createFlush(publish);
  return {
    entries,
    later:
      (change) =>
      (...args) => {
        faults.attempt(() => change(...args));
        if (!changes.isEmpty) flush.schedule();
      },
    atOnce(change) {
      try {
        faults.run(change);
      } finally {
        if (!changes.isEmpty) batch(flush.force);
      }
    },
    flush: flush.now,
  };
}
