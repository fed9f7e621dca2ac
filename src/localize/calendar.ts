import { escapePattern, formatDigits, formatPattern } from './date-pattern.ts';
import { wallTime } from './time-zone.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Texts for times less than 24 hours ago; `%d` is the count. */
export interface RelativeTimePatterns {
  /** Up to one minute ago. Defaults to `minutes`. */
  minute?: string | undefined;
  /** Two to 59 minutes ago. Without it, the pattern of the day applies. */
  minutes?: string | undefined;
  /** One hour ago. Defaults to `hours`. */
  hour?: string | undefined;
  /** Two to 23 hours ago. Without it, the pattern of the day applies. */
  hours?: string | undefined;
}

/**
 * Date patterns, each optional. The tokens are YYYY YY MMMM MMM MM M DD D dddd ddd HH H hh h mm m ss s A a;
 * text in [square brackets] is kept.
 * @example
 * const calendar: CalendarObject = { today: 'HH:mm', yesterday: '[Yesterday]', lastWeek: 'dddd' };
 */
export interface CalendarObject {
  /** The same day, and times in the future. @defaultValue 'hh:mm A' */
  today?: string | undefined;
  /** The previous day. @defaultValue the word for yesterday */
  yesterday?: string | undefined;
  /** Two to six days ago. Defaults to `otherDays`. */
  lastWeek?: string | undefined;
  /** Any other day. @defaultValue 'DD/MM/YYYY' */
  otherDays?: string | undefined;
  /** Times less than 24 hours ago; overrides all other patterns. */
  relativeTime?: RelativeTimePatterns | undefined;
}

/** Date patterns with a pattern for every day. */
export interface ResolvedCalendar extends CalendarObject {
  today: string;
  yesterday: string;
  otherDays: string;
}

/** The context in which a date is formatted. */
export interface CalendarContext {
  /** The current time, in seconds since the epoch. */
  now: number;
  /** The BCP 47 tag for names and digits. */
  locale: string;
  /** An IANA time zone. @defaultValue the runtime's own */
  timeZone?: string | undefined;
}

/** The default patterns; the word for yesterday comes from a dictionary. */
export function defaultCalendar(yesterday: string): ResolvedCalendar {
  return { today: 'hh:mm A', yesterday: escapePattern(yesterday), otherDays: 'DD/MM/YYYY' };
}

/** Merges date patterns; the first ones take precedence, key by key, also within `relativeTime`. */
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

/** Merges two objects; `upper` takes precedence. Values that are not strings are ignored. */
function over<T extends object>(upper: T | undefined, lower: T): T {
  const merged = { ...upper } as T;
  for (const key of Object.keys(lower) as (keyof T)[]) {
    const pattern = lower[key];
    if (typeof pattern === 'string') merged[key] ??= pattern;
  }
  return merged;
}

function relativeText(age: number, patterns: RelativeTimePatterns, locale: string): string | undefined {
  // A server's clock may be some seconds ahead: that counts as now.
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
 * Formats a time (seconds since the epoch) by date patterns: relative below 24 hours if there are relative patterns,
 * otherwise by calendar days in the time zone. Returns '' for 0 and NaN.
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
 * Returns the interval in which all times format alike: a minute, or 1 second with relative times or a pattern with
 * seconds.
 */
export function dateStep(calendar: CalendarObject): number {
  const { relativeTime: _, ...days } = calendar;
  const showsSeconds = Object.values(days).some((pattern) =>
    pattern?.replace(/\[[^\]]*\]/g, '').includes('s'),
  );
  return showsSeconds || hasRelativeTime(calendar) ? 1 : MINUTE;
}

/**
 * Returns the seconds until a formatted date may change: the next minute with relative times, otherwise the next
 * midnight in the time zone. Always above 0; one timer of this length serves all dates of a page.
 */
export function secondsUntilChange(
  calendar: CalendarObject,
  { now, timeZone }: Pick<CalendarContext, 'now' | 'timeZone'>,
): number {
  return hasRelativeTime(calendar) ? MINUTE - (now % MINUTE) : secondsUntilMidnight(now, timeZone);
}

/**
 * Returns the seconds until midnight. The clock may change before or at midnight: midnight by the current offset and
 * by the later one then differ, and the day starts at the first of the two that is on another day.
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
