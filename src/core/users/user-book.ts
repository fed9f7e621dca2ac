import type { Kit } from '../../sdk/index.ts';
import { forEachItem, numberOf, textOf, uidOf } from '../objects/read.ts';
import { ChangeSet } from '../order/change-set.ts';
import { presenceWord, tellsNews } from './presence-word.ts';
import { type UserChanges, UserRecord } from './user-record.ts';
import { UserRows } from './user-rows.ts';

/** All users that were ever loaded, and the order of those that are shown, in sections or as the SDK sends them. */
export class UserBook {
  readonly changes = new ChangeSet<UserRecord>();
  readonly rows = new UserRows(this.changes);
  readonly order = this.rows.order;
  #records = new Map<string, UserRecord>();
  /** What events said of users since a fetch began: newer than the copies that it brings. */
  #changesDuringFetch = new Map<string, UserChanges>();
  #fetches = 0;

  /** The record of a user, shown or not. */
  recordOf(user: Kit.User): UserRecord | undefined {
    return this.find(textOf(user, 'getUid'));
  }

  /** The record of a user by id, shown or not. */
  find(uid: string): UserRecord | undefined {
    return this.#records.get(uid);
  }

  /** Whether a record still stands for a user who exists, as far as is known. */
  isKnown(record: UserRecord): boolean {
    return this.#records.get(record.id) === record;
  }

  /** Forgets everything: another user signed in. */
  reset(): void {
    this.#records.clear();
    this.#changesDuringFetch.clear();
    this.changes.forgetWithheld();
    this.rows.replaceAll([]);
  }

  /** Users are being fetched: from now on changes by events are kept beside the copies. */
  begin(): void {
    this.#fetches++;
  }

  /** Ends a fetch, answered or not; the last one drops the kept changes. */
  end(): void {
    if (--this.#fetches === 0) this.#changesDuringFetch.clear();
  }

  /** Adds a page at the end, or each user at the end of its section. Users that are there stay where they are. */
  appendPage(page: readonly Kit.User[]): void {
    this.#delete(this.rows.append(this.#mergeAll(page)));
  }

  /**
   * Makes these users the whole list.
   * @param forget - drop what is not among them for good, instead of keeping the SDK's objects.
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

  /** The last page came: users whom no page brought are gone. */
  complete(): void {
    this.#delete(this.rows.complete());
  }

  /** A user came online or went offline; a third word of the SDK's own, such as 'away', counts as it is. */
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

  /** The signed-in user blocked or unblocked this one. */
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
    for (const { id } of records) this.#records.delete(id);
  }
}
