/** Cuts a text to at most `most` code units, at a space if there is one near, and never within a character. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff\u200d]$|\s+\S{0,20}$/, '');
}
