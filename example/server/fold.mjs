/** The marks that people leave out: accents, and the vowel signs of Hebrew and Arabic. */
const MARKS = /(?=\p{M})[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Cyrillic}]/gu;

/** Removes what people do not type when they search: case, accents, widths and double spaces. @param {string} text */
export const fold = (text) =>
  text
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ')
    .replaceAll('ı', 'i')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A pattern for LIKE that finds a folded text. @param {string} folded */
export const containing = (folded) => `%${folded.replaceAll(/[\\%_]/g, '\\$&')}%`;
