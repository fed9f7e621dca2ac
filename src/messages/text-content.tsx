import { createMemo, createSignal, type JSX, Show, untrack } from 'solid-js';
import { isSafeHref, type TextSegment } from '../formatters/index.ts';
import { cutSegments, emojiCount, isLong, MOST_CHARACTERS } from './long-text.ts';
import type { MessagePartProps } from './message-view.ts';

/** The text of a message, or the caption of its file: text nodes and elements, never HTML. */
export function TextContent(props: MessagePartProps & { text: string }): JSX.Element {
  const { view, record } = untrack(() => props);
  const [isOpen, setOpen] = createSignal(false);
  const said = createMemo(() => ({ text: props.text, message: props.now().message }), undefined, {
    equals: (a, b) => a?.text === b.text && a.message === b.message,
  });
  const isCut = createMemo(() => isLong(said().text));
  const segments = createMemo(() => {
    const { text, message } = said();
    if (isOpen() || !isCut()) return view.format(text, message);
    // A text of a megabyte must not be searched for links that nobody sees.
    return cutSegments(view.format(text.slice(0, MOST_CHARACTERS * 2), message));
  });
  return (
    <>
      <p class="kit-message-bubble__text" dir="auto" data-emoji={emojiCount(said().text) || undefined}>
        {segments().map(drawSegment)}
      </p>
      <Show when={isCut()}>
        <button
          type="button"
          class="kit-message-bubble__more"
          tabindex="-1"
          aria-expanded={isOpen()}
          onClick={() => {
            view.hold(record);
            setOpen((open) => !open);
          }}
        >
          {view.t(isOpen() ? 'messages.less' : 'messages.more')}
        </button>
      </Show>
    </>
  );
}

function drawSegment(segment: TextSegment): JSX.Element {
  switch (segment.type) {
    case 'mention':
      return <bdi class={`kit-mentions${segment.you ? ' kit-mentions-you' : ''}`}>{segment.text}</bdi>;
    case 'emphasis':
      return <em class="kit-emphasis">{segment.text}</em>;
    case 'link':
      if (!isSafeHref(segment.href)) return segment.text;
      return (
        <a class="kit-link" href={segment.href} target="_blank" rel="noopener noreferrer" tabindex="-1">
          <bdi>{segment.text}</bdi>
        </a>
      );
    default:
      return segment.text;
  }
}
