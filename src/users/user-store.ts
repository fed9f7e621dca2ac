import { uidOf } from '../client/boundary/entities.ts';
import { forEachItem } from '../client/boundary/error-collector.ts';
import type { UserRecord } from '../client/records/entity-record.ts';
import type { EntityRecords } from '../client/records/entity-records.ts';
import { type FetchTicket, UP_TO_DATE } from '../client/records/fetch-log.ts';
import { ChangeSet } from '../order/change-set.ts';
import { type EntryList, entryIn, link } from '../order/list-entry.ts';
import type { Kit } from '../sdk/index.ts';
import { UserListEntry } from './user-list-entry.ts';
import { UserRows } from './user-rows.ts';

/** The users of a list: records in order, by section or as the SDK returned them. */
export class UserStore implements EntryList {
  readonly changes = new ChangeSet<UserListEntry>();
  readonly rows = new UserRows(this.changes);
  readonly order = this.rows.order;
  isKept = false;
  schedule = () => {};
  report: EntryList['report'] = () => {};
  #records: EntityRecords;

  constructor(records: EntityRecords) {
    this.#records = records;
    records.lists.add(this);
  }

  /** The records of the client. */
  get records(): EntityRecords {
    return this.#records;
  }

  /** Switches to the records of another client. */
  bind(records: EntityRecords): void {
    this.leave();
    this.#records = records;
    records.lists.add(this);
  }

  /** Returns the entry of a user, in the list or not. */
  entryOf(user: Kit.User): UserListEntry | undefined {
    const record = this.#records.find({ isGroup: false, id: uidOf(user) });
    return record && (entryIn(record, this) as UserListEntry | undefined);
  }

  /** Whether an entry's user still exists. */
  isKnown(entry: UserListEntry): boolean {
    return entryIn(entry.record, this) === entry && this.#records.find(entry.record) === entry.record;
  }

  touch(entry: UserListEntry): void {
    this.changes.changed.add(entry);
    this.rows.regroupOne(entry);
  }

  /** Begins a fetch, whose result may lack later events. */
  begin(): FetchTicket {
    return this.#records.log.begin();
  }

  /** Ends a fetch, with or without an answer. */
  end(since: FetchTicket): void {
    this.#records.log.end(since);
  }

  /** Appends a page, each user at the end of its section if there are sections. Existing users stay in place. */
  appendPage(page: readonly Kit.User[], since = UP_TO_DATE): void {
    this.#delete(this.rows.append(this.#mergeAll(page, since)));
  }

  /** Appends known records. */
  show(records: readonly UserRecord[]): void {
    this.rows.append(new Set(records.map((record) => this.#enter(record))));
  }

  /**
   * Replaces the whole list by these users.
   * @param forget - drops all others, instead of keeping the SDK's objects.
   */
  replaceAll(users: readonly Kit.User[], forget: boolean, since = UP_TO_DATE): void {
    const next = this.#mergeAll(users, since);
    const before = this.rows.all();
    this.rows.replaceAll([...next]);
    if (forget) this.#delete(before.filter((entry) => !next.has(entry)));
  }

  /** Makes these the first users; those below the last of them stay, because they may be further down. */
  replaceFirst(users: readonly Kit.User[], since = UP_TO_DATE): void {
    this.#delete(this.rows.replaceFirst(this.#mergeAll(users, since)));
  }

  /** Handles the last page: removes users that no page contained. */
  complete(): void {
    this.#delete(this.rows.complete());
  }

  /** Clears everything for another user. */
  reset(): void {
    this.rows.replaceAll([]);
    this.#records.releaseAll(this);
  }

  /** Ends the list; records without entries are dropped. */
  leave(): void {
    this.reset();
    this.changes.clear();
    this.#records.lists.delete(this);
  }

  #mergeAll(users: readonly Kit.User[], since: FetchTicket): Set<UserListEntry> {
    const entries = new Set<UserListEntry>();
    forEachItem(users, (user) => entries.add(this.#enter(this.#records.mergeUser(user, since))));
    return entries;
  }

  #enter(record: UserRecord): UserListEntry {
    const known = entryIn(record, this);
    if (known) return known as UserListEntry;
    const entry = new UserListEntry(record, this);
    link(entry);
    if (this.#records.unpublished.has(record)) this.touch(entry);
    return entry;
  }

  #delete(entries: readonly UserListEntry[]): void {
    for (const entry of entries) {
      this.changes.changed.delete(entry);
      this.#records.release(entry);
    }
  }
}
