import { memoize } from '../utils/memoize.ts';

/** Text in square brackets, or a run of Latin letters: tokens or a word. */
const PIECE = /\[([^\]]*)\]|[\p{Script=Latin}\p{M}]+/gu;
const TOKEN = /YYYY|YY|M{1,4}|DD?|d{3,4}|HH?|hh?|mm?|ss?|[Aa]/g;
/** Matches words of tokens only. T and Z are included: they separate and end the tokens of ISO dates. */
const ONLY_TOKENS = /* @__PURE__ */ (() => new RegExp(`^(?:${TOKEN.source}|[TZ])+$`))();
const ESCAPED = /\[[^\]]*\]/g;

/** Gregorian, because the year and day beside a name are Gregorian. */
const GREGORIAN = { calendar: 'gregory', timeZone: 'UTC' } as const;

const months = () => Array.from({ length: 12 }, (_, month) => Date.UTC(2023, month, 1));
/** 1 January 2023 was a Sunday. */
const weekdays = () => Array.from({ length: 7 }, (_, day) => Date.UTC(2023, 0, 1 + day));
const halfDays = () => [9, 15].map((hour) => Date.UTC(2023, 0, 1, hour));

type NameSource = [
  options: Intl.DateTimeFormatOptions,
  dates: () => number[],
  part?: Intl.DateTimeFormatPartTypes,
];

/** How `Intl` returns each kind of name: the options, one date per value, and the part to use, if not all. */
const NAMES = {
  month: [{ month: 'long' }, months],
  monthShort: [{ month: 'short' }, months],
  monthOfDay: [{ month: 'long', day: 'numeric' }, months, 'month'],
  monthShortOfDay: [{ month: 'short', day: 'numeric' }, months, 'month'],
  weekday: [{ weekday: 'long' }, weekdays],
  weekdayShort: [{ weekday: 'short' }, weekdays],
  halfDay: [{ hour: 'numeric', hour12: true }, halfDays, 'dayPeriod'],
} as const satisfies Record<string, NameSource>;

const namesOf = memoize((locale: string) =>
  memoize((kind: keyof typeof NAMES) => {
    const [options, dates, part]: NameSource = NAMES[kind];
    const format = new Intl.DateTimeFormat(locale, { ...options, ...GREGORIAN });
    return dates().map((date) =>
      part
        ? (format.formatToParts(date).find(({ type }) => type === part)?.value ?? '')
        : format.format(date),
    );
  }),
);

function nameAt(kind: keyof typeof NAMES, index: number, locale: string): string {
  return namesOf(locale)(kind)[index] ?? '';
}

/**
 * Returns the name of a month. Many languages decline it beside a day ("1 мая"). Where that form is a number with a
 * sign ("5" of "5月"), which is no name, returns the standalone form.
 */
function monthName(length: 'month' | 'monthShort', beside: boolean, index: number, locale: string): string {
  const declined = beside ? nameAt(`${length}OfDay`, index, locale) : '';
  return /\p{L}/u.test(declined) ? declined : nameAt(length, index, locale);
}

const digitsOf = memoize((locale: string) => {
  const format = new Intl.NumberFormat(locale);
  return Array.from({ length: 10 }, (_, digit) => format.format(digit));
});

/** Formats a number with the locale's digits, without grouping, padded with zeros. */
export function formatDigits(value: number, locale: string, width = 1): string {
  const digits = digitsOf(locale);
  const text = String(value).padStart(width, '0');
  return digits[0] === '0' ? text : text.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}

function formatToken(token: string, wall: Date, locale: string, besideDay: boolean): string {
  const month = wall.getUTCMonth();
  const hours = wall.getUTCHours();
  const half = () => nameAt('halfDay', hours < 12 ? 0 : 1, locale);
  const number = (value: number) => formatDigits(value, locale, token.length);
  switch (token) {
    case 'YYYY':
      return number(wall.getUTCFullYear());
    case 'YY':
      return number(wall.getUTCFullYear() % 100);
    case 'MMMM':
      return monthName('month', besideDay, month, locale);
    case 'MMM':
      return monthName('monthShort', besideDay, month, locale);
    case 'dddd':
      return nameAt('weekday', wall.getUTCDay(), locale);
    case 'ddd':
      return nameAt('weekdayShort', wall.getUTCDay(), locale);
    case 'A':
      return half().toLocaleUpperCase(locale);
    case 'a':
      return half().toLocaleLowerCase(locale);
  }
  // All other tokens are numbers, of one digit or padded to two.
  switch (token[0]) {
    case 'M':
      return number(month + 1);
    case 'D':
      return number(wall.getUTCDate());
    case 'H':
      return number(hours);
    case 'h':
      return number(hours % 12 || 12);
    case 'm':
      return number(wall.getUTCMinutes());
    default:
      return number(wall.getUTCSeconds());
  }
}

/** The cache size for parsed patterns; an app has a handful. */
const MAX_PATTERNS = 100;

/** Parses a pattern into text (even indices) and tokens (odd indices). */
const parsePattern = memoize((pattern: string) => {
  const pieces = [''];
  const keep = (text: string) => {
    pieces[pieces.length - 1] += text;
  };
  let end = 0;
  for (const match of pattern.matchAll(PIECE)) {
    keep(pattern.slice(end, match.index));
    const [piece, escaped] = match;
    end = match.index + piece.length;
    if (escaped !== undefined || !ONLY_TOKENS.test(piece)) {
      keep(escaped ?? piece);
      continue;
    }
    let at = 0;
    for (const { 0: token, index } of piece.matchAll(TOKEN)) {
      keep(piece.slice(at, index));
      pieces.push(token, '');
      at = index + token.length;
    }
    keep(piece.slice(at));
  }
  keep(pattern.slice(end));
  return { pieces, besideDay: pattern.replace(ESCAPED, '').includes('D') };
}, MAX_PATTERNS);

/**
 * Formats a date by a pattern of the tokens YYYY YY MMMM MMM MM M DD D dddd ddd HH H hh h mm m ss s A a, with names
 * and digits of the locale. Keeps text in square brackets, and words with other letters ("Yesterday"); a word of token
 * letters only ("am") needs brackets.
 *
 * @param wall - the local time of the time zone in UTC fields, from `wallTime`.
 */
export function formatPattern(pattern: string, wall: Date, locale: string): string {
  const { pieces, besideDay } = parsePattern(pattern);
  let text = '';
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] ?? '';
    text += i % 2 === 0 ? piece : formatToken(piece, wall, locale, besideDay);
  }
  return text;
}

/** Returns a pattern that formats as the given text, with its letters and brackets. */
export function escapePattern(text: string): string {
  return `[${text.replaceAll(']', ']][')}]`;
}
