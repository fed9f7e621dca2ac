import { type JSX, untrack } from 'solid-js';
import { locationOf, type MessageLocation } from '../../client/boundary/content.ts';
import { messageText } from '../../text/preview-text.ts';
import type { MessagePart } from './message-view.ts';

/** The precision of shown coordinates in digits: about ten metres. */
const DIGITS = 4;

/** Returns the address of a map; nothing of it loads before it is opened. */
const mapOf = ({ latitude, longitude }: MessageLocation) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;

/** A place, with a link to a map. CSS hook: `.kit-message-bubble__location`. */
export function LocationCard(props: MessagePart): JSX.Element {
  const { now, view } = untrack(() => props);
  const place = () => locationOf(now().message) ?? { latitude: 0, longitude: 0 };
  return (
    <a
      class="kit-message-bubble__location"
      href={mapOf(place())}
      target="_blank"
      rel="noopener noreferrer"
      tabindex="-1"
    >
      <span class="kit-message-bubble__location-map" aria-hidden="true" />
      <span class="kit-message-bubble__location-name" dir="auto">
        {messageText(now().message, view.t)}
      </span>
      <span class="kit-message-bubble__location-place">
        <bdi dir="ltr">{`${place().latitude.toFixed(DIGITS)}, ${place().longitude.toFixed(DIGITS)}`}</bdi>
      </span>
    </a>
  );
}
