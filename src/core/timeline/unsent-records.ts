import type { Kit } from '../../sdk/index.ts';
import { RecentMap } from '../collections/recent-map.ts';
import { saysTheSame, sentAt } from '../messages/messages.ts';
import { textOf } from '../objects/read.ts';
import { MessageRecord, type MessageState } from './message-record.ts';

/** How many muids are remembered at least, so that a late report about sending finds its record. */
const CAPACITY = 200;
/** How far the user's clock may be ahead of the server's, in seconds. */
const LEEWAY = 300;

/**
 * The signed-in user's messages that are being sent or failed, in the order they were started. A message may
 * come back as another object, as an event, in a page, and as the answer, in any order: each finds the record.
 */
export class UnsentRecords {
  #records: readonly MessageRecord[] = [];
  /** The records by the objects that were sent, and by muid, also after sending. */
  #byObject = new WeakMap<Kit.Message, MessageRecord>();
  readonly #byMuid = new RecentMap<string, MessageRecord>(CAPACITY);
  /** The earliest time at which the server can have received it, in seconds. */
  readonly #earliest = new WeakMap<MessageRecord, number>();
  #made = 0;

  get records(): readonly MessageRecord[] {
    return this.#records;
  }

  /**
   * Returns the record of a message that is reported as being sent or failed, sent meanwhile or not.
   * @param state - also accepts a record in this state with the same content.
   */
  find(message: Kit.Message, state: MessageState): MessageRecord | undefined {
    return (
      this.#noted(message) ??
      this.#records.find((each) => each.state === state && saysTheSame(each.message, message))
    );
  }

  /**
   * Creates the record of a message that is being sent.
   * @param newestAt - when the newest known message was sent, by the server's clock.
   * @param now - the user's clock.
   */
  create(message: Kit.Message, newestAt: number, now: number): MessageRecord {
    const record = new MessageRecord(`new ${++this.#made}`, message, Math.max(newestAt, now));
    record.isOwn = true;
    this.#earliest.set(record, Math.max(Math.min(newestAt, now), now - LEEWAY));
    return record;
  }

  /** Adds a record, or the object with which it is sent again. */
  add(record: MessageRecord): void {
    this.#note(record, record.message);
    if (!this.#records.includes(record)) this.#records = [...this.#records, record];
  }

  /**
   * Finds the unsent record of a sent message: the same object, else the same muid, else the same content,
   * unless the message is too old.
   * @param unsent - the object that was sent, if the message answers a send; then it may have another text.
   */
  match(message: Kit.Message, unsent?: Kit.Message): MessageRecord | undefined {
    const noted = (unsent && this.#noted(unsent)) ?? this.#noted(message);
    if (noted) return this.#records.includes(noted) ? noted : undefined;
    const at = sentAt(message);
    const isRecent = (each: MessageRecord) => unsent !== undefined || at >= (this.#earliest.get(each) ?? 0);
    return (
      this.#records.find((each) => isRecent(each) && saysTheSame(each.message, message)) ??
      (unsent &&
        this.#records.find((each) => each.state === 'pending' && saysTheSame(each.message, message, true)))
    );
  }

  /** Removes a record that was sent as this message. */
  settle(record: MessageRecord, message: Kit.Message): void {
    this.#note(record, message);
    this.delete(record);
  }

  /** Removes a record. */
  delete(record: MessageRecord): void {
    this.#records = this.#records.filter((each) => each !== record);
  }

  clear(): void {
    this.#records = [];
    this.#byObject = new WeakMap();
    this.#byMuid.clear();
  }

  #note(record: MessageRecord, message: Kit.Message): void {
    this.#byObject.set(message, record);
    const muid = textOf(message, 'getMuid');
    if (muid) this.#byMuid.set(muid, record);
  }

  #noted(message: Kit.Message): MessageRecord | undefined {
    return this.#byObject.get(message) ?? this.#byMuid.get(textOf(message, 'getMuid'));
  }
}
