import type { Block, OrderEntry } from './block.ts';

/** The state of a user or a conversation, shared by all lists. */
export interface ListedRecord {
  /** The first of its entries, which form a chain: one per list. */
  entry: ListEntry | null;
  readonly id: string;
  /** The display name, or the id without one. */
  readonly name: string;
  /** The URL of the picture, or ''. */
  readonly picture: string;
  readonly isUnread?: boolean;
}

/** The part of a list that records use. */
export interface EntryList {
  /** Whether no component shows the list: its rows are kept for the next one. */
  readonly isKept: boolean;
  /** Publishes an entry with the next flush of the list. */
  touch(entry: never): void;
  /** Requests the next flush if anything has changed. */
  schedule(): void;
  /** Reports an error to the handler of the list. */
  report(cause: unknown): void;
}

/** An entry of a record in the order of one list. */
export class ListEntry<R extends ListedRecord = ListedRecord> implements OrderEntry {
  block: Block | null = null;
  height = 0;
  /** The next entry of the same record, in another list. */
  next: ListEntry | null = null;
  readonly record: R;
  readonly list: EntryList;

  constructor(record: R, list: EntryList) {
    this.record = record;
    this.list = list;
  }

  get isHeader(): false {
    return false;
  }

  get isUnread(): boolean {
    return this.record.isUnread === true;
  }

  get id(): string {
    return this.record.id;
  }

  get name(): string {
    return this.record.name;
  }

  get picture(): string {
    return this.record.picture;
  }
}

/** Calls a function for each entry of a record. */
export function eachEntry(record: ListedRecord, visit: (entry: ListEntry) => void): void {
  for (let entry = record.entry; entry; entry = entry.next) visit(entry);
}

/** Returns the entry of a record in a list. */
export function entryIn(record: ListedRecord, list: EntryList): ListEntry | undefined {
  for (let entry = record.entry; entry; entry = entry.next) if (entry.list === list) return entry;
  return undefined;
}

/** Returns the entries of a list. */
export function entriesIn(records: Iterable<ListedRecord>, list: EntryList): ListEntry[] {
  return [...records].flatMap((record) => entryIn(record, list) ?? []);
}

/** Adds an entry to its record. */
export function link(entry: ListEntry): void {
  entry.next = entry.record.entry;
  entry.record.entry = entry;
}

/** Removes an entry from its record. */
export function unlink(entry: ListEntry): void {
  const { record } = entry;
  if (record.entry === entry) record.entry = entry.next;
  else
    eachEntry(record, (each) => {
      if (each.next === entry) each.next = entry.next;
    });
}

/** Publishes a record in all of its lists. */
export function touchEntries(record: ListedRecord): void {
  eachEntry(record, (entry) => entry.list.touch(entry as never));
}
