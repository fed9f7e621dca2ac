import type { ChangeSet } from '../../order/change-set.ts';
import { createTimer } from '../../utils/create-timer.ts';
import type { TimelineRecord } from '../timeline/message-record.ts';

/** How long the target of a jump is marked, in milliseconds. */
const MARKED_MS = 2500;

/** Creates the highlight of a jump's target; null removes it. */
export function createJumpMark(
  changes: ChangeSet<TimelineRecord>,
  publishNow: (change: () => void) => void,
): (record: TimelineRecord | null) => void {
  let marked: TimelineRecord | null = null;
  const set = (record: TimelineRecord | null) =>
    publishNow(() => {
      for (const each of [marked, record]) {
        if (!each) continue;
        each.isMarked = each === record;
        changes.changed.add(each);
      }
      marked = record;
    });
  const timer = createTimer(() => set(null));
  return (record) => {
    set(record);
    if (record) timer.start(MARKED_MS);
  };
}
