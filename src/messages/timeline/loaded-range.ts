import { compareRecords, type TimelinePoint, type TimelineRecord } from './message-record.ts';

/** The maximum number of loaded messages, and by how many an excess is reduced below it. */
const MAX_LOADED = 600;
const SPARE = 30;

/**
 * The loaded messages of a chat: one range of its timeline without gaps, sorted by the time they were sent, then by
 * id.
 */
export class LoadedRange {
  /** Whether it reaches the first message of the chat, or the newest one. */
  isAtStart = false;
  isAtNewest = false;
  #records: TimelineRecord[] = [];
  #byId = new Map<string, TimelineRecord>();

  get records(): readonly TimelineRecord[] {
    return this.#records;
  }

  /** Whether some records must be removed. */
  get isTooLong(): boolean {
    return this.#records.length > MAX_LOADED;
  }

  find(id: string): TimelineRecord | undefined {
    return this.#byId.get(id);
  }

  /** Whether a message lies within the range, or continues it at an end that it reaches. */
  covers(point: TimelinePoint): boolean {
    const [first] = this.#records;
    if (!first || this.isBeyond(point)) return this.isAtNewest;
    return this.isAtStart || compareRecords(point, first) > 0;
  }

  /** Whether a message is newer than the range. */
  isBeyond(point: TimelinePoint): boolean {
    const last = this.#records.at(-1);
    return !last || compareRecords(point, last) > 0;
  }

  /** Inserts a record in order; mostly at the end. */
  insert(record: TimelineRecord): void {
    let index = this.#records.length;
    while (index > 0 && compareRecords(this.#records[index - 1] as TimelineRecord, record) > 0) index--;
    this.#records.splice(index, 0, record);
    this.#byId.set(record.id, record);
  }

  /** Inserts a record again if the range covers it but lacks it: copies in events have no reactions and replies. */
  restore(record: TimelineRecord | undefined): void {
    if (record && !this.#byId.has(record.id) && this.covers(record)) this.insert(record);
  }

  /** Adds the records of a page. */
  add(records: readonly TimelineRecord[]): void {
    for (const record of records) this.#byId.set(record.id, record);
    this.#records = this.#records.concat(records).sort(compareRecords);
  }

  /** Removes records; returns whether there were any. */
  remove(isGone: (record: TimelineRecord) => boolean): boolean {
    const { length } = this.#records;
    this.#records = this.#records.filter((record) => {
      if (!isGone(record)) return true;
      this.#byId.delete(record.id);
      return false;
    });
    return this.#records.length < length;
  }

  /**
   * Beyond 600 records, removes those farthest from the rendered ones; returns whether it removed any.
   * @param hasNewer - whether newer messages can be loaded again.
   * @param end - removes at this end only.
   */
  trim(first: TimelineRecord, last: TimelineRecord, hasNewer: boolean, end?: 'older' | 'newer'): boolean {
    const { length } = this.#records;
    if (!this.isTooLong) return false;
    const above = Math.max(0, this.#records.indexOf(first));
    const lastIndex = this.#records.lastIndexOf(last);
    const below = lastIndex < 0 ? 0 : length - 1 - lastIndex;
    const isAbove = above >= below || !hasNewer;
    if (end && end !== (isAbove ? 'older' : 'newer')) return false;
    const count = Math.min(length - MAX_LOADED + SPARE, isAbove ? above : below);
    if (count <= 0) return false;
    const [from, to] = isAbove ? [count, length] : [0, length - count];
    const kept = this.#records.slice(from, to);
    this.#byId = new Map(kept.map((record) => [record.id, record]));
    this.#records = kept;
    if (isAbove) this.isAtStart = false;
    else this.isAtNewest = false;
    return true;
  }

  /**
   * Keeps a number of records around one, or at the newest end, and removes all others.
   * @param hasNewer - whether newer messages can be loaded again; otherwise the newest end stays.
   */
  keepAround(record: TimelineRecord | undefined, count: number, hasNewer: boolean): void {
    const { length } = this.#records;
    const index = record && hasNewer ? this.#records.indexOf(record) : -1;
    const end = index < 0 ? length : Math.min(length, Math.max(count, index + Math.ceil(count / 2)));
    const from = Math.max(0, end - count);
    this.#records = this.#records.slice(from, end);
    this.#byId = new Map(this.#records.map((each) => [each.id, each]));
    if (from > 0) this.isAtStart = false;
    if (end < length) this.isAtNewest = false;
  }

  clear(): void {
    this.#records = [];
    this.#byId = new Map();
    this.isAtStart = this.isAtNewest = false;
  }
}
