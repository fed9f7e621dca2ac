import { createMemo, createSignal, type JSX, untrack } from 'solid-js';
import { isSafeHref, type TextSegment } from '../formatters/index.ts';
import type { TextKey } from '../localize/index.ts';
import { cutSegments, emojiCount, isLong, MOST_CHARACTERS } from './long-text.ts';
import type { MessagePart } from './message-view.ts';

/**
 * Renders the text of a message, or the caption of its file: text nodes and elements, never HTML.
 * @param without - what to say instead of a blank text
 */
export function drawText(part: MessagePart, text: () => string, without: TextKey): JSX.Element {
  const { view, record, now } = part;
  const [isOpen, setOpen] = createSignal(false);
  const said = createMemo(() => ({ text: text(), message: now().message }), undefined, {
    equals: (a, b) => a?.text === b.text && a.message === b.message,
  });
  const isBlank = () => said().text.trim() === '';
  const content = (): JSX.Element => {
    const { text, message } = said();
    if (isBlank()) return view.t(without);
    const isCut = !isOpen() && isLong(text);
    // A text of a megabyte must not be searched for links that nobody sees.
    const segments = isCut
      ? cutSegments(view.format(text.slice(0, MOST_CHARACTERS * 2), message))
      : view.format(text, message);
    return segments.length === 1 && segments[0]?.type === 'text'
      ? segments[0].text
      : segments.map(drawSegment);
  };
  const more = () => isLong(said().text) && untrack(drawMore);
  const drawMore = () => (
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
  );
  return (
    <>
      <p
        class={`kit-message-bubble__${isBlank() ? 'aside' : 'text'}`}
        dir="auto"
        data-emoji={emojiCount(said().text) || undefined}
      >
        {content()}
      </p>
      {more()}
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
