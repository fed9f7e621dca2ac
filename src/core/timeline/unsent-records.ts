import type { Kit } from '../../sdk/index.ts';
import { RecentMap } from '../collections/recent-map.ts';
import { saysTheSame, sentAt } from '../messages/messages.ts';
import { textOf } from '../objects/read.ts';
import { MessageRecord } from './message-record.ts';

/** How many sent messages are remembered, so that a late report about sending finds its record. */
const CAPACITY = 200;

/**
 * The signed-in user's messages that are being sent or failed, in the order they were started. A message may
 * come back as another object, as an event, in a page, and as the answer, in any order: each finds the record.
 */
export class UnsentRecords {
  #records: MessageRecord[] = [];
  /** The records by the objects that were sent, and by muid, also after sending. */
  #byObject = new WeakMap<Kit.Message, MessageRecord>();
  readonly #byMuid = new RecentMap<string, MessageRecord>(CAPACITY);
  #made = 0;

  get records(): readonly MessageRecord[] {
    return this.#records;
  }

  /** Returns the record of a message that is reported as being sent or failed, sent meanwhile or not. */
  find(message: Kit.Message): MessageRecord | undefined {
    return (
      this.#byObject.get(message) ??
      this.#byMuid.get(textOf(message, 'getMuid') || '-') ??
      this.#records.find((each) => each.state === 'failed' && saysTheSame(each.message, message))
    );
  }

  /** Adds a message that is being sent. `at` is the time of the newest known message, or now, in seconds. */
  add(message: Kit.Message, at: number): MessageRecord {
    const record = new MessageRecord(`new ${++this.#made}`, message, at);
    record.isOwn = true;
    this.#records.push(record);
    this.note(record, message);
    return record;
  }

  /** Notes another object of a record's message. */
  note(record: MessageRecord, message: Kit.Message): void {
    this.#byObject.set(message, record);
    const muid = textOf(message, 'getMuid');
    if (muid) this.#byMuid.set(muid, record);
  }

  /**
   * Finds the unsent record of a message that has an id: the same object, else the same muid, else the same
   * content, unless it is too old.
   * @param isAnswer - whether it answers a send: then it may have another text.
   */
  match(message: Kit.Message, isAnswer: boolean): MessageRecord | undefined {
    const noted = this.#byObject.get(message) ?? this.#byMuid.get(textOf(message, 'getMuid') || '-');
    if (noted) return this.#records.includes(noted) ? noted : undefined;
    const at = sentAt(message);
    const fits = (isTextFree: boolean) => (each: MessageRecord) =>
      (isAnswer || !(at > 0) || at >= each.at - LEEWAY) &&
      (!isTextFree || each.state === 'pending') &&
      saysTheSame(each.message, message, isTextFree);
    return this.#records.find(fits(false)) ?? (isAnswer ? this.#records.find(fits(true)) : undefined);
  }

  /** Removes a record that was sent or discarded. */
  delete(record: MessageRecord): void {
    this.#records = this.#records.filter((each) => each !== record);
  }

  clear(): void {
    this.#records = [];
    this.#byObject = new WeakMap();
    this.#byMuid.clear();
  }
}

/** How far the user's clock may be ahead of the server's, in seconds. */
const LEEWAY = 60;
