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
 * Gives the section letter of a name: its first grapheme, accents folded, in upper case of the locale; `#`
 * when it is no letter. The letters of the common cases are kept, for a list asks 100,000 times.
 */
export function createLetterOf(locale?: string): (name: string) => string {
  const known = new Map<string, string>();
  let segmenter: Intl.Segmenter | undefined;
  return (name) => {
    const text = name.trimStart();
    if (text === '') return OTHER_SECTION;
    const first = text.slice(0, 2);
    const simple = known.get(first);
    if (simple) return simple;
    segmenter ??= new Intl.Segmenter(locale, { granularity: 'grapheme' });
    const [grapheme] = segmenter.segment(text.slice(0, 64));
    const letter = fold(grapheme?.segment ?? '', locale);
    if (isSettledBy(first)) known.set(first, letter);
    return letter;
  };
}

/** Whether two code units decide the grapheme: neither half of a pair nor a mark that could go on. */
function isSettledBy(first: string): boolean {
  return /^[\p{L}\p{N}\p{P}][\p{L}\p{N}\p{P}\s]?$/u.test(first);
}

function fold(grapheme: string, locale?: string): string {
  const base = grapheme.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  if (!/^\p{L}/u.test(base)) return OTHER_SECTION;
  const [upper = base] = base.toLocaleUpperCase(locale);
  return upper;
}

/** Orders section letters: alphabetical in the locale, `#` last. */
export function createLetterOrder(locale?: string): (a: string, b: string) => number {
  const collator = new Intl.Collator(locale);
  return (a, b) => {
    if (a === OTHER_SECTION || b === OTHER_SECTION) return Number(a === OTHER_SECTION) - Number(b === OTHER_SECTION);
    return collator.compare(a, b) || (a < b ? -1 : Number(a > b));
  };
}
