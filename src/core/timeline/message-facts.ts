import type { Kit } from '../../sdk/index.ts';
import { RecentMap } from '../collections/recent-map.ts';
import { MessageUpdates } from '../messages/message-updates.ts';
import { revisedAt } from '../messages/messages.ts';
import { type Receipt, receiptOf } from '../messages/receipts.ts';
import { numberOf } from '../objects/read.ts';
import type { ChangeSet } from '../order/change-set.ts';
import type { MessageRecord } from './message-record.ts';
import { applyReaction, type ReactionChange, takeReactions } from './reactions.ts';
import { ReceiptMarks } from './receipt-marks.ts';

/** A time by the clock of a timeline, which counts events and fetches. */
export type Checkpoint = number;

/** The checkpoint of copies that lack nothing, and of those of events, which know no reactions and replies. */
export const NOW: Checkpoint = Number.POSITIVE_INFINITY;
export const NEVER: Checkpoint = -1;

/** The minimum number of early reactions and counted replies that are remembered. */
const CAPACITY = 1000;

/**
 * What events and copies tell about messages: revisions, receipts, reactions and replies. They may come twice,
 * out of order, before their message, and before an older copy of it.
 */
export class MessageFacts {
  readonly #changes: ChangeSet<MessageRecord>;
  readonly #uid: () => string | null;
  readonly #updates = new MessageUpdates();
  readonly #marks: ReceiptMarks;
  /** Reactions that came before their message. */
  readonly #early = new RecentMap<string, readonly ReactionChange[]>(CAPACITY);
  readonly #replies = new RecentMap<string, true>(CAPACITY);

  constructor(changes: ChangeSet<MessageRecord>, uid: () => string | null) {
    this.#changes = changes;
    this.#uid = uid;
    this.#marks = new ReceiptMarks(changes);
  }

  /** Takes a copy of a record's message, whose fetch began at `since`. */
  merge(record: MessageRecord, copy: Kit.Message, since: Checkpoint): void {
    if (revisedAt(copy) > revisedAt(record.message)) record.message = copy;
    // Some SDKs change the object that the list has.
    if (record.message === copy) this.#changes.changed.add(record);
    this.#renew(record);
    if (record.changedAt > since) return;
    const replies = numberOf(copy, 'getReplyCount');
    if (!takeReactions(record, copy) && replies === record.replyCount) return;
    record.replyCount = replies;
    this.#changes.changed.add(record);
  }

  /** Applies known receipts to a record, and those of its copy to the records before it. */
  cover(record: MessageRecord, copy: Kit.Message, records: readonly MessageRecord[]): void {
    if (!record.isOwn) return;
    const own = Math.max(receiptOf(copy, this.#uid()), this.#updates.receipt(copy)) as Receipt;
    if (own > record.receipt) record.receipt = own;
    this.#marks.cover(record);
    this.#marks.raise(record, own, records);
  }

  /** Takes an edited or deleted message; the record is known if the message is loaded. */
  revise(message: Kit.Message, record: MessageRecord | undefined): void {
    this.#updates.revise(message, record?.message ?? null);
    if (record) this.#renew(record);
  }

  /** Takes the receipt of a message. */
  receipt(
    id: string,
    receipt: Receipt,
    record: MessageRecord | undefined,
    records: readonly MessageRecord[],
    details?: Kit.MessageReceipt,
  ): void {
    this.#updates.advance(id, receipt);
    if (record) this.#marks.raise(record, receipt, records, details);
  }

  /** Takes a reaction that was added or removed. */
  react(change: ReactionChange, record: MessageRecord | undefined, at: Checkpoint): void {
    if (!record) {
      const { messageId } = change;
      this.#early.set(messageId, [...(this.#early.get(messageId) ?? []), change]);
      return;
    }
    record.changedAt = at;
    if (applyReaction(record, change, this.#uid())) this.#changes.changed.add(record);
  }

  /** Applies the reactions that came before a message. */
  reactEarly(record: MessageRecord, at: Checkpoint): void {
    for (const change of this.#early.get(record.id) ?? []) this.react(change, record, at);
  }

  /** Counts a reply in the thread of a message, once. */
  reply(id: string, parent: MessageRecord | undefined, at: Checkpoint): void {
    if (!parent || this.#replies.has(id)) return;
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
  }

  /** Applies the newest known revision to a record. */
  #renew(record: MessageRecord): void {
    const newest = this.#updates.newest(record.message);
    if (newest === record.message) return;
    record.message = newest;
    this.#changes.changed.add(record);
    // Deleted messages may be hidden.
    if (record.isDeleted) this.#changes.order = true;
  }
}
