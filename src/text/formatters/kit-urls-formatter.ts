import { KitTextFormatter } from './kit-text-formatter.ts';
import type { TextSegment } from './text-segment.ts';

/** The start of a web address, or the middle of a mail address. */
const START = /\b(?:https?:\/\/|www\.)|@/giu;
/** The local part of a mail address, and its maximum length. */
const NAME = /\w[\w.+-]*$/;
const MAX_NAME = 64;
const HOST = /[\w-]+(?:\.[\w-]*\w)+/y;

/**
 * Ends a web address: blanks, quotes, directional marks, and all punctuation beyond ASCII, because many languages
 * write no space after it. Dashes, apostrophes and middle dots are part of names.
 */
const END =
  /[\s<>"\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]|(?![!-~\p{Pd}\p{Pc}\u00b7\u2019\u30fb])\p{P}/u;
/** Belongs to the sentence, not to the address before it: punctuation, marks around bold text and code, and emojis. */
const TRAILING =
  /[.,:;!?'\u2019([{*`\u2013\u2014\uff5e\p{Extended_Pictographic}\p{RI}\p{Emoji_Modifier}]|\u200d|\ufe0f/u;
const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Turns addresses with `http:`, `https:` or `www.`, and mail addresses, into links. */
export class KitUrlsFormatter extends KitTextFormatter {
  override format(text: string): readonly TextSegment[] {
    const segments: TextSegment[] = [];
    let done = 0;
    const link = (from: number, to: number, scheme: string) => {
      const found = text.slice(from, to);
      segments.push({ type: 'text', text: text.slice(done, from) });
      segments.push({ type: 'link', text: found, href: scheme + found });
      done = to;
    };
    // Linear time for any text: nothing is searched twice, and the search for a name before an @ is limited.
    for (const { index, 0: mark } of text.matchAll(START)) {
      if (index < done) continue;
      const after = index + mark.length;
      if (mark === '@') {
        const name = NAME.exec(text.slice(Math.max(done, index - MAX_NAME - 1), index))?.[0];
        HOST.lastIndex = after;
        if (name && name.length <= MAX_NAME && HOST.test(text))
          link(index - name.length, HOST.lastIndex, 'mailto:');
      } else {
        const end = addressEnd(text, after);
        if (end > after) link(index, end, mark.endsWith('.') ? 'https://' : '');
      }
    }
    segments.push({ type: 'text', text: text.slice(done) });
    return segments;
  }
}

/** Returns where the web address at an index ends; the index itself if there is none. */
export function webAddressEnd(text: string, index: number): number {
  const mark = /^(?:https?:\/\/|www\.)/i.exec(text.slice(index, index + 8))?.[0];
  if (!mark || /\w/.test(text.charAt(index - 1))) return index;
  const end = addressEnd(text, index + mark.length);
  return end > index + mark.length ? end : index;
}

/** Returns the end index of a web address; a closing bracket is part of it if its opening one is. */
function addressEnd(text: string, start: number): number {
  const open: string[] = [];
  let end = start;
  let at = start;
  // Iterate by character: emojis have two code units.
  for (const character of text.slice(start)) {
    if (END.test(character)) break;
    if ('([{'.includes(character)) open.push(character);
    else if (character in OPENING && open.pop() !== OPENING[character]) break;
    at += character.length;
    if (!TRAILING.test(character)) end = at;
  }
  return end;
}
