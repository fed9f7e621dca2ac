import { requireUid } from '../../client/boundary/entities.ts';
import { numberOf, textOf } from '../../client/boundary/read.ts';
import type { Kit } from '../../sdk/index.ts';
import { type EntryList, entriesIn, type ListEntry, touchEntries, unlink } from '../order/list-entry.ts';
import { presenceWord, tellsNews } from './presence-word.ts';
import { type UserChanges, UserRecord } from './user-record.ts';

/** All users that the lists of one client know. Events change their records, and fetched copies are merged by id. */
export class UserRecords {
  /** Records with changes that are not written into their objects yet. */
  readonly unpublished = new Set<UserRecord>();
  /** The lists that show the records. */
  readonly lists = new Set<EntryList>();
  readonly #records = new Map<string, UserRecord>();
  /** Changes by events since a fetch started; newer than the copies it returns. */
  #changesDuringFetch = new Map<string, UserChanges>();
  #fetches = 0;

  /** Returns the record of a user by id. */
  find(uid: string): UserRecord | undefined {
    return this.#records.get(uid);
  }

  /** Starts a fetch: from now on, changes by events are kept for the copies. */
  begin(): void {
    this.#fetches++;
  }

  /** Ends a fetch, with or without an answer; the last one drops the kept changes. */
  end(): void {
    if (--this.#fetches === 0) this.#changesDuringFetch.clear();
  }

  /** Merges a copy into the record of its user, or creates one. */
  merge(user: Kit.User): UserRecord {
    const uid = requireUid(user);
    const newer = this.#changesDuringFetch.get(uid);
    const newest = newer?.entity ?? user;
    let record = this.#records.get(uid);
    if (!record) {
      record = new UserRecord(user);
      this.#records.set(uid, record);
    } else if (newest !== record.entity) this.#take(record, newest);
    if (newer) {
      Object.assign(record, newer);
      this.#touch(record);
    }
    return record;
  }

  /** Handles a user going online or offline; another status of the SDK, such as 'away', is kept. */
  presence(user: Kit.User, isOnline: boolean): void {
    const uid = requireUid(user);
    const status = presenceWord(textOf(user, 'getStatus'), isOnline);
    const lastActiveAt = numberOf(user, 'getLastActiveAt') || Math.floor(Date.now() / 1000);
    const record = this.#records.get(uid);
    const isNews = record !== undefined && tellsNews(user, record.entity);
    this.#noteChanges(uid, isNews ? { status, lastActiveAt, entity: user } : { status, lastActiveAt });
    if (isNews) this.#take(record, user);
    if (!record || record.status === status) return;
    record.status = status;
    record.lastActiveAt = lastActiveAt;
    this.#touch(record);
  }

  /** Handles a block or unblock by the signed-in user. */
  blocked(user: Kit.User, isBlocked: boolean): void {
    const uid = requireUid(user);
    this.#noteChanges(uid, { blocked: isBlocked });
    const record = this.#records.get(uid);
    if (!record || record.blocked === isBlocked) return;
    record.blocked = isBlocked;
    this.#touch(record);
  }

  /** Takes a list's entry away; a record that no list shows is forgotten. */
  release(entry: ListEntry<UserRecord>): void {
    const { record } = entry;
    unlink(entry);
    if (record.entry || this.#records.get(record.id) !== record) return;
    this.#records.delete(record.id);
    this.unpublished.delete(record);
  }

  /** Takes all entries of a list away. */
  releaseAll(list: EntryList): void {
    for (const entry of entriesIn(this.#records.values(), list)) this.release(entry as ListEntry<UserRecord>);
  }

  /** Clears everything for another user. */
  clear(): void {
    this.#records.clear();
    this.unpublished.clear();
    this.#changesDuringFetch.clear();
  }

  #noteChanges(uid: string, changes: UserChanges): void {
    if (this.#fetches > 0)
      this.#changesDuringFetch.set(uid, { ...this.#changesDuringFetch.get(uid), ...changes });
  }

  /** Takes a later copy of a user. */
  #take(record: UserRecord, copy: Kit.User): void {
    if (record.take(copy)) this.#touch(record);
  }

  #touch(record: UserRecord): void {
    this.unpublished.add(record);
    touchEntries(record);
  }
}
