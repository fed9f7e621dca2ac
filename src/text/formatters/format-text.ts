import { reportUncaught } from '../../localize/report-uncaught.ts';
import { KitMentionsFormatter } from './kit-mentions-formatter.ts';
import type { KitTextFormatter, TextFormatterContext } from './kit-text-formatter.ts';
import { isBlock, isParent, isSafeHref, plainText, type TextSegment } from './text-segment.ts';

/** The options of `formatText`. */
export interface FormatTextOptions {
  /**
   * Whether to replace line breaks and the spaces around them by one space, and to trim both ends. @defaultValue false
   */
  readonly preview?: boolean;
  /** Called with errors of formatters. @defaultValue they are reported like uncaught errors */
  readonly onError?: (error: unknown) => void;
}

/** The formatters of a list without `textFormatters`: mentions only. */
export function defaultTextFormatters(): KitTextFormatter[] {
  return [new KitMentionsFormatter()];
}

/**
 * Splits a text into segments with formatters, in order; each formatter gets the text that earlier ones left, also the
 * text within their segments. A formatter that throws leaves its text unchanged; `formatText` itself throws only what
 * `onError` throws.
 */
export function formatText(
  text: string,
  formatters: readonly KitTextFormatter[],
  context: TextFormatterContext = {},
  { preview = false, onError = reportUncaught }: FormatTextOptions = {},
): readonly TextSegment[] {
  const apply = (formatter: KitTextFormatter, segments: readonly TextSegment[]): TextSegment[] =>
    segments.flatMap((segment): TextSegment | TextSegment[] => {
      if (isParent(segment)) return { ...segment, children: apply(formatter, segment.children) };
      if (segment.type !== 'text') return segment;
      try {
        return formatter.format(segment.text, context).map((each) => checked(each));
      } catch (error) {
        onError(error);
        return segment;
      }
    });
  let segments: readonly TextSegment[] = [asText(text)];
  for (const formatter of formatters) segments = apply(formatter, segments);
  return joinText(preview ? foldLines(joinText(flatten(segments))) : segments);
}

/** Replaces segments with children, and code, by what is in them, each block on lines of its own. */
function flatten(segments: readonly TextSegment[], number?: number): readonly TextSegment[] {
  return segments.flatMap((segment, at): TextSegment | readonly TextSegment[] => {
    const { type, text } = segment;
    if (type === 'code') return asText(text);
    if (!isParent(segment)) return type === 'code-block' ? asText(`\n${text}\n`) : segment;
    const inside = flatten(segment.children, type === 'ordered-list' ? (segment.start ?? 1) : undefined);
    if (!isBlock(segment)) return inside;
    return [asText(number === undefined ? '\n' : `\n${number + at}. `), ...inside, asText('\n')];
  });
}

const asText = (text: string): TextSegment => ({ type: 'text', text });
const BREAKS = /[\r\n\u2028\u2029]+/;

/** Replaces line breaks by spaces, and trims both ends. */
function foldLines(segments: readonly TextSegment[]): readonly TextSegment[] {
  const last = segments.length - 1;
  return segments.map((segment, at) => {
    if (segment.type !== 'text') return segment;
    let text = foldText(segment.text);
    if (at === 0) text = text.trimStart();
    if (at === last) text = text.trimEnd();
    return asText(text);
  });
}

/** Folds line by line: a single pattern for the spaces around breaks takes quadratic time on a long run of spaces. */
function foldText(text: string): string {
  if (!BREAKS.test(text)) return text;
  const lines = text.split(BREAKS);
  const end = lines.length - 1;
  return lines
    .map((line, at) => (at === 0 ? line.trimEnd() : at === end ? line.trimStart() : line.trim()))
    .filter((line, at) => line !== '' || at === 0 || at === end)
    .join(' ');
}

/** The maximum depth of segments within segments. */
const MAX_DEPTH = 32;

/** Copies a segment field by field, because formatters are app code and may return other properties. */
function checked(segment: TextSegment, depth = 0): TextSegment {
  const { type, text } = segment;
  if (typeof text === 'string' && depth < MAX_DEPTH) {
    switch (type) {
      case 'text':
      case 'emphasis':
      case 'code':
      case 'code-block':
        return { type, text };
      case 'mention':
        return { type, text, uid: String(segment.uid), you: segment.you === true };
      case 'link':
        return isSafeHref(segment.href) ? { type, text, href: segment.href } : asText(text);
      case 'strong':
      case 'italic':
      case 'strike':
      case 'quote':
      case 'list':
      case 'ordered-list':
      case 'item': {
        const children = segment.children.map((child) => checked(child, depth + 1));
        return {
          type,
          text,
          children,
          start: type === 'ordered-list' ? Number(segment.start ?? 1) : undefined,
        };
      }
    }
  }
  throw new TypeError(`A text formatter returned an invalid segment: ${JSON.stringify(segment)}.`);
}

/** Joins neighbouring text segments into one text node, drops empty segments, and writes the texts of parents. */
function joinText(segments: readonly TextSegment[]): readonly TextSegment[] {
  const [first] = segments;
  if (segments.length === 1 && first?.type === 'text' && first.text !== '') return segments;
  const joined: TextSegment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (isParent(segment)) {
      const children = joinText(segment.children);
      const text = plainText(children);
      if (text !== '') joined.push({ ...segment, text, children });
    } else if (segment.type === 'text' && last?.type === 'text') {
      joined[joined.length - 1] = asText(last.text + segment.text);
    } else if (segment.text !== '') {
      joined.push(segment);
    }
  }
  return joined;
}
