/** Letters with two lower cases, and letters that are usually typed differently. */
const ALIKE: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', ς: 'σ' };

/**
 * The marks that people leave out: accents, and the vowel signs of Hebrew and Arabic. Those of Hindi and Thai are
 * letters.
 */
const MARKS = /(?=\p{M})[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Cyrillic}]/gu;

/**
 * Removes case, accents and widths from a text for searching, the same on every machine and for every kind of i:
 * 'Åsa' becomes 'asa', and 'Weiß' 'weiss'. Collapses blanks to one space.
 */
export function searchKey(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII, which needs no folding.
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase().replace(/\s+/g, ' ');
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[ıßς]/g, (letter) => ALIKE[letter] ?? letter)
    .replace(/\s+/g, ' ');
}

/** Whether a search for a keyword finds a text. */
export function includesWord(text: string, keyword: string): boolean {
  return searchKey(text).includes(searchKey(keyword));
}

/**
 * Finds a keyword in a text as search does; returns pairs of indexes. A match that covers a part of a character, such
 * as the first s of ß, contains all of it.
 */
export function findMatches(text: string, keyword: string): [start: number, end: number][] {
  const wanted = searchKey(keyword);
  if (wanted === '') return [];
  // Folding changes lengths, so each unit of the folded text is mapped to its original character.
  const starts: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const key = searchKey(character);
    const part = key === ' ' && folded.endsWith(' ') ? '' : key;
    for (let i = 0; i < part.length; i++) starts.push(at);
    folded += part;
    at += character.length;
  }
  starts.push(text.length);
  const matches: [number, number][] = [];
  for (let i = folded.indexOf(wanted); i >= 0; ) {
    let end = i + wanted.length;
    while (starts[end] === starts[end - 1]) end++;
    matches.push([starts[i] as number, starts[end] as number]);
    i = folded.indexOf(wanted, end);
  }
  return matches;
}
