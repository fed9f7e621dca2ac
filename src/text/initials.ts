let segmenter: Intl.Segmenter | undefined;

function firstGrapheme(word: string): string {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(word)) return segment;
  return '';
}

/** Most names are plain words; for them the first letters suffice. */
const PLAIN = /^[a-z0-9][a-z0-9'.-]*(?: [a-z0-9][a-z0-9'.-]*)*$/i;

/** Scripts whose letters join. */
const JOINING =
  /[\p{Script=Arab}\p{Script=Syrc}\p{Script=Nkoo}\p{Script=Mand}\p{Script=Mong}\p{Script=Adlm}\p{Script=Rohg}]/u;

/** A word without the brackets and quotes before its first letter. */
const FROM_FIRST_LETTER = /[\p{L}\p{N}\p{Extended_Pictographic}].*/su;

/**
 * The initials of a name in any script: the first grapheme of the first and last word, in upper case. A
 * single word, and a script without spaces, gives one; an empty name ''.
 */
export function initialsOf(name: string): string {
  if (PLAIN.test(name)) {
    const last = name.lastIndexOf(' ') + 1;
    return (name.charAt(0) + (last > 0 ? name.charAt(last) : '')).toUpperCase();
  }
  const words = name.split(/\s+/u).flatMap((word) => FROM_FIRST_LETTER.exec(word)?.[0] ?? []);
  const initials = [words[0] ?? name.trim(), ...words.slice(1).slice(-1)].map(firstGrapheme);
  // Side by side, letters of these scripts would be read as a word; the space is narrow, and never a line's end.
  return initials.join(JOINING.test(name) ? '\u202f' : '').toUpperCase();
}

/** The number of avatar colours in the style sheet. */
const HUES = 12;

/** The avatar colour of an id, always the same: 0 to 11. */
export function hueOf(id: string): number {
  let hash = 0;
  for (let i = 0; i < id.length; i++) hash = (hash * 31 + id.charCodeAt(i)) | 0;
  return Math.abs(hash) % HUES;
}
