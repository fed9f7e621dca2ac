import { type Sorted, UnconfirmedRows } from '../list/pages/unconfirmed-rows.ts';
import { BlockOrder } from '../order/block-order.ts';
import type { ChangeSet } from '../order/change-set.ts';
import { SectionHeader } from '../order/sections.ts';
import { Grouping, type Sectioning } from './grouping.ts';
import type { UserListEntry } from './user-list-entry.ts';

/** An entry of the user list. */
export type UserEntry = UserListEntry | SectionHeader;

/** The number of letters computed at a time when a long list is regrouped. */
const SLICE = 5000;

/** A page larger than this fraction of the list regroups the whole list instead of user by user. */
const BULK = 1 / 8;

/** The ordered rows of the user list: in sections, or in the SDK's order. */
export class UserRows {
  readonly order = new BlockOrder<UserEntry>(64, 32);
  readonly #changes: ChangeSet<UserListEntry>;
  readonly #unconfirmed = new UnconfirmedRows<UserListEntry>();
  /** All loaded users in the SDK's order, which is shown without sections. */
  #sent: UserListEntry[] = [];
  #sections: SectionHeader[] = [];
  #headers = new Map<string, SectionHeader>();
  #sectioning: Sectioning | null = null;
  #grouping: Grouping | null = null;
  /** The next grouping, which replaces the current one once all letters are computed, and the number computed. */
  #coming: Grouping | null = null;
  #read = 0;

  /** @param changes - records moves for the next flush. */
  constructor(changes: ChangeSet<UserListEntry>) {
    this.#changes = changes;
  }

  /** The number of loaded users. */
  get loaded(): number {
    return this.#sent.length;
  }

  /** The number of users missing in a refetch. */
  get unconfirmed(): number {
    return this.#unconfirmed.size;
  }

  /** The sections in order; empty without grouping. */
  get sections(): readonly SectionHeader[] {
    return this.#sections;
  }

  /** Returns all loaded users in the SDK's order. */
  all(): readonly UserListEntry[] {
    return this.#sent;
  }

  /** Returns the rows from `start` up to, but not including, `end`, without headers. */
  slice(start: number, end: number): UserListEntry[] {
    const rows: UserListEntry[] = [];
    let at = 0;
    for (const block of this.order.blocks) {
      if (at >= end) break;
      const count = block.length - block.headers;
      if (at + count > start) {
        const inBlock = (block.entries as UserEntry[]).filter((entry) => !entry.isHeader);
        rows.push(...inBlock.slice(Math.max(0, start - at), end - at));
      }
      at += count;
    }
    return rows;
  }

  /**
   * Adds a page's rows, unless they are in the list: at the end, or at the end of their section. Returns removed rows.
   */
  append(page: ReadonlySet<UserListEntry>): readonly UserListEntry[] {
    if (this.#unconfirmed.size > 0) return this.#apply(this.#unconfirmed.paged(this.#sent, page));
    const added = [...page].filter((record) => !record.block);
    if (added.length === 0) return [];
    for (const record of added) this.#sent.push(record);
    if (!this.#grouping) this.order.append(added);
    else if (added.length > this.#sent.length * BULK) this.#arrange();
    else for (const record of added) this.#insert(record, this.#grouping);
    this.#changes.order = true;
    return [];
  }

  /** Makes these the first rows; those below the last of them stay. Returns removed rows. */
  replaceFirst(rows: ReadonlySet<UserListEntry>): readonly UserListEntry[] {
    return this.#apply(this.#unconfirmed.refetched(this.#sent, rows));
  }

  /** After the last page, removes and returns the rows that no page contained. */
  complete(): readonly UserListEntry[] {
    const gone = this.#unconfirmed.takeAll();
    const missing = new Set(gone);
    if (gone.length > 0) this.#put(this.#sent.filter((record) => !missing.has(record)));
    return gone;
  }

  #apply({ rows, gone }: Sorted<UserListEntry>): readonly UserListEntry[] {
    this.#put(rows);
    return gone;
  }

  /** Replaces all loaded rows. */
  replaceAll(rows: UserListEntry[]): void {
    this.#unconfirmed.takeAll();
    this.#put(rows);
  }

  #put(rows: UserListEntry[]): void {
    this.#sent = rows;
    this.#read = 0;
    this.#arrange();
  }

  /** Moves a row whose letter has changed to the end of its new section. */
  regroupOne(record: UserListEntry): void {
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
   * Groups the users, or ungroups them (null). A long list is computed in slices and keeps its order meanwhile: call
   * `regroup` once per frame while `isRegrouping`.
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

  /** Whether another grouping is being prepared. */
  get isRegrouping(): boolean {
    return this.#coming !== null;
  }

  /** Computes the next slice of the new grouping, which applies after the last one. */
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

  /** Inserts a row at the end of its section; creates the section if needed. */
  #insert(record: UserListEntry, grouping: Grouping): void {
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

  /** Returns the index of a section among the others, or the index at which to insert it. */
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
