import type { JSX } from 'solid-js';
import { uidOf } from '../../client/boundary/entities.ts';
import { isOwn, quotedId, quotedMessage, senderOf } from '../../client/boundary/messages.ts';
import type { Kit } from '../../sdk/index.ts';
import { drawParts } from './message-slot.tsx';
import type { MessagePart } from './message-view.ts';

const QUOTE = [true];
const NONE: typeof QUOTE = [];

/** Renders the quoted message of a reply; a click jumps to it. */
export function drawQuote({ now, view, id }: MessagePart): JSX.Element {
  const quoteId = () => {
    const { message, isDeleted } = now();
    return isDeleted ? '' : quotedId(message);
  };
  const quoted = (): Kit.Message | null => {
    const loaded = view.list.find(quoteId());
    return loaded ? view.list.viewOf(loaded) : quotedMessage(now().message);
  };
  const name = () => {
    const message = quoted();
    if (!message) return '';
    return view.nameOf(senderOf(message), isOwn(message, uidOf(view.list.me())));
  };
  const text = () => {
    const message = quoted();
    return message ? view.summary(message) : view.t('message.none');
  };
  return drawParts(
    () => (quoteId() === '' ? NONE : QUOTE),
    () => (
      <button
        type="button"
        class="kit-message-bubble__quote"
        id={`${id}q`}
        tabindex="-1"
        aria-label={view.t('messages.repliedTo', { name: name(), text: text() })}
        onClick={() => view.goTo(quoteId())}
      >
        <bdi class="kit-message-bubble__quote-sender">{name()}</bdi>{' '}
        <bdi class="kit-message-bubble__quote-text">{text()}</bdi>
      </button>
    ),
  );
}
