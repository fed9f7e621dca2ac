import { KitMentionsFormatter } from './kit-mentions-formatter.ts';
import type { KitTextFormatter, TextFormatterContext } from './kit-text-formatter.ts';
import { isSafeHref, type TextSegment } from './text-segment.ts';

/** How `formatText` works. */
export interface FormatTextOptions {
  /** Whether line breaks, with the space around them, become one space. @defaultValue false */
  readonly preview?: boolean;
  /** Receives what a formatter threw. @defaultValue it is dropped */
  readonly onError?: (error: unknown) => void;
}

/** The formatters of a list that is given none: mentions. */
export function defaultTextFormatters(): KitTextFormatter[] {
  return [new KitMentionsFormatter()];
}

/**
 * Runs formatters over the text of a message, each over what the ones before it left as text. A failing one
 * leaves that text as it was and throws nothing; what `onError` throws is passed on.
 */
export function formatText(
  text: string,
  formatters: readonly KitTextFormatter[],
  context: TextFormatterContext = {},
  { preview = false, onError }: FormatTextOptions = {},
): readonly TextSegment[] {
  let segments: readonly TextSegment[] = [{ type: 'text', text: preview ? foldLines(text) : text }];
  for (const formatter of formatters) {
    const next: TextSegment[] = [];
    for (const segment of segments) {
      try {
        if (segment.type === 'text') next.push(...formatter.format(segment.text, context).map(checked));
        else next.push(segment);
      } catch (error) {
        onError?.(error);
        next.push(segment);
      }
    }
    segments = next;
  }
  return joinText(segments);
}

/** Line by line, for one pattern of spaces around breaks takes quadratic time on a long run of spaces. */
function foldLines(text: string): string {
  if (!/[\r\n\u2028\u2029]/.test(text)) return text.trim();
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}

/** Formatters are the app's code: their segments are copied field by field, and nothing else gets through. */
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
  throw new TypeError(`A text formatter returned what is no segment: ${JSON.stringify(segment)}.`);
}

/** Neighbouring texts become one, so that they are drawn as one text node; empty segments go. */
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
