import { createException } from '../../client/boundary/exception.ts';
import {
  compareIds,
  isAction,
  isDeleted,
  messageId,
  senderId,
  sentAt,
} from '../../client/boundary/messages.ts';
import { NO_REACTIONS, type ReactionTally } from '../../client/boundary/reactions.ts';
import { RECEIPT, type Receipt } from '../../client/boundary/receipts.ts';
import type { Block, OrderEntry } from '../../order/block-order.ts';
import type { Kit } from '../../sdk/index.ts';

/** Whether a message of the signed-in user is being sent, has failed, or was sent; messages of others count as sent. */
export type MessageState = 'pending' | 'failed' | 'sent';

/** A point in the timeline. */
export interface TimelinePoint {
  /** When the message was sent, in seconds. */
  readonly at: number;
  /** The message's id as text. */
  readonly id: string;
}

/**
 * The state of a row of the message list. A message keeps its record and key from the moment it is being sent; newer
 * revisions replace the message in the record.
 */
export type MessageRecord = Readonly<TimelineRecord>;

/** A record with the fields that the timeline writes. */
export class TimelineRecord implements TimelinePoint, OrderEntry {
  readonly kind = 'message';
  readonly isHeader = false;
  block: Block | null = null;
  height = 0;
  /** Unique in its list; never changes. */
  readonly key: string;
  /** The newest revision: the message being sent, later the SDK's answer. */
  message: Kit.Message;
  state: MessageState = 'sent';
  /** Why sending failed. */
  cause: Kit.Exception | null = null;
  /** Whether the signed-in user sent it. */
  isOwn = false;
  /** The receipt of an own message. */
  receipt: Receipt = RECEIPT.NONE;
  /** Whether it is the first, or the last, of consecutive messages of one sender within five minutes. */
  startsGroup = true;
  endsGroup = true;
  reactions: readonly ReactionTally[] = NO_REACTIONS;
  /** The number of replies in its thread. */
  replyCount = 0;
  /** Whether it is highlighted as the target of a jump. */
  isMarked = false;
  /** When the user deleted it, in seconds, until a revision includes that or a later change; otherwise 0. */
  removedAt = 0;
  /** The id as text; '' until it is sent. */
  id: string;
  /** When it was sent, in seconds; while unsent, when sending began. */
  at: number;
  /** When its event arrived or sending began, in seconds; 0 if it was fetched. */
  arrivedAt = 0;
  readonly senderId: string;
  /** Whether it is a group change, which is in no sender group. */
  readonly isAction: boolean;
  /** When events last changed its reactions or replies, on the timeline's clock. */
  changedAt = 0;
  /** When a copy last included them, on the same clock. */
  copiedAt = 0;
  /** Who added or removed which emoji in events since the last copy. */
  reactors: Map<string, boolean> | null = null;

  constructor(key: string, message: Kit.Message, at = sentAt(message)) {
    this.key = key;
    this.message = message;
    this.id = messageId(message);
    this.at = at;
    this.senderId = senderId(message);
    this.isAction = isAction(message);
  }

  /** Whether it was deleted, or is being deleted. */
  get isDeleted(): boolean {
    return this.removedAt > 0 || isDeleted(this.message);
  }
}

/** Compares points in the timeline: by time, then by id. */
export function compareRecords(a: TimelinePoint, b: TimelinePoint): number {
  return a.at - b.at || compareIds(a.id, b.id);
}

/** Sets the time of messages without one to that of their neighbours in the page. */
export function placeUndated(records: readonly TimelineRecord[]): void {
  let at = records.find((each) => each.at > 0)?.at ?? 0;
  for (const record of records) {
    if (record.at > 0) at = record.at;
    else record.at = at;
  }
}

/**
 * Returns the id of a sent message.
 * @throws Kit.Exception without one
 */
export function idOf(message: Kit.Message): string {
  const id = messageId(message);
  if (id === '') throw createException('ERR_BAD_OBJECT', 'A message has no id: getId() returns none.');
  return id;
}
