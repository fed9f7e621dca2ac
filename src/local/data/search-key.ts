/**
 * Removes case, widths and the accents of Latin, Greek and Cyrillic letters, the same in every locale: 'Åsa' becomes
 * 'asa', and 'Weiß' 'weiss'. Any blanks become one space.
 */
export function searchKey(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII, which needs no folding.
  if (/^[\x00-\x7f]*$/.test(text)) return text.toLowerCase().replace(/\s+/g, ' ');
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ')
    .replace(/\s+/g, ' ');
}
