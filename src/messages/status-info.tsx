import type { JSX } from 'solid-js';
import { RECEIPT_WORDS } from '../core/messages/receipts.ts';
import { flagOf } from '../core/objects/read.ts';
import { isoDate } from '../ui/controls/date.tsx';
import type { MessagePart } from './message-view.ts';

/** Renders the end of a bubble: whether it was edited, when it was sent, and how far it got. */
export function drawStatusInfo({ record, now, view, id }: MessagePart): JSX.Element {
  const isEdited = () => !now().isDeleted && flagOf(now().message, 'getEditedAt');
  const isWaiting = () => view.list.rowOf(record).isWaiting();
  /** The word of the receipt in class names. */
  const receipt = () => {
    const { state, isDeleted, receipt: step } = now();
    if (isDeleted || (state === 'sent' && view.settings.hideReceipts)) return '';
    return state === 'failed' && isWaiting() ? 'waiting' : RECEIPT_WORDS[step];
  };
  const label = () => {
    const word = receipt();
    return word && view.t(`receipt.${word}`);
  };
  return (
    <span class="kit-message-bubble__status-info-view" id={`${id}i`}>
      <span
        class="kit-message-bubble__edited"
        hidden={!isEdited()}
        textContent={isEdited() ? view.t('messages.edited') : ''}
      />
      <time class="kit-date" dateTime={isoDate(now().at)} textContent={view.dates.sent(now().at)} />
      <span
        class={`kit-message-bubble__receipt kit-receipts-${receipt() || 'none'}`}
        hidden={receipt() === ''}
        role="img"
        aria-label={label()}
      />
    </span>
  );
}
