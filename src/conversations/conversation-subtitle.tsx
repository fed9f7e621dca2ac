import { createMemo, type JSX } from 'solid-js';
import type { ConversationEntry } from '../client/records/conversation-record.ts';
import type { PreviewText } from '../text/preview-text.ts';
import { drawSegments } from '../ui/controls/segments.tsx';
import type { MountedRow } from '../ui/row/row-view.ts';
import { directionOf } from '../utils/direction.ts';
import type { ConversationTexts } from './conversation-texts.ts';

const RECEIPT_CLASS = 'kit-conversations__subtitle-receipts';

/** The props of the built-in parts of a row; constant. */
export interface ConversationPartProps {
  row: MountedRow<ConversationEntry>;
  texts: ConversationTexts;
}

/**
 * The line below the name: receipt and last message, or who is typing. The style sheet hides empty parts, so that a
 * new row writes nothing for them.
 */
export function ConversationSubtitle(props: ConversationPartProps): JSX.Element {
  const record = () => props.row.record().record;
  const preview = createMemo(() => props.texts.preview(record()));
  return (
    <div
      class="kit-list-item__body-subtitle kit-conversations__subtitle"
      id={/* @once */ props.row.subtitleId}
      data-typing={props.texts.typing(record()) ? '' : undefined}
    >
      <span
        class={receiptClass(props.texts.receipt(record()))}
        role="img"
        aria-label={props.texts.receiptLabel(record())}
      />
      <span class="kit-conversations__subtitle-icon" data-icon={iconOf(preview())} aria-hidden="true" />
      <span class="kit-conversations__subtitle-text" data-kind={kindOf(preview())}>
        {/* No textContent: a server renders a space for '', but empty parts must be empty there as well. */}
        <span class="kit-conversations__subtitle-text-prefix" dir={directionOf(preview().sender)}>
          <span class="kit-conversations__subtitle-text-sender">{preview().sender}</span>
          <span class="kit-conversations__subtitle-text-colon" aria-hidden="true">
            {preview().colon}
          </span>
        </span>
        <span class="kit-conversations__subtitle-text-body">{drawSegments(preview().body)}</span>
      </span>
      <span class="kit-conversations__subtitle-typing" textContent={props.texts.typing(record())} />
    </div>
  );
}

function receiptClass(receipt: string): string {
  return receipt ? `${RECEIPT_CLASS} kit-receipts-${receipt} ${RECEIPT_CLASS}-${receipt}` : RECEIPT_CLASS;
}

/** Returns the kind of a message without text. */
function kindOf({ kind }: PreviewText): string | undefined {
  return kind === 'text' ? undefined : kind;
}

/** Returns the icon of a message without text. */
function iconOf({ kind }: PreviewText): string | undefined {
  return kind === 'text' || kind === 'action' || kind === 'none' ? undefined : kind;
}
