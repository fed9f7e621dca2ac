import { memoize } from '../utils/memoize.ts';

/** Any date: only the order of its parts matters. */
const SAMPLE = /* @__PURE__ */ new Date('2026-11-22T00:00:00Z');
const TOKENS: Readonly<Record<string, string>> = { day: 'D', year: 'YYYY' };

/** Returns the pattern of a language's own long date, such as `YYYY[年]M[月]D[日]`; in English `D MMMM YYYY`. */
export const longDatePattern = memoize((language: string): string => {
  if (/^en\b/.test(language)) return 'D MMMM YYYY';
  const format = new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  return format
    .formatToParts(SAMPLE)
    .map(({ type, value }) => {
      if (type === 'month' && !/\p{Nd}/u.test(value)) return 'MMMM';
      // The number of a month may include its word.
      return TOKENS[type] ?? value.replace(/\p{L}+/gu, '[$&]').replace(/\p{Nd}+/u, 'M');
    })
    .join('');
});
