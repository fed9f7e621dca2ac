import { RECEIPT, type Receipt, stampMessage } from '../../client/boundary/receipts.ts';
import type { ChangeSet } from '../../order/change-set.ts';
import type { Kit } from '../../sdk/index.ts';
import { compareRecords, type TimelinePoint, type TimelineRecord } from './message-record.ts';

type Step = typeof RECEIPT.DELIVERED | typeof RECEIPT.READ;

/**
 * How far own messages were delivered and read. A receipt covers the message that it names and all before it; each
 * mark is a point of the timeline that only advances.
 */
export class ReceiptMarks {
  readonly #changes: ChangeSet<TimelineRecord>;
  readonly #points = new Map<Step, TimelinePoint>();

  constructor(changes: ChangeSet<TimelineRecord>) {
    this.#changes = changes;
  }

  /** Applies the known receipts to a record added to the timeline. */
  cover(record: TimelineRecord): void {
    for (const [step, point] of this.#points)
      if (compareRecords(record, point) <= 0) this.#advance(record, step);
  }

  /**
   * Applies the receipt of a message.
   * @param records - the loaded messages in order.
   * @param details - the SDK's receipt, whose times are written into the messages.
   */
  raise(
    to: TimelineRecord,
    receipt: Receipt,
    records: readonly TimelineRecord[],
    details?: Kit.MessageReceipt,
  ): void {
    if (receipt !== RECEIPT.DELIVERED && receipt !== RECEIPT.READ) return;
    const before = this.#points.get(receipt);
    if (before && compareRecords(to, before) <= 0) return;
    this.#points.set(receipt, { at: to.at, id: to.id });
    // Records up to the previous mark are covered.
    for (let at = records.length - 1; at >= 0; at--) {
      const record = records[at] as TimelineRecord;
      if (before && compareRecords(record, before) <= 0) break;
      if (compareRecords(record, to) > 0 || !this.#advance(record, receipt)) continue;
      if (details) stampMessage(record.message, details, receipt);
    }
  }

  clear(): void {
    this.#points.clear();
  }

  #advance(record: TimelineRecord, receipt: Receipt): boolean {
    if (!record.isOwn || record.isAction || receipt <= record.receipt) return false;
    record.receipt = receipt;
    this.#changes.changed.add(record);
    return true;
  }
}
