import { wallTime } from '../../localize/time-zone.ts';
import type { OrderEntry } from '../../order/block-order.ts';
import type { Kit } from '../../sdk/index.ts';
import { compareRecords, type TimelinePoint, type TimelineRecord } from './message-record.ts';
import type { DayEntry, DividerEntry, TimelineEntry, TypingEntry } from './timeline-entry.ts';

/** The maximum pause within a sender group, in seconds. */
const GROUP_PAUSE = 300;
const DAY_MS = 86_400_000;
/** A quarter of an hour, in seconds. */
const QUARTER = 900;

/** The options of a layout. */
export interface LayoutOptions {
  /** The IANA time zone of days; undefined means the runtime's own. */
  readonly timeZone: string | undefined;
  /** Whether a message is left out. */
  isHidden(record: TimelineRecord): boolean;
  readonly hidesDays: boolean;
  /** Whether the records include the first message of the chat. */
  readonly isAtStart: boolean;
  /** Who is typing; nobody by default. */
  readonly typists?: readonly Kit.User[];
}

/** Lays messages out as rows: dates, sender groups, the divider before unread messages, and who is typing. */
export class TimelineLayout {
  #days = new Map<number, DayEntry>();
  #timeZone: string | undefined;
  /** The last quarter of an hour whose day was computed, and that day. */
  #quarter = Number.NaN;
  #day = Number.NaN;
  /** The row of who is typing. */
  readonly typing: TypingEntry = { kind: 'typing', key: 'typing', typists: [], ...unplaced() };
  #divider: { readonly before: TimelinePoint; readonly entry: DividerEntry } | null = null;

  /** Sets the first of `count` unread messages; null removes the divider. */
  divide(before: TimelinePoint | null, count = 0): void {
    this.#divider = before && {
      before: { at: before.at, id: before.id },
      entry: { kind: 'unread', key: 'unread', count, ...unplaced() },
    };
  }

  /**
   * Returns the rows in order; a date row that stays is the same object.
   * @param changed - receives the records whose position in a sender group has changed.
   */
  rows(
    records: readonly TimelineRecord[],
    { timeZone, isHidden, hidesDays, isAtStart, typists = [] }: LayoutOptions,
    changed: Set<TimelineRecord>,
  ): TimelineEntry[] {
    const rows: TimelineEntry[] = [];
    const days = this.#days;
    this.#days = new Map();
    const isSameZone = timeZone === this.#timeZone;
    this.#timeZone = timeZone;
    this.#quarter = Number.NaN;
    let divider = this.#divider;
    // The first unread message may be unloaded: then the divider is before the loaded messages.
    if (divider && !isAtStart && records[0] && compareRecords(records[0], divider.before) > 0) divider = null;
    let previous: TimelineRecord | null = null;
    let previousDay = Number.NaN;
    for (const record of records) {
      if (isHidden(record)) continue;
      const day = this.#dayOf(record);
      let isJoined = previous !== null && isOneGroup(previous, record);
      // Unsent messages may follow newer ones.
      if (!Number.isNaN(day) && !(day <= previousDay)) {
        const known = isSameZone ? days.get(day) : undefined;
        const entry: DayEntry = known ?? {
          kind: 'day',
          key: `day ${day}`,
          seconds: record.at,
          ...unplaced(),
        };
        this.#days.set(day, entry);
        if (!hidesDays) rows.push(entry);
        previousDay = day;
        isJoined = false;
      }
      if (divider && (record.state !== 'sent' || compareRecords(record, divider.before) >= 0)) {
        rows.push(divider.entry);
        divider = null;
        isJoined = false;
      }
      if (previous) setEnd(previous, !isJoined, changed);
      if (record.startsGroup === isJoined) {
        record.startsGroup = !isJoined;
        changed.add(record);
      }
      rows.push(record);
      previous = record;
    }
    if (previous) setEnd(previous, true, changed);
    if (typists.length > 0) {
      this.typing.typists = typists;
      rows.push(this.typing);
    }
    return rows;
  }

  /** Returns the day number of a record; NaN without a usable time. */
  #dayOf({ at }: TimelineRecord): number {
    // In all time zones, days start at a quarter of an hour: most records share it with the previous record.
    const quarter = Math.floor(at / QUARTER);
    if (quarter !== this.#quarter) {
      this.#quarter = quarter;
      const isUsable = at > 0 && at < 8.64e12;
      this.#day = isUsable ? Math.floor(wallTime(at, this.#timeZone).getTime() / DAY_MS) : Number.NaN;
    }
    return this.#day;
  }
}

/** The fields of an entry that is in no order yet. */
const unplaced = (): OrderEntry => ({ block: null, height: 0, isHeader: false });

function setEnd(record: TimelineRecord, endsGroup: boolean, changed: Set<TimelineRecord>): void {
  if (record.endsGroup === endsGroup) return;
  record.endsGroup = endsGroup;
  changed.add(record);
}

function isOneGroup(a: TimelineRecord, b: TimelineRecord): boolean {
  const isOneSender = a.isOwn ? b.isOwn : !b.isOwn && a.senderId === b.senderId;
  return isOneSender && !a.isAction && !b.isAction && b.at - a.at <= GROUP_PAUSE;
}
