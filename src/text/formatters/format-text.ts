import { reportUncaught } from '../../localize/report-uncaught.ts';
import { KitMentionsFormatter } from './kit-mentions-formatter.ts';
import type { KitTextFormatter, TextFormatterContext } from './kit-text-formatter.ts';
import { isSafeHref, type TextSegment } from './text-segment.ts';

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
 * Splits a text into segments with formatters, in order; each formatter gets the text that earlier ones left. A
 * formatter that throws leaves its text unchanged; `formatText` itself throws only what `onError` throws.
 */
export function formatText(
  text: string,
  formatters: readonly KitTextFormatter[],
  context: TextFormatterContext = {},
  { preview = false, onError = reportUncaught }: FormatTextOptions = {},
): readonly TextSegment[] {
  let segments: readonly TextSegment[] = [{ type: 'text', text: preview ? foldLines(text) : text }];
  for (const formatter of formatters) {
    const next: TextSegment[] = [];
    for (const segment of segments) {
      try {
        if (segment.type === 'text') next.push(...formatter.format(segment.text, context).map(checked));
        else next.push(segment);
      } catch (error) {
        onError(error);
        next.push(segment);
      }
    }
    segments = next;
  }
  return joinText(segments);
}

/** Folds line by line: a single pattern for the spaces around breaks takes quadratic time on a long run of spaces. */
function foldLines(text: string): string {
  if (!/[\r\n\u2028\u2029]/.test(text)) return text.trim();
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}

/** Copies a segment field by field, because formatters are app code and may return other properties. */
function checked(segment: TextSegment): TextSegment {
  const { type, text } = segment;
  if (typeof text === 'string') {
    switch (type) {
      case 'text':
      case 'emphasis':
        return { type, text };
      case 'mention':
        return { type, text, uid: String(segment.uid), you: segment.you === true };
      case 'link':
        return isSafeHref(segment.href) ? { type, text, href: segment.href } : { type: 'text', text };
    }
  }
  throw new TypeError(`A text formatter returned an invalid segment: ${JSON.stringify(segment)}.`);
}

/** Joins neighbouring text segments into one text node and drops empty segments. */
function joinText(segments: readonly TextSegment[]): readonly TextSegment[] {
  if (segments.length === 1 && segments[0]?.text !== '') return segments;
  const joined: TextSegment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    if (segment.text === '') continue;
    if (segment.type === 'text' && last?.type === 'text') {
      joined[joined.length - 1] = { type: 'text', text: last.text + segment.text };
    } else {
      joined.push(segment);
    }
  }
  return joined;
}
