import { BlockOrder } from '../order/block-order.ts';
import type { ChangeSet } from '../order/change-set.ts';
import { SectionHeader } from '../order/sections.ts';
import { Leftovers, type Sorted } from '../requests/leftovers.ts';
import { Grouping, type Sectioning } from './grouping.ts';
import type { UserRecord } from './user-record.ts';

/** An entry of the user list. */
export type UserEntry = UserRecord | SectionHeader;

/** Of how many users at a time the letters are read when a long list is grouped anew. */
const SLICE = 5000;

/** A page of more than this part of the list is grouped with the whole list, instead of user by user. */
const BULK = 1 / 8;

/** The rows of the user list in their order: under section headers, or as the SDK sends them. */
export class UserRows {
  readonly order = new BlockOrder<UserEntry>(64, 32);
  readonly #changes: ChangeSet<UserRecord>;
  readonly #leftovers = new Leftovers<UserRecord>();
  /** All that are loaded, as the SDK sent them: the order that returns when the sections go. */
  #sent: UserRecord[] = [];
  #sections: SectionHeader[] = [];
  #headers = new Map<string, SectionHeader>();
  #sectioning: Sectioning | null = null;
  #grouping: Grouping | null = null;
  /** The grouping that takes over when the letters of all users are read, and of how many they are. */
  #coming: Grouping | null = null;
  #read = 0;

  /** @param changes - where moves are noted for the next flush. */
  constructor(changes: ChangeSet<UserRecord>) {
    this.#changes = changes;
  }

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

  /** All that are loaded, as the SDK sent them. */
  all(): readonly UserRecord[] {
    return this.#sent;
  }

  /** The rows from `start` up to, but not including, `end`, headers left out. */
  slice(start: number, end: number): UserRecord[] {
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

  /** Adds the rows of a page, unless they are here: each at the end, or of its section. Gives those that are gone. */
  append(page: ReadonlySet<UserRecord>): readonly UserRecord[] {
    if (this.#leftovers.size > 0) return this.#follow(this.#leftovers.paged(this.#sent, page));
    const added = [...page].filter((record) => !record.block);
    if (added.length === 0) return [];
    for (const record of added) this.#sent.push(record);
    if (!this.#grouping) this.order.append(added);
    else if (added.length > this.#sent.length * BULK) this.#arrange();
    else for (const record of added) this.#insert(record, this.#grouping);
    this.#changes.order = true;
    return [];
  }

  /** Makes these rows the first ones; those below the last of them stay. Gives those that are gone. */
  replaceFirst(rows: ReadonlySet<UserRecord>): readonly UserRecord[] {
    return this.#follow(this.#leftovers.refetched(this.#sent, rows));
  }

  /** Takes out what no page brought, after the last one, and gives it. */
  complete(): readonly UserRecord[] {
    const gone = this.#leftovers.takeAll();
    const missing = new Set(gone);
    if (gone.length > 0) this.#put(this.#sent.filter((record) => !missing.has(record)));
    return gone;
  }

  #follow({ rows, gone }: Sorted<UserRecord>): readonly UserRecord[] {
    this.#put(rows);
    return gone;
  }

  /** Makes these rows all that are loaded. */
  replaceAll(rows: UserRecord[]): void {
    this.#leftovers.takeAll();
    this.#put(rows);
  }

  #put(rows: UserRecord[]): void {
    this.#sent = rows;
    this.#read = 0;
    this.#arrange();
  }

  /** Moves a row whose description changed to the end of its section, if that is another one. */
  regroupOne(record: UserRecord): void {
    const { letter } = record;
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
    this.#changes.order = true;
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
    this.#changes.order = true;
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
