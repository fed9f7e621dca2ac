import { type Accessor, createSignal } from 'solid-js';
import type { Faults } from '../../core/objects/read.ts';
import { TimelineLayout } from '../../core/timeline/layout.ts';
import type { Timeline } from '../../core/timeline/timeline.ts';
import type { TimelineEntry } from '../../core/timeline/timeline-entry.ts';
import { createFlush } from '../rows/create-flush.ts';
import { triggerRow } from '../rows/live-row.ts';

/** Publishes a timeline: what events change once per frame, what the user does at once. */
export interface TimelinePublisher {
  entries: Accessor<readonly TimelineEntry[]>;
  /** Whether the loaded messages reach the newest one. */
  atNewest: Accessor<boolean>;
  readonly layout: TimelineLayout;
  /** Wraps a change so that it is published in the next frame; reports what it throws. */
  later<Args extends unknown[]>(change: (...args: Args) => void): (...args: Args) => void;
  /** Runs a change and publishes it, with all pending ones, at once. */
  atOnce(change: () => void): void;
  /** Fills the timeline while it is created, also on a server. */
  fill(change: () => void): void;
  /** Publishes pending changes. */
  flush(): void;
}

/** The options of a timeline's publisher. */
export interface TimelinePublisherOptions {
  timeline: Timeline;
  timeZone: () => string | undefined;
  hidesDeleted: () => boolean;
  faults: Faults;
}

/** Creates the publisher of a timeline; it ends with its owner. Errors of one row's effects stop no others. */
export function createTimelinePublisher(options: TimelinePublisherOptions): TimelinePublisher {
  const { timeline, faults } = options;
  const { changes, run } = timeline;
  const layout = new TimelineLayout();
  const [entries, setEntries] = createSignal<readonly TimelineEntry[]>([]);
  const [atNewest, setAtNewest] = createSignal(true);
  const publish = () =>
    faults.run(() => {
      const { isAtStart, isAtNewest } = run;
      const timeZone = options.timeZone();
      const rows = changes.order
        ? layout.rows(
            timeline.all,
            { timeZone, isAtStart, hidesDeleted: options.hidesDeleted() },
            changes.changed,
          )
        : undefined;
      const changed = [...changes.changed];
      changes.clear();
      for (const record of changed) {
        try {
          triggerRow(record);
        } catch (cause) {
          faults.report(cause);
        }
      }
      if (rows) faults.attempt(() => setEntries(rows));
      faults.attempt(() => setAtNewest(isAtNewest));
    });
  const flush = createFlush(publish);
  return {
    entries,
    atNewest,
    layout,
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
        if (!changes.isEmpty) flush.force();
      }
    },
    fill(change) {
      faults.run(change);
      publish();
    },
    flush: flush.now,
  };
}
