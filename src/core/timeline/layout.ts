import { wallTime } from '../dates/time-zone.ts';
import type { MessageRecord } from './message-record.ts';
import type { DayEntry, DividerEntry, TimelineEntry } from './timeline-entry.ts';

/** The longest pause within a group, in seconds. */
const GROUP_PAUSE = 300;
const DAY_MS = 86_400_000;

/** Lays the messages out as rows: days, groups of one sender, and the divider before unread messages. */
export class TimelineLayout {
  #days = new Map<number, DayEntry>();
  #timeZone: string | undefined;

  /**
   * Returns the rows in order; the same day is the same object each time.
   * @param changed - receives the records that start or end a group since, or no longer do.
   */
  rows(
    records: readonly MessageRecord[],
    timeZone: string | undefined,
    changed: Set<MessageRecord>,
    divider: { readonly before: MessageRecord; readonly entry: DividerEntry } | null = null,
  ): TimelineEntry[] {
    if (timeZone !== this.#timeZone) this.#days = new Map();
    this.#timeZone = timeZone;
    const days = new Map<number, DayEntry>();
    const rows: TimelineEntry[] = [];
    let previous: MessageRecord | null = null;
    let previousDay = Number.NaN;
    const close = (isOpen: boolean) => {
      if (previous && previous.endsGroup === isOpen) {
        previous.endsGroup = !isOpen;
        changed.add(previous);
      }
    };
    for (const record of records) {
      const day = this.#dayOf(record);
      let isBroken = previous === null;
      if (day !== previousDay && !Number.isNaN(day)) {
        const entry = this.#days.get(day) ?? { kind: 'day', key: `day ${day}`, seconds: record.at };
        days.set(day, entry);
        rows.push(entry);
        previousDay = day;
        isBroken = true;
      }
      if (divider?.before === record) {
        rows.push(divider.entry);
        isBroken = true;
      }
      const isJoined = !isBroken && previous !== null && isOneGroup(previous, record);
      close(isJoined);
      if (record.startsGroup === isJoined) {
        record.startsGroup = !isJoined;
        changed.add(record);
      }
      rows.push(record);
      previous = record;
    }
    close(false);
    this.#days = days;
    return rows;
  }

  /** Returns the number of a record's day; NaN without a usable time. */
  #dayOf(record: MessageRecord): number {
    if (!(record.at > 0 && record.at < 8.64e12)) return Number.NaN;
    return Math.floor(wallTime(record.at, this.#timeZone).getTime() / DAY_MS);
  }
}

function isOneGroup(a: MessageRecord, b: MessageRecord): boolean {
  const isOneSender = a.isOwn ? b.isOwn : !b.isOwn && a.senderId === b.senderId;
  return isOneSender && !a.isAction && !b.isAction && b.at - a.at <= GROUP_PAUSE;
}
