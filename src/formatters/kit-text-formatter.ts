import type { Kit } from '../sdk/index.ts';
import type { TextSegment } from './text-segment.ts';

/** What a formatter may know about the text. */
export interface TextFormatterContext {
  /** The message the text is from. */
  readonly message?: Kit.Message | null | undefined;
  /** Who is signed in. */
  readonly loggedInUser?: Kit.User | null | undefined;
}

/**
 * Finds something in the text of messages and marks it. Extend it, implement
 * `format`, and pass instances as `textFormatters`. Formatters run in order; each is given only what the ones
 * before it left as text. One that throws, or returns what is no segment, changes nothing and is reported.
 *
 * @example
 * class HashtagFormatter extends KitTextFormatter {
 *   format(text: string) {
 *     return this.mark(text, /#\p{L}+/gu, ([tag]) => ({ type: 'emphasis', text: tag }));
 *   }
 * }
 */
export abstract class KitTextFormatter {
  /** Cuts a text into segments, in order; they may say something else than the text. */
  abstract format(text: string, context: TextFormatterContext): readonly TextSegment[];

  /**
   * Makes a segment of each match and leaves the rest as text.
   *
   * @param pattern - what to find; all matches, with or without its `g` flag.
   * @param segmentOf - the segment of a match; nothing keeps the match as text.
   */
  protected mark(
    text: string,
    pattern: RegExp,
    segmentOf: (match: RegExpExecArray) => TextSegment | undefined,
  ): readonly TextSegment[] {
    const segments: TextSegment[] = [];
    const all = pattern.global ? pattern : new RegExp(pattern, `${pattern.flags}g`);
    let end = 0;
    for (const match of text.matchAll(all)) {
      const segment = segmentOf(match);
      if (!segment) continue;
      segments.push({ type: 'text', text: text.slice(end, match.index) }, segment);
      end = match.index + match[0].length;
    }
    segments.push({ type: 'text', text: text.slice(end) });
    return segments;
  }
}
