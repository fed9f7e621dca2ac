/** Whether a text has a keyword in it, whatever the case and the accents. */
export function includesWord(text: string, keyword: string): boolean {
  return plain(text).includes(plain(keyword));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}
