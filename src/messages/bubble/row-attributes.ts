import { isEdited, senderOf } from '../../client/boundary/messages.ts';
import { RECEIPT_WORDS } from '../../client/boundary/receipts.ts';
import { hueOf } from '../../text/initials.ts';
import { isoDate } from '../../ui/controls/date.tsx';
import { MessageListAlignment } from '../props.ts';
import type { MessagePart } from './message-view.ts';

/** How the row of a message looks; an attribute that is undefined is missing. */
export function rowAttributes({ record, now, view }: MessagePart) {
  const { isOwn, startsGroup, endsGroup, state, isMarked } = now();
  const alignment = view.settings.messageAlignment ?? MessageListAlignment.standard;
  return {
    own: isOwn && alignment !== MessageListAlignment.left ? '' : undefined,
    first: startsGroup ? '' : undefined,
    last: endsGroup ? '' : undefined,
    // Most messages have not failed: they need no row for it.
    state: state === 'failed' && view.list.rowOf(record).isWaiting() ? 'waiting' : state,
    marked: isMarked ? '' : undefined,
  };
}

/** The name of the sender: seen above the first message of a group, and heard with every message. */
export function senderAttributes({ record, now, view }: MessagePart) {
  const { isOwn, startsGroup, message } = now();
  const isSeen = view.isGroup() && !isOwn && startsGroup;
  return {
    unseen: isSeen ? undefined : '',
    hue: isSeen ? hueOf(record.senderId) : undefined,
    name: view.nameOf(senderOf(message), isOwn),
  };
}

/** The end of a bubble: whether it was edited, when it was sent, and how far it got. */
export function statusAttributes({ record, now, view }: MessagePart) {
  const { at, state, isDeleted, message, receipt: step } = now();
  const isHidden = isDeleted || (state === 'sent' && view.settings.hideReceipts);
  const isWaiting = state === 'failed' && view.list.rowOf(record).isWaiting();
  /** The word of the receipt in class names. */
  const receipt = isHidden ? '' : isWaiting ? 'waiting' : RECEIPT_WORDS[step];
  return {
    edited: !isDeleted && isEdited(message) ? view.t('messages.edited') : '',
    date: isoDate(at),
    time: view.dates.sent(at),
    receipt: receipt || 'none',
    label: receipt ? view.t(`receipt.${receipt}`) : undefined,
  };
}
