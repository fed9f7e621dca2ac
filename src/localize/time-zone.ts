import { memoize } from '../utils/memoize.ts';

const clockOf = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
);

/** Whether the runtime supports a time zone: an IANA name such as 'Europe/Rome', or 'UTC'. */
export function isTimeZone(timeZone: string): boolean {
  try {
    clockOf(timeZone);
    return true;
  } catch {
    return false;
  }
}

const DAY = 86_400;

/** The cache size for days; a list repeats the same few. */
const MAX_DAYS = 1000;

/** The offsets of a time zone by UTC day; NaN on days with a clock change. */
const offsetsOf = memoize((timeZone: string) =>
  memoize((day: number) => {
    const first = readOffset(day * DAY, timeZone);
    return first === readOffset((day + 1) * DAY, timeZone) ? first : Number.NaN;
  }, MAX_DAYS),
);

/** Returns the offset of a time zone from UTC at an instant, in seconds. */
function offsetAt(seconds: number, timeZone: string): number {
  const offset = offsetsOf(timeZone)(Math.floor(seconds / DAY));
  return Number.isNaN(offset) ? readOffset(Math.floor(seconds), timeZone) : offset;
}

function readOffset(seconds: number, timeZone: string): number {
  const [month = 0, day, year = 0, hour, minute, second] =
    clockOf(timeZone)
      .format(seconds * 1000)
      .match(/\d+/g)
      ?.map(Number) ?? [];
  return Date.UTC(year, month - 1, day, hour, minute, second) / 1000 - seconds;
}

/**
 * Returns the local time of a time zone at an instant (seconds since the epoch) as a `Date` with that time in its UTC
 * fields. Defaults to the runtime's zone.
 * @throws RangeError for an unsupported zone
 */
export function wallTime(seconds: number, timeZone?: string): Date {
  if (timeZone !== undefined) return new Date((seconds + offsetAt(seconds, timeZone)) * 1000);
  const instant = new Date(seconds * 1000);
  return new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000);
}
