import { type Accessor, createMemo, type JSX } from 'solid-js';
import { nameOf } from '../core/read.ts';
import type { TextSegment } from '../formatters/index.ts';
import type { ConversationRow } from '../primitives/conversation-row.ts';
import type { ConversationView } from './conversation-view.ts';
import { type PreviewText, previewText } from './preview-text.ts';

const RECEIPT_CLASS = 'kit-conversations__subtitle-receipts';

/** What the built-in subtitle of one row says: how far one's own message got and the last message, or who is typing. */
export class SubtitleFacts {
  readonly preview: Accessor<PreviewText>;
  readonly #row: ConversationRow;
  readonly #view: ConversationView;

  constructor(row: ConversationRow, view: ConversationView) {
    this.#row = row;
    this.#view = view;
    this.preview = createMemo(() => previewText(row.lastMessage(), view));
  }

  /** What hides the message while someone is typing. */
  typingMark(): '' | undefined {
    return this.#row.typing().length > 0 ? '' : undefined;
  }

  typingText(): string {
    const { t } = this.#view.localizer;
    const typists = this.#row.typing();
    const [first, second, third] = typists;
    if (!first) return '';
    if (third) return t('typing.many', { count: typists.length });
    if (second) return t('typing.two', { first: nameOf(first), second: nameOf(second) });
    return t('typing.one', { name: nameOf(first) });
  }

  receiptClass(): string {
    const receipt = this.#receipt();
    return receipt ? `${RECEIPT_CLASS} kit-receipts-${receipt} ${RECEIPT_CLASS}-${receipt}` : RECEIPT_CLASS;
  }

  /** How a receipt is read out; without one it is not shown. */
  receiptLabel(): string | undefined {
    const receipt = this.#receipt();
    return receipt ? this.#view.localizer.t(`receipt.${receipt}`) : undefined;
  }

  /** What the message is when it is no text. */
  kind(): string | undefined {
    const { kind } = this.preview();
    return kind === 'text' ? undefined : kind;
  }

  /** The icon of what is no text. */
  icon(): string | undefined {
    const { kind } = this.preview();
    return kind === 'text' || kind === 'action' || kind === 'none' ? undefined : kind;
  }

  #receipt(): ReturnType<ConversationRow['receipt']> {
    return this.#view.settings.hideReceipts ? '' : this.#row.receipt();
  }
}

/** The built-in subtitle of a row, by itself. */
export function subtitleOf(id: string, row: ConversationRow, view: ConversationView): JSX.Element {
  const facts = new SubtitleFacts(row, view);
  return (
    <div
      class="kit-list-item__body-subtitle kit-conversations__subtitle"
      id={id}
      data-typing={facts.typingMark()}
    >
      <span class={facts.receiptClass()} role="img" aria-label={facts.receiptLabel()} />
      <span class="kit-conversations__subtitle-icon" data-icon={facts.icon()} aria-hidden="true" />
      <span class="kit-conversations__subtitle-text" data-kind={facts.kind()}>
        {/* No textContent: a server writes a space for '', and what is empty must be so there too. */}
        <span class="kit-conversations__subtitle-text-sender">{facts.preview().sender}</span>
        <span class="kit-conversations__subtitle-text-colon">{facts.preview().colon}</span>
        <span class="kit-conversations__subtitle-text-body">{drawSegments(facts.preview().body)}</span>
      </span>
      <span class="kit-conversations__subtitle-typing" textContent={facts.typingText()} />
    </div>
  );
}

/** One text stays text, so that it patches in place; anything else is drawn as elements. */
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
