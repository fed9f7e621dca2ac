import { type Accessor, createEffect, on } from 'solid-js';
import type { TimelineEntry } from '../core/timeline/timeline-entry.ts';
import type { MeasuredWindow } from '../primitives/measured/measured-window.ts';
import type { MessageList } from '../primitives/messages/message-list.ts';

/** Shows what a load or a jump asks for, and the end after one's own message. */
export function createPlaceFollower(
  list: MessageList,
  entries: Accessor<readonly TimelineEntry[]>,
  shown: MeasuredWindow<TimelineEntry>,
): void {
  createEffect(
    on(list.place, (place) => {
      if (!place) return;
      if (place.at === 'end') {
        shown.toEnd();
        return;
      }
      const entry = entries().find(({ key }) => key === place.key);
      if (entry) shown.reveal(entry, place.align);
    }),
  );
  createEffect(
    on(
      entries,
      (now, before: readonly TimelineEntry[] = []) => {
        const last = now.at(-1);
        if (last?.kind !== 'message' || !last.isOwn || last.state !== 'pending') return;
        if (before.at(-1) !== last) shown.toEnd();
      },
      { defer: true },
    ),
  );
}
