import { memoize } from '../utils/memoize.ts';
import type { CalendarObject } from './calendar.ts';

/** One digit each for month, day and hour, to see which of them a region pads. */
const SAMPLE = /* @__PURE__ */ new Date('2026-01-05T07:05:00Z');

/** Returns the pattern by which `Intl` formats the dates of a language and region. */
function patternOf(language: string, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(language, { ...options, calendar: 'gregory', timeZone: 'UTC' });
  const hour = format.resolvedOptions().hour12 ? 'h' : 'H';
  /** Replaces a number, padded as in the sample; a word beside it, such as that of a month, stays. */
  const numbered = (value: string, token: string) =>
    value.replace(/\p{L}+/gu, '[$&]').replace(/\p{Nd}+/u, (digits) => token.repeat([...digits].length));
  return format
    .formatToParts(SAMPLE)
    .map(({ type, value }) => {
      switch (type) {
        case 'year':
          return 'YYYY';
        case 'month':
          return /\p{Nd}/u.test(value) ? numbered(value, 'M') : 'MMMM';
        case 'day':
          return numbered(value, 'D');
        case 'hour':
          return numbered(value, hour);
        case 'minute':
          return 'mm';
        case 'dayPeriod':
          return value === value.toLocaleLowerCase(language) ? 'a' : 'A';
        default:
          // Servers and browsers differ in the kind of space.
          return value.replace(/\s/g, ' ').replace(/\p{L}+/gu, '[$&]');
      }
    })
    .join('');
}

/** Returns the pattern of a region's long date: `MMMM D, YYYY` in en-US, `YYYY[年]M[月]D[日]` in ja. */
export const longDatePattern = memoize((language: string) => patternOf(language, { dateStyle: 'long' }));

/** Returns the pattern of a region's time: `h:mm A` in en-US, `HH:mm` in en-GB. */
export const timePattern = memoize((language: string) => patternOf(language, { timeStyle: 'short' }));

/**
 * Returns the date patterns of a region for a BCP 47 tag: the time today, the short date on other days. Pass them as
 * `lastMessageDateTimeFormat` where rows should show dates as messages do.
 * @example regionalCalendar('en-US') // { today: 'h:mm A', otherDays: 'M/D/YY' }
 */
export const regionalCalendar = memoize(
  (language: string): CalendarObject => ({
    today: timePattern(language),
    otherDays: patternOf(language, { dateStyle: 'short' }),
  }),
);
