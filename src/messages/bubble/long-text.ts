import { cutText } from '../../text/cut-text.ts';
import { isBlock, isParent, type TextSegment } from '../../text/formatters/text-segment.ts';

/** The maximum number of characters to show at first; longer texts expand on demand. */
export const MAX_CHARACTERS = 700;
const MAX_LINES = 16;
/** A remainder shorter than this is not cut off. */
const SPARE = 200;

/** Whether a text is cut. */
export function isLong(text: string): boolean {
  return text.length > MAX_CHARACTERS + SPARE || lineEnd(text, MAX_LINES + 4) < text.length;
}

/** Returns where the first lines of a text end. */
function lineEnd(text: string, lines: number): number {
  let end = -1;
  for (let line = 0; line < lines; line++) {
    end = text.indexOf('\n', end + 1);
    if (end < 0) return text.length;
  }
  return end;
}

/** How much of a text may still be shown, and whether the cut is marked. */
interface Rest {
  characters: number;
  lines: number;
  isMarked: boolean;
}

const ELLIPSIS: TextSegment = { type: 'text', text: '…' };

/** Cuts segments to the part shown at first, at a space if there is one. */
export function cutSegments(segments: readonly TextSegment[]): readonly TextSegment[] {
  const rest: Rest = { characters: MAX_CHARACTERS, lines: MAX_LINES, isMarked: false };
  const kept = cutTo(rest, segments);
  return rest.lines > 0 || rest.isMarked ? kept : [...kept, ELLIPSIS];
}

function cutTo(rest: Rest, segments: readonly TextSegment[]): readonly TextSegment[] {
  const kept: TextSegment[] = [];
  for (const segment of segments) {
    if (rest.lines <= 0) break;
    if (isBlock(segment) && kept.length > 0) rest.lines--;
    if (isParent(segment)) {
      kept.push({ ...segment, children: cutTo(rest, segment.children) });
      continue;
    }
    const end = Math.min(rest.characters, lineEnd(segment.text, rest.lines));
    if (segment.text.length > end) {
      const start = cutText(segment.text, end);
      if (start !== '') kept.push({ ...segment, text: start });
      kept.push(ELLIPSIS);
      rest.lines = 0;
      rest.isMarked = true;
      break;
    }
    kept.push(segment);
    rest.characters -= segment.text.length;
    rest.lines -= segment.text.split('\n').length - 1;
  }
  return kept;
}

/** One class, because some characters are both: alternatives would be tried in every combination. */
const EMOJI = /^[\p{Extended_Pictographic}\p{Emoji_Component}\s]+$/u;
/** Matches the sign of an emoji: a picture, a letter of a flag, or a keycap mark. */
const SIGN = /\p{Extended_Pictographic}|\p{RI}|\u20e3/u;

/** Returns the number of emojis in a text of only one to three emojis; otherwise 0. */
export function emojiCount(text: string): number {
  if (text.length > 48 || !EMOJI.test(text) || !SIGN.test(text)) return 0;
  const found = text.replace(/\s/g, '');
  const parts = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(found)];
  const isEach = parts.every(({ segment }) => SIGN.test(segment));
  return isEach && parts.length <= 3 ? parts.length : 0;
}
