import { createMemo, type JSX, untrack } from 'solid-js';
import type { TextSegment } from '../formatters/index.ts';
import type { Localizer } from '../localize/index.ts';
import type { ConversationRow } from '../primitives/conversation-row.ts';
import type { Kit } from '../sdk/index.ts';
import type { ConversationView } from './conversation-view.ts';
import { previewText } from './preview-text.ts';

/** The props of `ConversationSubtitle`. */
export interface ConversationSubtitleProps {
  /** The id of the element. */
  id: string;
  row: ConversationRow;
  view: ConversationView;
}

/** The built-in subtitle of a row: how far one's own message got and the last message, or who is typing. */
export function ConversationSubtitle(props: ConversationSubtitleProps): JSX.Element {
  const { id, row, view } = untrack(() => props);
  const { t } = view.localizer;
  const preview = createMemo(() => previewText(row.lastMessage(), view));
  const isTyping = () => row.typing().length > 0;
  const receipt = () => (view.hideReceipts() ? '' : row.receipt());
  const icon = () => {
    const { kind } = preview();
    return kind === 'text' || kind === 'action' || kind === 'none' ? '' : kind;
  };
  return (
    <div class="kit-list-item__body-subtitle kit-conversations__subtitle" id={id}>
      <span
        class={receiptClass(receipt())}
        role="img"
        aria-label={receiptLabel(receipt(), t)}
        hidden={receipt() === '' || isTyping()}
      />
      <span
        class="kit-conversations__subtitle-icon"
        data-icon={icon() || undefined}
        aria-hidden="true"
        hidden={icon() === '' || isTyping()}
      />
      <span class="kit-conversations__subtitle-text" data-kind={preview().kind} hidden={isTyping()}>
        {/* No textContent: a server writes a space for '', and what is empty must be so there too. */}
        <span class="kit-conversations__subtitle-text-sender">{preview().sender}</span>
        <span class="kit-conversations__subtitle-text-body">{drawSegments(preview().body)}</span>
      </span>
      <span
        class="kit-conversations__subtitle-typing"
        hidden={!isTyping()}
        textContent={typingText(row.typing(), t)}
      />
    </div>
  );
}

const RECEIPT_CLASS = 'kit-conversations__subtitle-receipts';

function receiptClass(receipt: string): string {
  return receipt ? `${RECEIPT_CLASS} kit-receipts-${receipt} ${RECEIPT_CLASS}-${receipt}` : RECEIPT_CLASS;
}

function receiptLabel(
  receipt: ReturnType<ConversationRow['receipt']>,
  t: Localizer['t'],
): string | undefined {
  return receipt ? t(`receipt.${receipt}`) : undefined;
}

/** One text stays text, so that it patches in place; anything else is drawn as elements. */
function drawSegments(segments: readonly TextSegment[]): JSX.Element {
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

function typingText(typists: readonly Kit.User[], t: Localizer['t']): string {
  const [first, second, third] = typists;
  if (!first) return '';
  if (third) return t('typing.many', { count: typists.length });
  if (second) return t('typing.two', { first: first.getName(), second: second.getName() });
  return t('typing.one', { name: first.getName() });
}
