const clocks = new Map<string, Intl.DateTimeFormat>();

function clock(timeZone: string): Intl.DateTimeFormat {
  let format = clocks.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    clocks.set(timeZone, format);
  }
  return format;
}

/** Whether the runtime knows the time zone: an IANA name such as 'Europe/Rome', or 'UTC'. */
export function isTimeZone(timeZone: string): boolean {
  try {
    clock(timeZone);
    return true;
  } catch {
    return false;
  }
}

/**
 * What the clocks of a time zone show at an instant (seconds since the epoch), as a `Date` whose UTC fields
 * hold it. Without a zone the runtime's own is used. Throws a `RangeError` for a zone the runtime lacks.
 */
export function wallTime(seconds: number, timeZone?: string): Date {
  const instant = new Date(seconds * 1000);
  if (timeZone === undefined) return new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000);
  const [month = 0, day, year = 0, hour, minute, second] =
    clock(timeZone).format(instant).match(/\d+/g)?.map(Number) ?? [];
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second, instant.getUTCMilliseconds()));
}
