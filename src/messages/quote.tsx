import type { JSX } from 'solid-js';
import { isOwn, messageId, senderOf } from '../core/messages/messages.ts';
import { objectOf, textOf } from '../core/objects/read.ts';
import type { Kit } from '../sdk/index.ts';
import { drawIf } from './message-slot.tsx';
import type { MessagePart } from './message-view.ts';

/** Renders the quoted message of a reply; a click jumps to it. */
export function drawQuote({ now, view }: MessagePart): JSX.Element {
  const quotedId = () => {
    const { message, isDeleted } = now();
    const id = textOf(message, 'getQuotedMessageId');
    if (isDeleted) return '';
    const quoted = objectOf<Kit.Message>(message, 'getQuotedMessage');
    return id !== '0' && id !== '' ? id : quoted ? messageId(quoted) : '';
  };
  const quoted = (): Kit.Message | null => {
    const loaded = view.list.find(quotedId());
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
  return drawIf(
    () => quotedId() !== '',
    () => (
      <button
        type="button"
        class="kit-message-bubble__quote"
        tabindex="-1"
        aria-label={view.t('messages.repliedTo', { name: name(), text: text() })}
        onClick={() => view.goTo(quotedId())}
      >
        <bdi class="kit-message-bubble__quote-sender">{name()}</bdi>{' '}
        <bdi class="kit-message-bubble__quote-text">{text()}</bdi>
      </button>
    ),
  );
}
