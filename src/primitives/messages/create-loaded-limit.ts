import { untrack } from 'solid-js';
import type { Timeline } from '../../core/timeline/timeline.ts';
import type { MessagePages } from './create-message-pages.ts';
import type { TimelinePublisher } from './create-timeline-publisher.ts';

/** The options of the limit of loaded messages. */
export interface LoadedLimitOptions {
  timeline: Timeline;
  publisher: TimelinePublisher;
  pages: () => Pick<MessagePages, 'hasNewer' | 'trimmed'>;
}

/** Lets go of messages that are too many. */
export interface LoadedLimit {
  /** Takes the rendered rows, by index, and lets go of those farthest away. */
  trim(first: number, last: number): void;
  /** Lets go of those farthest away while a page is added, before it is published: at this end alone. */
  letGo(end: 'older' | 'newer'): void;
}

/** Creates the limit of loaded messages. */
export function createLoadedLimit({ timeline, publisher, pages }: LoadedLimitOptions): LoadedLimit {
  const { run } = timeline;
  let shown = { first: 0, last: -1 };
  const letGo = (end?: 'older' | 'newer') => {
    if (!run.isTooLong) return;
    const rows = untrack(publisher.entries).slice(shown.first, shown.last + 1);
    const messages = rows.filter((entry) => entry.kind === 'message');
    const [top, bottom] = [messages[0], messages.at(-1)];
    if (!top || !bottom) return;
    const before = run.records;
    timeline.trim(top, bottom, pages().hasNewer(), end);
    if (run.records[0] !== before[0]) pages().trimmed('older');
    if (run.records.at(-1) !== before.at(-1)) pages().trimmed('newer');
  };
  return {
    trim(first, last) {
      shown = { first, last };
      if (run.isTooLong) publisher.atOnce(() => letGo());
    },
    letGo,
  };
}
