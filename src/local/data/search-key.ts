/**
 * Removes case and the accents of Latin, Greek and Cyrillic letters, the same in every locale: 'Åsa' becomes
 * 'asa'.
 */
export function searchKey(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII, which needs no folding.
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}
