import type { JSX } from 'solid-js';
import { readId } from '../client/boundary/message-ids.ts';
import { isOwn, quotedId, senderOf } from '../client/boundary/messages.ts';
import { objectOf, textOf } from '../client/boundary/read.ts';
import type { Kit } from '../sdk/index.ts';
import { drawParts } from './message-slot.tsx';
import type { MessagePart } from './message-view.ts';

const QUOTE = [true];
const NONE: typeof QUOTE = [];

/** Renders the quoted message of a reply; a click jumps to it. */
export function drawQuote({ now, view }: MessagePart): JSX.Element {
  const quoteId = () => {
    const { message, isDeleted } = now();
    return isDeleted ? '' : quotedId(message) || readId(objectOf(message, 'getQuotedMessage'), 'getId');
  };
  const quoted = (): Kit.Message | null => {
    const loaded = view.list.find(quoteId());
    return loaded ? view.list.viewOf(loaded) : objectOf<Kit.Message>(now().message, 'getQuotedMessage');
  };
  const name = () => {
    const message = quoted();
    if (!message) return '';
    return view.nameOf(senderOf(message), isOwn(message, textOf(view.list.me(), 'getUid') || null));
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
