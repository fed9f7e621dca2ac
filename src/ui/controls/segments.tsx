import type { JSX } from 'solid-js';
import type { TextSegment } from '../../text/formatters/index.ts';

/** Renders a single text segment as text, which updates in place; everything else as elements. */
export function drawSegments(segments: readonly TextSegment[]): JSX.Element {
  if (segments.length === 1 && segments[0]?.type === 'text') return segments[0].text;
  return segments.map((segment) => {
    switch (segment.type) {
      case 'mention':
        return (
          <span class={segment.you ? 'kit-mentions kit-mentions-you' : 'kit-mentions'}>{segment.text}</span>
        );
      case 'emphasis':
        return <em class="kit-emphasis">{segment.text}</em>;
      case 'link':
        return <span class="kit-link">{segment.text}</span>;
      default:
        return segment.text;
    }
  });
}
