import type { Localizer } from '../../localize/index.ts';
import type { Kit } from '../../sdk/index.ts';
import type { TextSegment } from './text-segment.ts';

/** The context of a text, for formatters. */
export interface TextFormatterContext {
  /** The message with the text. */
  readonly message?: Kit.Message | null | undefined;
  /** The signed-in user. */
  readonly loggedInUser?: Kit.User | null | undefined;
  /** Returns the texts of the reader's language. */
  readonly t?: Localizer['t'] | undefined;
}

/**
 * Finds parts of a message's text and marks them. Extend it, implement `format`, and pass instances as
 * `textFormatters`. Formatters run in order; each one gets what the earlier ones left as text. A formatter
 * that throws, or returns something other than segments, changes nothing and is reported.
 * @example
 * class HashtagFormatter extends KitTextFormatter {
 *   format(text: string) {
 *     return this.mark(text, /#\p{L}+/gu, ([tag]) => ({ type: 'emphasis', text: tag }));
 *   }
 * }
 */
export abstract class KitTextFormatter {
  /** Splits a text into segments, in order; their text may differ from the original. */
  abstract format(text: string, context: TextFormatterContext): readonly TextSegment[];

  /**
   * Makes a segment of each match and leaves the rest as text.
   * @param pattern - finds all matches, also without the flag `g`
   * @param segmentOf - returns the segment of a match; undefined keeps the match as text
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
