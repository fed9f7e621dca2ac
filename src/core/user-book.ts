import type { Kit } from '../sdk/index.ts';
import { BlockOrder } from './block-order.ts';
import { ChangeSet } from './change-set.ts';
import { presenceWord } from './presence-word.ts';
import { createLetterOf, createLetterOrder, SectionHeader } from './sections.ts';
import { type UserFacts, UserRecord } from './user-record.ts';

/** An entry of the user list. */
export type UserEntry = UserRecord | SectionHeader;

/** How users are grouped. */
export interface Sectioning {
  /** Reads the text whose first letter names the section. */
  textOf: (user: Kit.User) => string;
  /** The locale of upper case and of the alphabet; the system's by default. */
  locale?: string;
}

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
  #letterOf = createLetterOf();
  #compare = createLetterOrder();
  /** What was heard of users while answers are under way, which is newer than the copies that they bring. */
  #heard = new Map<string, UserFacts>();
  #fetches = 0;
  /** Rows whose presence changed while it was not to be published. */
  #withheld = new Set<UserRecord>();

  /** The sections in order; empty while users are not grouped. */
  get sections(): readonly SectionHeader[] {
    return this.#sections;
  }

  /** The record of a user, shown or not. */
  find(uid: string): UserRecord | undefined {
    return this.#records.get(uid);
  }

  /** Forgets everything: another user signed in. */
  reset(): void {
    this.#records.clear();
    this.#heard.clear();
    this.#withheld.clear();
    this.#sent = [];
    this.#arrange();
  }

  /** The users from `start` up to, but not including, `end`, headers left out. */
  users(start: number, end: number): Kit.User[] {
    const users: Kit.User[] = [];
    let at = 0;
    for (const entry of this.order) {
      if (at >= end) break;
      if (entry.isHeader) continue;
      if (at >= start) users.push(entry.user);
      at++;
    }
    return users;
  }

  /** Groups the users anew, or not at all (null). */
  setSectioning(sectioning: Sectioning | null): void {
    if (!this.#sectioning && !sectioning) return;
    this.#sectioning = sectioning;
    this.#letterOf = createLetterOf(sectioning?.locale);
    this.#compare = createLetterOrder(sectioning?.locale);
    this.#arrange();
  }

  /** Users are being fetched: from now on what is heard of users is noted. */
  beginFetch(): void {
    this.#fetches++;
  }

  /** The fetch ended, well or not. With the last one the notes go. */
  endFetch(): void {
    if (--this.#fetches === 0) this.#heard.clear();
  }

  /** Adds a page at the end, or each user at the end of its section. Users that are there stay where they are. */
  appendPage(page: readonly Kit.User[]): void {
    const added = new Set<UserRecord>();
    for (const user of page) {
      const record = this.#merge(user);
      if (!record.block) added.add(record);
    }
    if (added.size === 0) return;
    for (const record of added) this.#sent.push(record);
    if (!this.#sectioning) this.order.append([...added]);
    else if (added.size > this.#sent.length * BULK) this.#arrange();
    else for (const record of added) this.#insert(record, this.#sectioning);
    this.changes.order = true;
  }

  /**
   * Makes these users the whole list.
   * @param forget - drop what is not among them for good, instead of keeping the SDK's objects.
   */
  replaceAll(users: readonly Kit.User[], forget: boolean): void {
    const next = new Set(users.map((user) => this.#merge(user)));
    const before = this.#sent;
    this.#sent = [...next];
    this.#arrange();
    if (forget) for (const record of before) if (!next.has(record)) this.#records.delete(record.id);
  }

  /** A user came online or went offline; a third word of the SDK's own, such as 'away', counts as it is. */
  presence(user: Kit.User, isOnline: boolean, isPublished: boolean): void {
    const status = presenceWord(user.getStatus?.(), isOnline);
    const lastActiveAt = user.getLastActiveAt?.() || Math.floor(Date.now() / 1000);
    this.#note(user.getUid(), { status, lastActiveAt });
    const record = this.#records.get(user.getUid());
    if (!record || record.status === status) return;
    record.status = status;
    record.lastActiveAt = lastActiveAt;
    if (isPublished) this.changes.touched.add(record);
    else this.#withheld.add(record);
  }

  /** Presence is to be published again: so is what changed meanwhile. */
  publishWithheld(): void {
    for (const record of this.#withheld) this.changes.touched.add(record);
    this.#withheld.clear();
  }

  /** The signed-in user blocked or unblocked this one. */
  blocked(user: Kit.User, isBlocked: boolean): void {
    this.#note(user.getUid(), { blocked: isBlocked });
    const record = this.#records.get(user.getUid());
    if (!record || record.blocked === isBlocked) return;
    record.blocked = isBlocked;
    this.changes.touched.add(record);
  }

  #note(uid: string, facts: UserFacts): void {
    if (this.#fetches > 0) this.#heard.set(uid, { ...this.#heard.get(uid), ...facts });
  }

  #merge(user: Kit.User): UserRecord {
    let record = this.#records.get(user.getUid());
    if (!record) {
      record = new UserRecord(user);
      this.#records.set(record.id, record);
    } else if (user !== record.entity && record.take(user)) {
      this.changes.touched.add(record);
    }
    const heard = this.#heard.get(record.id);
    if (heard) {
      Object.assign(record, heard);
      this.changes.touched.add(record);
    }
    return record;
  }

  #arrange(): void {
    this.#sections = [];
    const entries = this.#sectioning ? this.#grouped(this.#sent, this.#sectioning) : this.#sent;
    this.#headers = new Map(this.#sections.map((header) => [header.letter, header]));
    this.order.replaceAll(entries);
    this.changes.order = true;
  }

  #grouped(records: readonly UserRecord[], sectioning: Sectioning): UserEntry[] {
    const groups = new Map<string, UserRecord[]>();
    for (const record of records) {
      const letter = this.#letterOf(sectioning.textOf(record.entity));
      const group = groups.get(letter);
      if (group) group.push(record);
      else groups.set(letter, [record]);
    }
    const entries: UserEntry[] = [];
    for (const letter of [...groups.keys()].sort(this.#compare)) {
      const header = this.#headers.get(letter) ?? new SectionHeader(letter);
      const rows = groups.get(letter) ?? [];
      header.count = rows.length;
      this.#sections.push(header);
      entries.push(header);
      for (const row of rows) entries.push(row);
    }
    return entries;
  }

  /** Puts a row at the end of its section, and the section among the others when it is new. */
  #insert(record: UserRecord, sectioning: Sectioning): void {
    const letter = this.#letterOf(sectioning.textOf(record.entity));
    const at = this.#placeOf(letter);
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
  #placeOf(letter: string): number {
    let low = 0;
    let high = this.#sections.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#compare(this.#sections[middle]?.letter ?? '', letter) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
