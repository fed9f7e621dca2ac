import type { Kit } from '../../sdk/index.ts';
import { forEachItem, numberOf, textOf, uidOf } from '../objects/read.ts';
import { BlockOrder } from '../order/block-order.ts';
import { ChangeSet } from '../order/change-set.ts';
import { SectionHeader } from '../order/sections.ts';
import { Leftovers, type Sorted } from '../requests/leftovers.ts';
import { Grouping, type Sectioning } from './grouping.ts';
import { presenceWord, tellsNews } from './presence-word.ts';
import { type UserChanges, UserRecord } from './user-record.ts';

/** An entry of the user list. */
export type UserEntry = UserRecord | SectionHeader;

/** Of how many users at a time the letters are read when a long list is grouped anew. */
const SLICE = 5000;

/** A page of more than this part of the list is grouped with the whole list, instead of user by user. */
const BULK = 1 / 8;

/** All users that were ever loaded, and the order of those that are shown, in sections or as the SDK sends them. */
export class UserBook {
  readonly order = new BlockOrder<UserEntry>(64, 32);
  readonly changes = new ChangeSet<UserRecord>();
  #records = new Map<string, UserRecord>();
  /** The rows as the SDK sent them: the order that returns when the sections go. */
  #sent: UserRecord[] = [];
  #sections: SectionHeader[] = [];
  #headers = new Map<string, SectionHeader>();
  #sectioning: Sectioning | null = null;
  #grouping: Grouping | null = null;
  /** The grouping that takes over when the letters of all users are read, and of how many they are. */
  #coming: Grouping | null = null;
  #read = 0;
  /** What events said of users since a fetch began: newer than the copies that it brings. */
  #changesDuringFetch = new Map<string, UserChanges>();
  #fetches = 0;
  readonly #leftovers = new Leftovers<UserRecord>();

  /** How many users are loaded, shown in sections or not. */
  get loaded(): number {
    return this.#sent.length;
  }

  /** How many of them a refetch did not bring. */
  get unconfirmed(): number {
    return this.#leftovers.size;
  }

  /** The sections in order; empty while users are not grouped. */
  get sections(): readonly SectionHeader[] {
    return this.#sections;
  }

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
    this.#leftovers.takeAll();
    this.changes.forgetWithheld();
    this.#sent = [];
    this.#read = 0;
    this.#arrange();
  }

  /** The rows from `start` up to, but not including, `end`, headers left out. */
  rows(start: number, end: number): UserRecord[] {
    const rows: UserRecord[] = [];
    let at = 0;
    for (const entry of this.order) {
      if (at >= end) break;
      if (entry.isHeader) continue;
      if (at >= start) rows.push(entry);
      at++;
    }
    return rows;
  }

  /**
   * Groups the users anew, or not at all (null). A long list is read in slices and stays as it is meanwhile:
   * call `regroup` once a frame while `isRegrouping`.
   */
  setSectioning(sectioning: Sectioning | null): void {
    if (sectioning === this.#sectioning) return;
    this.#sectioning = sectioning;
    const wasGrouped = this.#grouping !== null;
    this.#coming = sectioning && new Grouping(sectioning);
    this.#read = 0;
    if (!sectioning) this.#grouping = null;
    if (sectioning) this.regroup();
    else if (wasGrouped) this.#arrange();
  }

  /** Whether another grouping is on its way. */
  get isRegrouping(): boolean {
    return this.#coming !== null;
  }

  /** Reads the next slice for the grouping on its way, which takes over after the last one. */
  regroup(): void {
    if (!this.#coming) return;
    const end = this.#read + SLICE;
    for (const record of this.#sent.slice(this.#read, end)) this.#coming.letterOf(record);
    this.#read = end;
    if (end < this.#sent.length) return;
    this.#grouping = this.#coming;
    this.#coming = null;
    this.#arrange();
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
    const rows = this.#mergeAll(page);
    if (this.#leftovers.size > 0) {
      this.#follow(this.#leftovers.paged(this.#sent, rows));
      return;
    }
    const added = [...rows].filter((record) => !record.block);
    if (added.length === 0) return;
    for (const record of added) this.#sent.push(record);
    if (!this.#grouping) this.order.append(added);
    else if (added.length > this.#sent.length * BULK) this.#arrange();
    else for (const record of added) this.#insert(record, this.#grouping);
    this.changes.order = true;
  }

  /**
   * Makes these users the whole list.
   * @param forget - drop what is not among them for good, instead of keeping the SDK's objects.
   */
  replaceAll(users: readonly Kit.User[], forget: boolean): void {
    const next = this.#mergeAll(users);
    const before = this.#sent;
    this.#leftovers.takeAll();
    this.#put([...next]);
    if (forget) for (const record of before) if (!next.has(record)) this.#records.delete(record.id);
  }

  /** Makes these users the first ones; those below the last of them may be further down, and stay. */
  replaceFirst(users: readonly Kit.User[]): void {
    this.#follow(this.#leftovers.refetched(this.#sent, this.#mergeAll(users)));
  }

  /** The last page came: users whom no page brought are gone. */
  complete(): void {
    const gone = this.#leftovers.takeAll();
    if (gone.length === 0) return;
    const rows = new Set(this.#sent);
    for (const record of gone) rows.delete(record);
    this.#follow({ rows: [...rows], gone });
  }

  #follow({ rows, gone }: Sorted<UserRecord>): void {
    this.#put(rows);
    for (const record of gone) this.#records.delete(record.id);
  }

  /** Makes these users all that are loaded. */
  #put(records: UserRecord[]): void {
    this.#sent = records;
    this.#read = 0;
    this.#arrange();
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

  /** Takes a later copy of a user; a row whose letter changes moves to the end of the section of its new one. */
  #take(record: UserRecord, copy: Kit.User): void {
    const { letter } = record;
    if (!record.take(copy)) return;
    this.changes.changed.add(record);
    const grouping = this.#grouping;
    if (!grouping || this.#coming || !record.block || grouping.letterOf(record) === letter) return;
    const header = this.#headers.get(letter);
    this.order.remove(record);
    if (header && --header.count === 0) {
      this.order.remove(header);
      this.#headers.delete(letter);
      this.#sections.splice(this.#sections.indexOf(header), 1);
    }
    this.#insert(record, grouping);
    this.changes.order = true;
  }

  #arrange(): void {
    const groups = this.#grouping?.group(this.#sent, this.#headers);
    this.#sections = groups?.map(({ header }) => header) ?? [];
    this.#headers = new Map(this.#sections.map((header) => [header.letter, header]));
    this.order.clear();
    if (!groups) this.order.append(this.#sent);
    else
      for (const { header, rows } of groups) {
        this.order.append([header]);
        this.order.append(rows);
      }
    this.changes.order = true;
  }

  /** Puts a row at the end of its section, and the section among the others when it is new. */
  #insert(record: UserRecord, grouping: Grouping): void {
    const letter = grouping.letterOf(record);
    const at = this.#placeOf(letter, grouping);
    let header = this.#headers.get(letter);
    const next = this.#sections[header ? at + 1 : at];
    const index = next ? this.order.indexOf(next) : this.order.length;
    if (!header) {
      header = new SectionHeader(letter);
      this.#headers.set(letter, header);
      this.#sections.splice(at, 0, header);
      this.order.insert(header, index);
    }
    header.count++;
    this.order.insert(record, header.count === 1 ? index + 1 : index);
  }

  /** Where a section stands, or would stand, among the others. */
  #placeOf(letter: string, grouping: Grouping): number {
    let low = 0;
    let high = this.#sections.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (grouping.compare(this.#sections[middle]?.letter ?? '', letter) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
