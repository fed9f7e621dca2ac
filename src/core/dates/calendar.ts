import { escapePattern, formatDigits, formatPattern } from './date-pattern.ts';
import { wallTime } from './time-zone.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Texts for times less than 24 hours ago, with `%d` in the count's place. */
export interface RelativeTimePatterns {
  /** One minute ago, or less. Without it `minutes` serves. */
  minute?: string | undefined;
  /** Two to 59 minutes ago. Without it the date is written by its day. */
  minutes?: string | undefined;
  /** One hour ago. Without it `hours` serves. */
  hour?: string | undefined;
  /** Two to 23 hours ago. Without it the date is written by its day. */
  hours?: string | undefined;
}

/**
 * Patterns by which dates are written, each optional. The tokens are YYYY YY MMMM MMM
 * MM M DD D dddd ddd HH H hh h mm m ss s A a; text in [square brackets] is kept.
 *
 * @example
 * const calendar: CalendarObject = { today: 'HH:mm', yesterday: '[Yesterday]', lastWeek: 'dddd' };
 */
export interface CalendarObject {
  /** The same day, and times to come. @defaultValue 'hh:mm A' */
  today?: string | undefined;
  /** The day before. @defaultValue the word for yesterday */
  yesterday?: string | undefined;
  /** Two to six days before. Without it `otherDays` serves. */
  lastWeek?: string | undefined;
  /** Any other day. @defaultValue 'DD/MM/YYYY' */
  otherDays?: string | undefined;
  /** Less than 24 hours ago, before any of the above. */
  relativeTime?: RelativeTimePatterns | undefined;
}

/** A calendar in which every day has a pattern. */
export interface ResolvedCalendar extends CalendarObject {
  today: string;
  yesterday: string;
  otherDays: string;
}

/** When and where a date is read. */
export interface CalendarContext {
  /** The present, in seconds since the epoch. */
  now: number;
  /** The BCP 47 tag whose names and digits are used. */
  locale: string;
  /** An IANA time zone. @defaultValue the runtime's own */
  timeZone?: string | undefined;
}

/** The patterns where nobody gives others; the word for yesterday comes from a dictionary. */
export function defaultCalendar(yesterday: string): ResolvedCalendar {
  return { today: 'hh:mm A', yesterday: escapePattern(yesterday), otherDays: 'DD/MM/YYYY' };
}

/** Lays calendars over each other, the first on top: each key, and each key of `relativeTime`, falls through. */
export function mergeCalendars(
  ...layers: [...above: (CalendarObject | null | undefined)[], base: ResolvedCalendar]
): ResolvedCalendar;
export function mergeCalendars(...layers: (CalendarObject | null | undefined)[]): CalendarObject;
export function mergeCalendars(...layers: (CalendarObject | null | undefined)[]): CalendarObject {
  let merged: CalendarObject = {};
  for (const layer of layers) {
    if (!layer) continue;
    const relativeTime = layer.relativeTime && over(merged.relativeTime, layer.relativeTime);
    merged = { ...over(merged, layer), ...(relativeTime && { relativeTime }) };
  }
  return merged;
}

/** What the upper has, and beneath it what the lower has; what is no text is left out. */
function over<T extends object>(upper: T | undefined, lower: T): T {
  const merged = { ...upper } as T;
  for (const key of Object.keys(lower) as (keyof T)[]) {
    const pattern = lower[key];
    if (typeof pattern === 'string') merged[key] ??= pattern;
  }
  return merged;
}

function relativeText(age: number, patterns: RelativeTimePatterns, locale: string): string | undefined {
  // A server's clock may run some seconds ahead: that is now, not the future.
  if (age <= -MINUTE || age >= DAY) return undefined;
  const unit = age < HOUR ? MINUTE : HOUR;
  const count = Math.max(1, Math.floor(age / unit));
  const many = unit === MINUTE ? patterns.minutes : patterns.hours;
  const one = unit === MINUTE ? patterns.minute : patterns.hour;
  const text = count === 1 ? (one ?? many) : many;
  return text?.replaceAll('%d', () => formatDigits(count, locale));
}

function dayNumber(wall: Date): number {
  return Math.floor(wall.getTime() / (DAY * 1000));
}

/**
 * Writes a time (seconds since the epoch) by a calendar: relative below 24 hours where the calendar has such
 * texts, else by how many calendar days of the time zone have passed. No time (0, NaN) gives ''.
 */
export function formatCalendarDate(
  seconds: number,
  calendar: ResolvedCalendar,
  { now, locale, timeZone }: CalendarContext,
): string {
  if (!(seconds > 0 && seconds < 8.64e12)) return '';
  const relative = calendar.relativeTime && relativeText(now - seconds, calendar.relativeTime, locale);
  if (relative !== undefined) return relative;
  const wall = wallTime(seconds, timeZone);
  return formatPattern(
    patternForDay(dayNumber(wallTime(now, timeZone)) - dayNumber(wall), calendar),
    wall,
    locale,
  );
}

function patternForDay(daysAgo: number, calendar: ResolvedCalendar): string {
  if (daysAgo <= 0) return calendar.today;
  if (daysAgo === 1) return calendar.yesterday;
  return daysAgo < 7 ? (calendar.lastWeek ?? calendar.otherDays) : calendar.otherDays;
}

function hasRelativeTime({ relativeTime }: CalendarObject): boolean {
  return relativeTime !== undefined && Object.values(relativeTime).some((text) => text !== undefined);
}

/**
 * Seconds within which two times of a calendar read alike: a minute, or 1 with relative times or a pattern that
 * shows seconds.
 */
export function dateStep(calendar: CalendarObject): number {
  const { relativeTime: _, ...days } = calendar;
  const showsSeconds = Object.values(days).some((pattern) =>
    pattern?.replace(/\[[^\]]*\]/g, '').includes('s'),
  );
  return showsSeconds || hasRelativeTime(calendar) ? 1 : MINUTE;
}

/**
 * Seconds until a date written by this calendar may read otherwise: the next minute with relative times, else
 * the next midnight of the time zone. Always above 0; one timer of this length serves every date on a page.
 */
export function secondsUntilChange(
  calendar: CalendarObject,
  { now, timeZone }: Pick<CalendarContext, 'now' | 'timeZone'>,
): number {
  return hasRelativeTime(calendar) ? MINUTE - (now % MINUTE) : secondsUntilMidnight(now, timeZone);
}

/**
 * The clocks may change before midnight, or at it: then midnight by the present offset and midnight by the
 * later one differ, and the first of the two that lies in another day is when that day begins.
 */
function secondsUntilMidnight(now: number, timeZone: string | undefined): number {
  const wall = wallTime(now, timeZone).getTime() / 1000;
  const today = Math.floor(wall / DAY);
  const byPresentOffset = now + ((today + 1) * DAY - wall);
  const laterWall = wallTime(byPresentOffset, timeZone).getTime() / 1000;
  const byLaterOffset = byPresentOffset + ((today + 1) * DAY - laterWall);
  const starts = [byPresentOffset, byLaterOffset].filter(
    (start) => start > now && dayNumber(wallTime(start, timeZone)) > today,
  );
  return starts.length > 0 ? Math.min(...starts) - now : MINUTE;
}
