let segmenter: Intl.Segmenter | undefined;

function firstGrapheme(word: string): string {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(word)) return segment;
  return '';
}

/** Matches most names: for plain words, the first letters suffice. */
const PLAIN = /^[a-z0-9][a-z0-9'.-]*(?: [a-z0-9][a-z0-9'.-]*)*$/i;

/** Scripts with joined letters. */
const JOINING =
  /[\p{Script=Arab}\p{Script=Syrc}\p{Script=Nkoo}\p{Script=Mand}\p{Script=Mong}\p{Script=Adlm}\p{Script=Rohg}]/u;

/** A word without the brackets and quotes before its first letter. */
const FROM_FIRST_LETTER = /[\p{L}\p{N}\p{Extended_Pictographic}].*/su;

/**
 * Returns the initials of a name in any script: the first grapheme of the first and last word, in upper case. One for
 * a single word, and for scripts without spaces; '' for an empty name.
 */
export function initialsOf(name: string): string {
  if (PLAIN.test(name)) {
    const last = name.lastIndexOf(' ') + 1;
    return (name.charAt(0) + (last > 0 ? name.charAt(last) : '')).toUpperCase();
  }
  const words = name.split(/\s+/u).flatMap((word) => FROM_FIRST_LETTER.exec(word)?.[0] ?? []);
  const initials = [words[0] ?? name.trim(), ...words.slice(1).slice(-1)].map(firstGrapheme);
  // Adjacent letters of these scripts would read as a word; separate them by a narrow no-break space.
  return initials.join(JOINING.test(name) ? '\u202f' : '').toUpperCase();
}

/** The number of avatar colours in the style sheet. */
const HUES = 12;

/** Returns the avatar colour of an id, from 0 to 11; always the same. */
export function hueOf(id: string): number {
  let hash = 0;
  for (let i = 0; i < id.length; i++) hash = (hash * 31 + id.charCodeAt(i)) | 0;
  return Math.abs(hash) % HUES;
}
