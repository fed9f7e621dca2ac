import { isEdited, senderOf } from '../../client/boundary/messages.ts';
import { RECEIPT_WORDS } from '../../client/boundary/receipts.ts';
import { hueOf } from '../../text/initials.ts';
import { isoDate } from '../../ui/controls/date.tsx';
import { MessageListAlignment } from '../props.ts';
import type { MessageRecord } from '../timeline/message-record.ts';
import type { MessagePart } from './message-view.ts';

/** How long after a message arrived or was sent its row still enters with a motion, in seconds: not when scrolled to. */
const ENTER_SECONDS = 0.5;

/** Whether the row of a message that has just arrived, or is just being sent, is mounted. */
export function isEntering({ arrivedAt }: MessageRecord): boolean {
  return Date.now() / 1000 - arrivedAt < ENTER_SECONDS;
}

/** Returns the attributes of a message's row; undefined removes an attribute. */
export function rowAttributes({ record, now, view }: MessagePart) {
  const { isOwn, startsGroup, endsGroup, state, isMarked, isDeleted } = now();
  const alignment = view.settings.messageAlignment ?? MessageListAlignment.standard;
  return {
    own: isOwn && alignment !== MessageListAlignment.left ? '' : undefined,
    first: startsGroup ? '' : undefined,
    last: endsGroup ? '' : undefined,
    // Create the row state only for failed messages, which are few.
    state: state === 'failed' && view.list.rowOf(record).isWaiting() ? 'waiting' : state,
    marked: isMarked ? '' : undefined,
    isDeleted,
    // Only an app's own options cost a call for each row.
    hasNoMenu: isDeleted || state === 'pending' || Boolean(view.settings.options && !view.hasMenu(record)),
  };
}

/**
 * Returns the attributes of the sender's name: visible above the first message of a sender group, and announced with
 * every message.
 */
export function senderAttributes({ record, now, view }: MessagePart) {
  const { isOwn, startsGroup, message } = now();
  const isSeen = view.isGroup() && !isOwn && startsGroup;
  return {
    unseen: isSeen ? undefined : '',
    hue: isSeen ? hueOf(record.senderId) : undefined,
    name: view.nameOf(senderOf(message), isOwn),
  };
}

/** Returns the attributes of a bubble's end: edited mark, time and receipt. */
export function statusAttributes({ record, now, view }: MessagePart) {
  const { at, state, isDeleted, message, receipt: step } = now();
  const isHidden = isDeleted || (state === 'sent' && view.settings.hideReceipts);
  const isWaiting = state === 'failed' && view.list.rowOf(record).isWaiting();
  /** The name of the receipt in class names. */
  const receipt = isHidden ? '' : isWaiting ? 'waiting' : RECEIPT_WORDS[step];
  return {
    edited: !isDeleted && isEdited(message) ? view.t('messages.edited') : '',
    date: isoDate(at),
    time: view.dates.sent(at),
    receipt: receipt || 'none',
    label: receipt ? view.t(`receipt.${receipt}`) : undefined,
  };
}
