/** Letters with two lower cases, and letters that are usually typed differently. */
const ALIKE: Readonly<Record<string, string>> = { ı: 'i', ß: 'ss', ς: 'σ' };

/**
 * Removes case, accents and widths from a text for searching, the same on every machine and for every kind of i.
 * Collapses blanks to one space.
 */
export function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ıßς]/g, (letter) => ALIKE[letter] ?? letter)
    .replace(/\s+/g, ' ');
}

/** Whether a search for a keyword finds a text. */
export function includesWord(text: string, keyword: string): boolean {
  return searchKey(text).includes(searchKey(keyword));
}

/** Finds a keyword in a text as search does; returns pairs of indexes. */
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
  for (let i = folded.indexOf(wanted); i >= 0; i = folded.indexOf(wanted, i + wanted.length)) {
    matches.push([starts[i] as number, starts[i + wanted.length] as number]);
  }
  return matches;
}
