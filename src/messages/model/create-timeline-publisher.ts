import { type Accessor, createEffect, createSignal, on, untrack } from 'solid-js';
import type { ErrorCollector } from '../../client/boundary/error-collector.ts';
import { attempt } from '../../client/create-report.ts';
import { triggerRow } from '../../client/views/live-row.ts';
import { createPublishing, type Publishing } from '../../list/publish/create-publishing.ts';
import type { Kit } from '../../sdk/index.ts';
import { type LayoutOptions, TimelineLayout } from '../timeline/layout.ts';
import type { Timeline } from '../timeline/timeline.ts';
import type { TimelineEntry } from '../timeline/timeline-entry.ts';

/** Publishes a timeline: changes of events once per frame, those of the user at once. */
export interface TimelinePublisher extends Publishing {
  entries: Accessor<readonly TimelineEntry[]>;
  /** Whether the loaded messages reach the newest one. */
  isAtNewest: Accessor<boolean>;
  readonly layout: TimelineLayout;
  /** Fills the timeline while it is created, also on a server. */
  fill(change: () => void): void;
  /** Clears the rows, because no list shows them any more. */
  empty(): void;
}

/** The layout settings of a list. */
export type ListLayout = Omit<LayoutOptions, 'isAtStart' | 'typists'>;

/** The options of a timeline's publisher. */
export interface TimelinePublisherOptions {
  timeline: Timeline;
  /** The layout settings of the list; undefined without a list. */
  layoutOptions: Accessor<ListLayout | undefined>;
  /** Returns who is typing in the chat; nobody by default. */
  typists?: () => readonly Kit.User[];
  errors: ErrorCollector;
}

/** Creates the publisher of a timeline; it ends with its owner. Errors of one row's effects stop no others. */
export function createTimelinePublisher(options: TimelinePublisherOptions): TimelinePublisher {
  const { timeline, errors } = options;
  const { changes, loaded } = timeline;
  const layout = new TimelineLayout();
  const [entries, setEntries] = createSignal<readonly TimelineEntry[]>([]);
  const [isAtNewest, setAtNewest] = createSignal(true);
  const publish = () => {
    const { isAtStart, isAtNewest } = loaded;
    const layoutSettings = untrack(options.layoutOptions);
    const typists = isAtNewest ? options.typists?.() : undefined;
    const rows =
      changes.order && layoutSettings
        ? layout.rows(timeline.all, { ...layoutSettings, isAtStart, typists }, changes.changed)
        : undefined;
    const changed = [...changes.changed];
    changes.clear();
    for (const record of changed) attempt(errors.report, () => triggerRow(record));
    if (rows) errors.attempt(() => setEntries(rows));
    if (rows) attempt(errors.report, () => triggerRow(layout.typing));
    errors.attempt(() => setAtNewest(isAtNewest));
  };
  const publishing = createPublishing(changes, errors, publish);
  const layOutAgain = () =>
    publishing.publishNow(() => {
      changes.order = true;
    });
  createEffect(on(options.layoutOptions, layOutAgain, { defer: true }));
  return {
    ...publishing,
    entries,
    isAtNewest,
    layout,
    empty: () => void setEntries([]),
    fill(change) {
      errors.run(change);
      errors.run(publish);
    },
  };
}
