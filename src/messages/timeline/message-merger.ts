import { isDeleted, replyCountOf, revisedAt } from '../../client/boundary/messages.ts';
import type { ReactionChange } from '../../client/boundary/reactions.ts';
import { type Receipt, receiptOf } from '../../client/boundary/receipts.ts';
import type { FetchTicket } from '../../client/records/fetch-log.ts';
import { MessageUpdates } from '../../client/records/message-updates.ts';
import type { ChangeSet } from '../../order/change-set.ts';
import type { Kit } from '../../sdk/index.ts';
import { RecentMap } from '../../utils/recent-map.ts';
import type { TimelineRecord } from './message-record.ts';
import { applyReaction, takeReactions } from './reactions.ts';
import { ReceiptMarks } from './receipt-marks.ts';

/** A time on a timeline's logical clock, which is incremented per event and fetch. */
export type TimelineTime = number;

/** The ticket of a copy from an event, which has no reactions and replies. */
export const FROM_EVENT: FetchTicket = { at: -1 };

/** The minimum number of remembered early changes and counted replies. */
const CAPACITY = 1000;
/** The maximum number of early changes remembered per message. */
const MAX_EARLY = 100;

/** A change of a message that is not loaded. */
interface EarlyChange {
  readonly at: TimelineTime;
  readonly apply: (record: TimelineRecord) => void;
}

/**
 * Merges the revisions, receipts, reactions and replies that events and copies report about messages. They may arrive
 * twice, out of order, before their message, and before an older copy of it.
 */
export class MessageMerger {
  readonly #changes: ChangeSet<TimelineRecord>;
  readonly #uid: () => string | null;
  readonly #updates = new MessageUpdates();
  readonly #marks: ReceiptMarks;
  /** Reactions and replies that arrived before their message. */
  readonly #early = new RecentMap<string, EarlyChange[]>(CAPACITY);
  readonly #replies = new RecentMap<string, true>(CAPACITY);
  /**
   * The ids of messages that changed while a copy was being fetched: whether the copy includes the change is unknown.
   */
  readonly toRefetch = new Set<string>();

  constructor(changes: ChangeSet<TimelineRecord>, uid: () => string | null) {
    this.#changes = changes;
    this.#uid = uid;
    this.#marks = new ReceiptMarks(changes);
  }

  /** Merges a copy of a record's message. Its fetch began at `since` and ended at `at`. */
  merge(record: TimelineRecord, copy: Kit.Message, since: FetchTicket, at: TimelineTime = 0): void {
    const { message } = record;
    const difference = revisedAt(copy) - revisedAt(message);
    // Within the same second, the copy fetched later is newer.
    const isLater = isDeleted(copy) || (since.at >= record.copiedAt && !isDeleted(message));
    const isEdited = difference === 0 && revisedAt(copy) > 0 && isLater;
    if (difference > 0 || (isEdited && this.#updates.newest(copy, since.at) === copy))
      this.#replace(record, copy);
    // Some SDKs modify the object that the list has.
    if (record.message === copy) {
      this.#changes.changed.add(record);
      // Deleted messages may be hidden.
      if (record.isDeleted) this.#changes.order = true;
    }
    this.#renew(record);
    if (record.changedAt > since.at) {
      if (since !== FROM_EVENT) this.toRefetch.add(record.id);
      return;
    }
    const isOverlapping = record.copiedAt > since.at;
    record.copiedAt = at;
    const replies = replyCountOf(copy);
    if (!takeReactions(record, copy) && replies === record.replyCount) return;
    // If two copies were fetched at the same time, it is unknown which is newer.
    if (isOverlapping) this.toRefetch.add(record.id);
    record.replyCount = replies;
    this.#changes.changed.add(record);
  }

  /** Copies the reactions and replies from another record of the same message. */
  inherit(record: TimelineRecord, { reactions, reactors, replyCount, changedAt }: TimelineRecord): void {
    Object.assign(record, { reactions, reactors, replyCount, changedAt });
  }

  /** Applies known receipts to a record, and those of its copy to the records before it. */
  cover(record: TimelineRecord, copy: Kit.Message, records: readonly TimelineRecord[]): void {
    if (!record.isOwn) return;
    const own = Math.max(receiptOf(copy, this.#uid()), this.#updates.receipt(copy)) as Receipt;
    if (own > record.receipt) {
      record.receipt = own;
      this.#changes.changed.add(record);
    }
    this.#marks.cover(record);
    this.#marks.raise(record, own, records);
  }

  /** Applies an edited or deleted message; the record is given if the message is loaded. */
  revise(message: Kit.Message, record: TimelineRecord | undefined, at: TimelineTime): void {
    this.#updates.revise(message, record?.message ?? null, at);
    if (record) this.#renew(record);
  }

  /** Applies the receipt of a message. */
  receipt(
    id: string,
    receipt: Receipt,
    record: TimelineRecord | undefined,
    records: readonly TimelineRecord[],
    details?: Kit.MessageReceipt,
  ): void {
    this.#updates.advance(id, receipt);
    if (record) this.#marks.raise(record, receipt, records, details);
  }

  /** Applies an added or removed reaction. */
  react(change: ReactionChange, record: TimelineRecord | undefined, at: TimelineTime): void {
    if (!record) {
      this.#keep(change.messageId, at, (later) => this.react(change, later, at));
      return;
    }
    record.changedAt = at;
    if (applyReaction(record, change, this.#uid())) this.#changes.changed.add(record);
  }

  /** Applies the reactions and replies that arrived before a message, but after the fetch of its copy began. */
  applyEarly(record: TimelineRecord, since: FetchTicket): void {
    for (const { at, apply } of this.#early.get(record.id) ?? []) {
      if (at <= since.at) continue;
      apply(record);
      if (since !== FROM_EVENT) this.toRefetch.add(record.id);
    }
  }

  /** Counts a reply in the thread of a message, once. */
  reply(parentId: string, id: string, parent: TimelineRecord | undefined, at: TimelineTime): void {
    if (!parent) {
      this.#keep(parentId, at, (later) => this.reply(parentId, id, later, at));
      return;
    }
    if (this.#replies.has(id)) return;
    this.#replies.set(id, true);
    parent.changedAt = at;
    parent.replyCount++;
    this.#changes.changed.add(parent);
  }

  /** Clears everything for another user or chat. */
  clear(): void {
    this.#updates.clear();
    this.#marks.clear();
    this.#early.clear();
    this.#replies.clear();
    this.toRefetch.clear();
  }

  #keep(id: string, at: TimelineTime, apply: EarlyChange['apply']): void {
    const changes = this.#early.get(id) ?? [];
    if (changes.length < MAX_EARLY) changes.push({ at, apply });
    this.#early.set(id, changes);
  }

  /** Applies the newest known revision to a record. */
  #renew(record: TimelineRecord): void {
    const newest = this.#updates.newest(record.message);
    if (newest !== record.message) this.#replace(record, newest);
  }

  /** Replaces the message of a record by a newer revision. */
  #replace(record: TimelineRecord, revision: Kit.Message): void {
    const wasDeleted = record.isDeleted;
    record.message = revision;
    // The revision shows that the message is deleted, or what happened after that.
    if (isDeleted(revision) || revisedAt(revision) > record.removedAt) record.removedAt = 0;
    this.#changes.changed.add(record);
    // Deleted messages may be hidden.
    if (record.isDeleted || wasDeleted) this.#changes.order = true;
  }
}
