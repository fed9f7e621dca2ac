import type { JSX } from 'solid-js';
import { firstLink, storedPreview } from '../../text/link-preview.ts';
import { LinkCardOnDemand } from '../../ui/controls/link-card-on-demand.tsx';
import type { ShownText } from './message-kind.ts';
import type { MessagePart } from './message-view.ts';

/**
 * Renders the preview of the first link of a text: the one in the message's metadata, or the app's. Its box has its
 * height from the start, so that what it turns out to show moves nothing. Tracked.
 */
export function drawLink({ view, record }: MessagePart, { text, message }: ShownText): JSX.Element {
  const { linkPreview } = view.settings;
  const url = firstLink(text);
  const stored = url === '' ? null : storedPreview(message);
  if (stored === null || !(stored || linkPreview)) return undefined;
  return (
    <LinkCardOnDemand
      url={url}
      preview={stored}
      ask={linkPreview}
      message={view.itemOf(record)}
      report={view.report}
      isInRow
    />
  );
}
