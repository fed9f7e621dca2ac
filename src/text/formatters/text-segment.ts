/**
 * A piece of a message's text. Segments are data, never HTML: they are rendered as text nodes and elements,
 * so markup in a message is shown as it was typed. `text` is the plain text of a segment, of its children too.
 *
 * | type | rendered as |
 * |---|---|
 * | `text` | a text node |
 * | `mention` | `.kit-mentions`, plus `.kit-mentions-you` for the signed-in user and for all |
 * | `link` | `.kit-link` |
 * | `emphasis` | `.kit-emphasis` |
 * | `code`, `code-block` | `.kit-text-code`, `.kit-text-code-block`; later formatters leave them alone |
 * | `strong`, `italic`, `strike` | `.kit-text-strong`, `.kit-text-italic`, `.kit-text-strike`, around the children |
 * | `quote`, `list`, `ordered-list`, `item` | `.kit-text-quote`, `.kit-text-list`, `.kit-text-ordered-list`, `.kit-text-item`, around the children |
 */
export type TextSegment =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'mention'; readonly text: string; readonly uid: string; readonly you: boolean }
  | { readonly type: 'link'; readonly text: string; readonly href: string }
  | { readonly type: 'emphasis' | 'code' | 'code-block'; readonly text: string }
  | {
      readonly type: 'strong' | 'italic' | 'strike' | 'quote' | 'list' | 'ordered-list' | 'item';
      readonly text: string;
      readonly children: readonly TextSegment[];
      /** The number of the first item of an ordered list. @defaultValue 1 */
      readonly start?: number | undefined;
    };

/** A segment with other segments in it. */
export type ParentSegment = Extract<TextSegment, { readonly children: unknown }>;

const BLOCKS = new Set<TextSegment['type']>(['code-block', 'quote', 'list', 'ordered-list', 'item']);

/** Whether a segment begins and ends a line. */
export const isBlock = (segment: TextSegment): boolean => BLOCKS.has(segment.type);

/** Whether a segment has others in it. */
export const isParent = (segment: TextSegment): segment is ParentSegment => 'children' in segment;

/** Returns the plain text of segments; blocks have lines of their own. */
export function plainText(segments: readonly TextSegment[]): string {
  let text = '';
  let isAfterBlock = false;
  for (const segment of segments) {
    const isOwnLine = isBlock(segment);
    if ((isOwnLine || isAfterBlock) && text !== '' && !text.endsWith('\n')) text += '\n';
    text += segment.text;
    isAfterBlock = isOwnLine;
  }
  return text;
}

const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Whether a link is safe to follow: an absolute URL with `http:`, `https:`, `mailto:` or `tel:`. */
export function isSafeHref(href: string): boolean {
  try {
    return SAFE_PROTOCOLS.has(new URL(href).protocol);
  } catch {
    return false;
  }
}
