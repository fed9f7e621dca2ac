import { memoize } from '../utils/memoize.ts';

/** First and last letter of the alphabets that fold to single letters, by script. */
const ALPHABETS: Readonly<Record<string, readonly [first: string, last: string]>> = {
  Latn: ['A', 'Z'],
  Grek: ['Α', 'Ω'],
  Cyrl: ['А', 'Я'],
  Hebr: ['א', 'ת'],
};

/** Letters of these ranges that begin no name, or fold to another one. */
const LEFT_OUT = /[\u03a2ЙЪЫЬךםןףץ]/;

/** Returns the section letters of a language, in order; [] where it has no short alphabet. */
export const alphabetOf = /* @__PURE__ */ memoize((language: string): readonly string[] => {
  const { script = '' } = new Intl.Locale(language).maximize();
  const range = ALPHABETS[script];
  if (!range) return [];
  const [first, last] = range.map((letter) => letter.codePointAt(0) as number) as [number, number];
  const letters = Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  return letters.filter((letter) => !LEFT_OUT.test(letter));
});
