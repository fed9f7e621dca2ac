import { type Kit, USER_STATUS } from '../sdk/index.ts';
import { BlockOrder } from './block-order.ts';
import { ChangeSet } from './change-set.ts';
import { createLetterOf, createLetterOrder, SectionHeader } from './sections.ts';
import { UserRecord } from './user-record.ts';

/** An entry of the user list. */
export type UserEntry = UserRecord | SectionHeader;

/** How users are grouped. */
export interface Sectioning {
  /** Reads the text whose first letter names the section. */
  textOf: (user: Kit.User) => string;
  /** The locale of upper case and of the alphabet; the system's by default. */
  locale?: string;
}

/** All users that were ever loaded, and the order of those that are shown, in sections or as the SDK sends them. */
export class UserBook {
  readonly order = new BlockOrder<UserEntry>(64, 32);
  readonly changes = new ChangeSet<UserRecord>();
  #records = new Map<string, UserRecord>();
  #sections: SectionHeader[] = [];
  #sectioning: Sectioning | null = null;
  #letterOf = createLetterOf();
  #compare = createLetterOrder();

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
    this.#arrange([]);
  }

  /** The users from `start` up to, but not including, `end`, headers left out. */
  users(start: number, end: number): Kit.User[] {
    return this.#rows()
      .slice(start, end)
      .map((record) => record.user);
  }

  /** Groups the users anew, or not at all (null). */
  setSectioning(sectioning: Sectioning | null): void {
    if (!this.#sectioning && !sectioning) return;
    this.#sectioning = sectioning;
    this.#letterOf = createLetterOf(sectioning?.locale);
    this.#compare = createLetterOrder(sectioning?.locale);
    this.#arrange(this.#rows());
  }

  /** Adds a page at the end, or each user at the end of its section. Users that are there stay where they are. */
  appendPage(page: readonly Kit.User[]): void {
    const added: UserRecord[] = [];
    for (const user of page) {
      const record = this.#merge(user);
      if (!record.block && !added.includes(record)) added.push(record);
    }
    if (added.length === 0) return;
    if (this.#sectioning) for (const record of added) this.#insert(record, this.#sectioning);
    else this.order.append(added);
    this.changes.order = true;
  }

  /**
   * Makes these users the whole list.
   * @param forget - drop what is not among them for good, instead of keeping the SDK's objects.
   */
  replaceAll(users: readonly Kit.User[], forget: boolean): void {
    const next = new Set(users.map((user) => this.#merge(user)));
    const before = this.#rows();
    this.#arrange([...next]);
    if (forget) for (const record of before) if (!next.has(record)) this.#records.delete(record.id);
  }

  presence(user: Kit.User, isOnline: boolean, isPublished: boolean): void {
    const record = this.#records.get(user.getUid());
    const status = isOnline ? USER_STATUS.ONLINE : USER_STATUS.OFFLINE;
    if (!record || record.status === status) return;
    record.status = status;
    record.lastActiveAt = user.getLastActiveAt?.() || record.lastActiveAt;
    if (isPublished) this.changes.touched.add(record);
  }

  blocked(user: Kit.User, isBlocked: boolean): void {
    const record = this.#records.get(user.getUid());
    if (!record || record.blocked === isBlocked) return;
    record.blocked = isBlocked;
    this.changes.touched.add(record);
  }

  #merge(user: Kit.User): UserRecord {
    let record = this.#records.get(user.getUid());
    if (!record) {
      record = new UserRecord(user);
      this.#records.set(record.id, record);
    } else if (user !== record.entity) {
      record.take(user);
      this.changes.touched.add(record);
    }
    return record;
  }

  #rows(): UserRecord[] {
    return this.order.slice().filter((entry): entry is UserRecord => !entry.isHeader);
  }

  #arrange(records: readonly UserRecord[]): void {
    this.#sections = [];
    this.order.replaceAll(this.#sectioning ? this.#grouped(records, this.#sectioning) : records);
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
      const header = new SectionHeader(letter);
      const rows = groups.get(letter) ?? [];
      header.count = rows.length;
      this.#sections.push(header);
      entries.push(header);
      for (const row of rows) entries.push(row);
    }
    return entries;
  }

  #insert(record: UserRecord, sectioning: Sectioning): void {
    const letter = this.#letterOf(sectioning.textOf(record.entity));
    let index = 0;
    let at = 0;
    for (const section of this.#sections) {
      const order = this.#compare(section.letter, letter);
      if (order > 0) break;
      index += section.count + 1;
      at++;
      if (order < 0) continue;
      this.order.insert(record, index);
      section.count++;
      return;
    }
    const header = new SectionHeader(letter);
    header.count = 1;
    this.#sections.splice(at, 0, header);
    this.order.insert(header, index);
    this.order.insert(record, index + 1);
  }
}
