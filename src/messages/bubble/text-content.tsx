import { type JSX, type Signal, untrack } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { TextKey } from '../../localize/index.ts';
import { linkText } from '../../text/formatters/link-text.ts';
import { isBlock, isParent, isSafeHref, type TextSegment } from '../../text/formatters/text-segment.ts';
import { cutSegments, emojiCount, isLong, MAX_CHARACTERS } from './long-text.ts';
import type { ShownText } from './message-kind.ts';
import type { MessagePart } from './message-view.ts';

/**
 * Renders the text of a message, or the caption of its file: text nodes and elements, never HTML. Tracked, so that a
 * short text needs no computation of its own. Page translators translate it.
 * @param open - whether a long text is expanded
 * @param without - the text to show instead of a blank one
 */
export function drawText(
  part: MessagePart,
  shown: ShownText,
  open: Signal<boolean>,
  without: TextKey,
): JSX.Element {
  const { view } = part;
  const { text, message } = shown;
  if (isLong(text)) return untrack(() => drawLongText(part, shown, open));
  const isBlank = text.trim() === '';
  const name = `kit-message-bubble__${isBlank ? 'aside' : 'text'}`;
  const emojis = emojiCount(text) || undefined;
  const segments = isBlank ? [] : view.format(text, message);
  if (segments.some(isBlock)) return drawBlocks(segments);
  const content = isBlank ? view.t(without) : drawSegments(segments);
  return (
    <p class={name} dir="auto" translate="yes" data-emoji={emojis}>
      {content}
    </p>
  );
}

function drawLongText(
  { view, record }: MessagePart,
  { text, message }: ShownText,
  [isOpen, setOpen]: Signal<boolean>,
): JSX.Element {
  /** Creates a new element each time: a page translator may have replaced the text of the previous one. */
  const content = () => {
    const segments = isOpen()
      ? view.format(text, message)
      : // A text of a megabyte must not be searched for links that nobody sees.
        cutSegments(view.format(text.slice(0, MAX_CHARACTERS * 2), message));
    if (segments.some(isBlock)) return drawBlocks(segments);
    return (
      <p class="kit-message-bubble__text" dir="auto" translate="yes">
        {drawSegments(segments)}
      </p>
    );
  };
  return (
    <>
      {content()}
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
    </>
  );
}

/** A paragraph cannot have blocks in it. */
const drawBlocks = (segments: readonly TextSegment[]): JSX.Element => (
  <div class="kit-message-bubble__text" dir="auto" translate="yes" data-blocks="">
    {drawSegments(segments)}
  </div>
);

function drawSegments(segments: readonly TextSegment[]): JSX.Element {
  return segments.length === 1 && segments[0]?.type === 'text' ? segments[0].text : segments.map(drawSegment);
}

function drawSegment(segment: TextSegment): JSX.Element {
  switch (segment.type) {
    case 'mention':
      return <bdi class={`kit-mentions${segment.you ? ' kit-mentions-you' : ''}`}>{segment.text}</bdi>;
    case 'link':
      if (!isSafeHref(segment.href)) return segment.text;
      return (
        <a class="kit-link" href={segment.href} target="_blank" rel="noopener noreferrer" tabindex="-1">
          <bdi>{linkText(segment.text, segment.href)}</bdi>
        </a>
      );
    case 'text':
      return segment.text;
    default:
      return (
        <Dynamic
          component={TAGS[segment.type]}
          class={segment.type === 'emphasis' ? 'kit-emphasis' : `kit-text-${segment.type}`}
          dir={DIRECTIONS[segment.type]}
          // Scrolls sideways by keys.
          tabindex={segment.type === 'code-block' ? '-1' : undefined}
          start={segment.type === 'ordered-list' ? segment.start : undefined}
        >
          {isParent(segment) ? drawSegments(segment.children) : segment.text}
        </Dynamic>
      );
  }
}

/** A list has the direction of its items. */
const DIRECTIONS: Partial<Record<TextSegment['type'], 'auto' | 'ltr'>> = {
  'code-block': 'ltr',
  quote: 'auto',
  list: 'auto',
  'ordered-list': 'auto',
};

const TAGS = {
  emphasis: 'em',
  strong: 'strong',
  italic: 'em',
  strike: 's',
  code: 'code',
  'code-block': 'pre',
  quote: 'blockquote',
  list: 'ul',
  'ordered-list': 'ol',
  item: 'li',
} as const;
