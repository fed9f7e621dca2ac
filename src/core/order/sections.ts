import type { Block, OrderEntry } from './block-order.ts';

/** The section of names that begin with no letter; always the last one. */
export const OTHER_SECTION = '#';

/** The header of a section, an entry of the order like the rows below it. */
export class SectionHeader implements OrderEntry {
  block: Block | null = null;
  height = 0;
  readonly letter: string;
  /** How many rows the section has. */
  count = 0;

  constructor(letter: string) {
    this.letter = letter;
  }

  get isHeader(): true {
    return true;
  }
}

/**
 * Gives the section letter of a name: that of its first grapheme, in upper case of the locale, accents folded;
 * `#` when it is no letter. Marks are folded away, so the first code point decides, and its letter is kept: a
 * list asks 100,000 times.
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

/** Blanks, marks of direction and other characters without a shape, which say nothing of the alphabet. */
const LEADING_INVISIBLE = /^[\s\p{Cf}]+/u;
/** The parts of Hangul syllables: several of them make one letter. */
const JAMO = /^[\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff]/;

/** Upper case comes first: the dotted and the dotless i of one locale must end under the same letter. */
function baseLetter(text: string, locale?: string): string {
  const [first = ''] = text.normalize('NFC');
  const [upper = ''] = first
    .toLocaleUpperCase(locale)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC');
  return /^\p{L}/u.test(upper) ? upper : OTHER_SECTION;
}

/** Orders section letters: alphabetical in the locale, `#` last. */
export function createLetterOrder(locale?: string): (a: string, b: string) => number {
  const collator = new Intl.Collator(locale);
  return (a, b) => {
    if (a === OTHER_SECTION || b === OTHER_SECTION)
      return Number(a === OTHER_SECTION) - Number(b === OTHER_SECTION);
    return collator.compare(a, b) || (a < b ? -1 : Number(a > b));
  };
}
