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

/** Whether a message of the signed-in user is being sent, failed, or was sent; those of others were sent. */
export type MessageState = 'pending' | 'failed' | 'sent';

/** A place in the timeline. */
export interface TimelinePoint {
  /** When the message was sent, in seconds. */
  readonly at: number;
  /** The message's id as text. */
  readonly id: string;
}

/**
 * The state of a row of the message list. A message is the same record, with the same key, from the moment
 * it is being sent; newer revisions replace the message in it.
 */
export type MessageRecord = Readonly<TimelineRecord>;

/** A record as the timeline writes it. */
export class TimelineRecord implements TimelinePoint, OrderEntry {
  readonly kind = 'message';
  readonly isHeader = false;
  block: Block | null = null;
  height = 0;
  /** Unique in its list, and never changes. */
  readonly key: string;
  /** The newest revision: what is being sent, then the SDK's answer. */
  message: Kit.Message;
  state: MessageState = 'sent';
  /** Why sending failed. */
  cause: Kit.Exception | null = null;
  /** Whether the signed-in user sent it. */
  isOwn = false;
  /** Of one's own messages only. */
  receipt: Receipt = RECEIPT.NONE;
  /** Whether it is the first, or the last, of consecutive messages of one sender within five minutes. */
  startsGroup = true;
  endsGroup = true;
  reactions: readonly ReactionTally[] = NO_REACTIONS;
  /** How many replies its thread has. */
  replyCount = 0;
  /** Whether it is the target of a jump, for a moment. */
  isMarked = false;
  /** When the user deleted it, in seconds, until a revision tells that or what came later; 0 otherwise. */
  removedAt = 0;
  /** The id as text; '' until it is sent. */
  id: string;
  /** When it was sent, in seconds; while it is unsent, when that began. */
  at: number;
  readonly senderId: string;
  /** Whether it is a change in the group, which is in no group of messages. */
  readonly isAction: boolean;
  /** When events last changed its reactions or replies, by the timeline's clock. */
  changedAt = 0;
  /** When a copy last told them, by the same clock. */
  copiedAt = 0;
  /** Who added or removed which emoji, as events told since the last copy. */
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

/** Compares places in the timeline: by time, then by id. */
export function compareRecords(a: TimelinePoint, b: TimelinePoint): number {
  return a.at - b.at || compareIds(a.id, b.id);
}

/** Gives messages without a time that of their neighbours in the page. */
export function placeUndated(records: readonly TimelineRecord[]): void {
  let at = records.find((each) => each.at > 0)?.at ?? 0;
  for (const record of records) {
    if (record.at > 0) at = record.at;
    else record.at = at;
  }
}

/**
 * Returns the id of a message that was sent.
 * @throws Kit.Exception without one
 */
export function idOf(message: Kit.Message): string {
  const id = messageId(message);
  if (id === '') throw createException('ERR_BAD_OBJECT', 'A message has no id: getId() returns none.');
  return id;
}
