/** A partial word at the end is dropped if it is at most this long, in code units. */
const MAX_CUT_WORD = 20;

/** Cuts a text to at most `most` code units, at a nearby space if there is one, and never within a character. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  const end = start.slice(-MAX_CUT_WORD - 1);
  const space = end.search(/\s\S*$/);
  if (space >= 0) return start.slice(0, start.length - end.length + space).trimEnd();
  return start.replace(/[\ud800-\udbff\u200d]$/, '');
}
