/**
 * A piece of a message's text. Segments are data, never HTML: they are rendered as text nodes and elements,
 * so markup in a message is shown as it was typed.
 *
 * | type | rendered as |
 * |---|---|
 * | `text` | a text node |
 * | `mention` | `.kit-mentions`, plus `.kit-mentions-you` for the signed-in user and for all |
 * | `link` | `.kit-link` |
 * | `emphasis` | `.kit-emphasis` |
 */
export type TextSegment =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'mention'; readonly text: string; readonly uid: string; readonly you: boolean }
  | { readonly type: 'link'; readonly text: string; readonly href: string }
  | { readonly type: 'emphasis'; readonly text: string };

const SAFE_PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Whether a link is safe to follow: an absolute URL with `http:`, `https:`, `mailto:` or `tel:`. */
export function isSafeHref(href: string): boolean {
  try {
    return SAFE_PROTOCOLS.has(new URL(href).protocol);
  } catch {
    return false;
  }
}
