import { findUnsent, sentAt } from '../../client/boundary/messages.ts';
import { textOf } from '../../client/boundary/read.ts';
import type { Kit } from '../../sdk/index.ts';
import { RecentMap } from '../collections/recent-map.ts';
import { type MessageState, TimelineRecord } from './message-record.ts';

/** How many muids are remembered at least, so that a late report about sending finds its record. */
const CAPACITY = 200;
/** How far the user's clock may be ahead of the server's, in seconds. */
const LEEWAY = 300;

/**
 * The signed-in user's messages that are being sent or failed, in the order they were started. A message may
 * come back as another object, as an event, in a page, and as the answer, in any order: each finds the record.
 */
export class UnsentRecords {
  #records: readonly TimelineRecord[] = [];
  /** The records by the objects that were sent, and by muid, also after sending. */
  #byObject = new WeakMap<Kit.Message, TimelineRecord>();
  readonly #byMuid = new RecentMap<string, TimelineRecord>(CAPACITY);
  /** The earliest time at which the server can have received it, in seconds. */
  readonly #earliest = new WeakMap<TimelineRecord, number>();
  #made = 0;

  get records(): readonly TimelineRecord[] {
    return this.#records;
  }

  /**
   * Returns the record of a message that is reported as being sent or failed, sent meanwhile or not.
   * @param state - also accepts a record in this state with the same content.
   */
  find(message: Kit.Message, state: MessageState): TimelineRecord | undefined {
    return (
      this.#noted(message) ??
      findUnsent(
        this.#records.filter((each) => each.state === state),
        message,
      )
    );
  }

  /**
   * Creates the record of a message that is being sent.
   * @param newestAt - when the newest known message was sent, by the server's clock.
   * @param now - the user's clock.
   */
  create(message: Kit.Message, newestAt: number, now: number): TimelineRecord {
    const record = new TimelineRecord(`new ${++this.#made}`, message, Math.max(newestAt, now));
    record.isOwn = true;
    this.#earliest.set(record, Math.max(Math.min(newestAt, now), now - LEEWAY));
    return record;
  }

  /** Adds a record, or the object with which it is sent again. */
  add(record: TimelineRecord): void {
    this.#note(record, record.message);
    if (!this.#records.includes(record)) this.#records = [...this.#records, record];
  }

  /**
   * Finds the unsent record of a sent message: the same object, else the same muid, else the same content,
   * unless the message is too old.
   * @param unsent - the object that was sent, if the message answers a send; then it may have another text.
   */
  match(message: Kit.Message, unsent?: Kit.Message): TimelineRecord | undefined {
    const noted = (unsent && this.#noted(unsent)) ?? this.#noted(message);
    if (noted) return this.#records.includes(noted) ? noted : undefined;
    const at = sentAt(message);
    if (unsent) return findUnsent(this.#records, message, ({ state }) => state === 'pending');
    return findUnsent(
      this.#records.filter((each) => at >= (this.#earliest.get(each) ?? 0)),
      message,
    );
  }

  /** Removes a record that was sent as this message. */
  settle(record: TimelineRecord, message: Kit.Message): void {
    this.#note(record, message);
    this.delete(record);
  }

  /** Removes a record. */
  delete(record: TimelineRecord): void {
    this.#records = this.#records.filter((each) => each !== record);
  }

  clear(): void {
    this.#records = [];
    this.#byObject = new WeakMap();
    this.#byMuid.clear();
  }

  #note(record: TimelineRecord, message: Kit.Message): void {
    this.#byObject.set(message, record);
    const muid = textOf(message, 'getMuid');
    if (muid) this.#byMuid.set(muid, record);
  }

  #noted(message: Kit.Message): TimelineRecord | undefined {
    return this.#byObject.get(message) ?? this.#byMuid.get(textOf(message, 'getMuid'));
  }
}
