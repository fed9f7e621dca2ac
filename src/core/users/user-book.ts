import type { Kit } from '../../sdk/index.ts';
import { forEachItem, numberOf, textOf, uidOf } from '../objects/read.ts';
import { ChangeSet } from '../order/change-set.ts';
import { presenceWord, tellsNews } from './presence-word.ts';
import { type UserChanges, UserRecord } from './user-record.ts';
import { UserRows } from './user-rows.ts';

/** All users ever loaded, and the order of the shown ones, in sections or in the SDK's order. */
export class UserBook {
  readonly changes = new ChangeSet<UserRecord>();
  readonly rows = new UserRows(this.changes);
  readonly order = this.rows.order;
  #records = new Map<string, UserRecord>();
  /** Changes by events since a fetch started; newer than the copies it returns. */
  #changesDuringFetch = new Map<string, UserChanges>();
  #fetches = 0;

  /** Returns the record of a user, shown or not. */
  recordOf(user: Kit.User): UserRecord | undefined {
    return this.find(textOf(user, 'getUid'));
  }

  /** Returns the record of a user by id, shown or not. */
  find(uid: string): UserRecord | undefined {
    return this.#records.get(uid);
  }

  /** Whether a record's user still exists, as far as is known. */
  isKnown(record: UserRecord): boolean {
    return this.#records.get(record.id) === record;
  }

  /** Clears everything for another user. */
  reset(): void {
    this.#records.clear();
    this.#changesDuringFetch.clear();
    this.changes.forgetWithheld();
    this.rows.replaceAll([]);
  }

  /** Starts a fetch: from now on, changes by events are kept for the copies. */
  begin(): void {
    this.#fetches++;
  }

  /** Ends a fetch, with or without an answer; the last one drops the kept changes. */
  end(): void {
    if (--this.#fetches === 0) this.#changesDuringFetch.clear();
  }

  /** Adds a page at the end, or each user at the end of its section. Existing users stay where they are. */
  appendPage(page: readonly Kit.User[]): void {
    this.#delete(this.rows.append(this.#mergeAll(page)));
  }

  /**
   * Replaces the whole list by these users.
   * @param forget - drop all others for good, instead of keeping the SDK's objects.
   */
  replaceAll(users: readonly Kit.User[], forget: boolean): void {
    const next = this.#mergeAll(users);
    const before = this.rows.all();
    this.rows.replaceAll([...next]);
    if (forget) this.#delete(before.filter((record) => !next.has(record)));
  }

  /** Makes these users the first ones; those below the last of them may be further down, and stay. */
  replaceFirst(users: readonly Kit.User[]): void {
    this.#delete(this.rows.replaceFirst(this.#mergeAll(users)));
  }

  /** Handles the last page: removes users that no page contained. */
  complete(): void {
    this.#delete(this.rows.complete());
  }

  /** Handles a user going online or offline; another status of the SDK, such as 'away', is kept. */
  presence(user: Kit.User, isOnline: boolean): void {
    const uid = uidOf(user);
    const status = presenceWord(textOf(user, 'getStatus'), isOnline);
    const lastActiveAt = numberOf(user, 'getLastActiveAt') || Math.floor(Date.now() / 1000);
    const record = this.#records.get(uid);
    const isNews = record !== undefined && tellsNews(user, record.entity);
    this.#noteChanges(uid, isNews ? { status, lastActiveAt, entity: user } : { status, lastActiveAt });
    if (isNews) this.#take(record, user);
    if (!record || record.status === status) return;
    record.status = status;
    record.lastActiveAt = lastActiveAt;
    this.changes.note(record, 'presence');
  }

  /** Handles a block or unblock by the signed-in user. */
  blocked(user: Kit.User, isBlocked: boolean): void {
    const uid = uidOf(user);
    this.#noteChanges(uid, { blocked: isBlocked });
    const record = this.#records.get(uid);
    if (!record || record.blocked === isBlocked) return;
    record.blocked = isBlocked;
    this.changes.changed.add(record);
  }

  #noteChanges(uid: string, changes: UserChanges): void {
    if (this.#fetches > 0)
      this.#changesDuringFetch.set(uid, { ...this.#changesDuringFetch.get(uid), ...changes });
  }

  #mergeAll(users: readonly Kit.User[]): Set<UserRecord> {
    const records = new Set<UserRecord>();
    forEachItem(users, (user) => records.add(this.#merge(user)));
    return records;
  }

  #merge(user: Kit.User): UserRecord {
    const uid = uidOf(user);
    const newer = this.#changesDuringFetch.get(uid);
    const newest = newer?.entity ?? user;
    let record = this.#records.get(uid);
    if (!record) {
      record = new UserRecord(user);
      this.#records.set(uid, record);
    } else if (newest !== record.entity) {
      this.#take(record, newest);
    }
    if (newer) {
      Object.assign(record, newer);
      this.changes.changed.add(record);
    }
    return record;
  }

  /** Takes a later copy of a user. */
  #take(record: UserRecord, copy: Kit.User): void {
    if (!record.take(copy)) return;
    this.changes.changed.add(record);
    this.rows.regroupOne(record);
  }

  #delete(records: readonly UserRecord[]): void {
    for (const record of records) {
      this.#records.delete(record.id);
      this.changes.forget(record);
    }
  }
}
