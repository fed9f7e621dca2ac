import { memoize } from '../utils/memoize.ts';
import type { Block, OrderEntry } from './block-order.ts';

/** The section of names that start with no letter; always last. */
export const OTHER_SECTION = '#';

/** The header of a section: an entry of the order, like a row. */
export class SectionHeader implements OrderEntry {
  block: Block | null = null;
  height = 0;
  readonly letter: string;
  /** The number of rows of the section. */
  count = 0;

  constructor(letter: string) {
    this.letter = letter;
  }

  get isHeader(): true {
    return true;
  }
}

/**
 * Returns a function for the section letter of a name: its first grapheme, in the locale's upper case without accents,
 * or `#`. Marks are removed, so the first code point decides, and letters are cached: a list calls it 100,000 times.
 */
export function createLetterOf(locale?: string): (name: string) => string {
  const known = new Map<number, string>();
  return (name) => {
    const text = name.trimStart();
    const code = text.codePointAt(0);
    if (code === undefined) return OTHER_SECTION;
    const kept = known.get(code);
    if (kept) return kept;
    const visible = text.replace(LEADING_INVISIBLE, '');
    if (visible === '') return OTHER_SECTION;
    const isWhole = visible === text && !JAMO.test(text);
    const letter = baseLetter(isWhole ? String.fromCodePoint(code) : visible.slice(0, 8), locale);
    if (isWhole) known.set(code, letter);
    return letter;
  };
}

/** Blanks, directional marks and other invisible characters, which belong to no alphabet. */
const LEADING_INVISIBLE = /^[\s\p{Cf}]+/u;
/** The parts of Hangul syllables: several of them form one letter. */
const JAMO = /^[\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/;

/** Converts to upper case first: the dotted and the dotless i of a locale must give the same letter. */
function baseLetter(text: string, locale?: string): string {
  const [first = ''] = text.normalize('NFC');
  const [upper = ''] = first
    .toLocaleUpperCase(locale)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC');
  return /^\p{L}/u.test(upper) ? upper : OTHER_SECTION;
}

/** Returns the comparison of section letters: alphabetically in the locale, `#` last. */
export const letterOrderOf = /* @__PURE__ */ memoize((locale?: string) => {
  const collator = new Intl.Collator(locale);
  return (a: string, b: string): number => {
    if (a === OTHER_SECTION || b === OTHER_SECTION)
      return Number(a === OTHER_SECTION) - Number(b === OTHER_SECTION);
    return collator.compare(a, b) || (a < b ? -1 : Number(a > b));
  };
});
