import { createLetterOf, letterOrderOf, SectionHeader } from '../order/sections.ts';
import type { Kit } from '../sdk/index.ts';
import type { UserListEntry } from './user-list-entry.ts';

/** How users are grouped. */
export interface Sectioning {
  /** Returns the text whose first letter names the section. */
  textOf: (user: Kit.User) => string;
  /** The locale of upper case and alphabet. Defaults to the system's. */
  locale?: string;
}

/** Groups users by the letters of one sectioning; computes a letter once per description of a user. */
export class Grouping {
  /** Compares section letters. */
  readonly compare: (a: string, b: string) => number;
  readonly #textOf: (user: Kit.User) => string;
  readonly #letterOf: (name: string) => string;

  constructor(sectioning: Sectioning) {
    this.#textOf = sectioning.textOf;
    this.#letterOf = createLetterOf(sectioning.locale);
    this.compare = letterOrderOf(sectioning.locale);
  }

  /** Returns the letter of a user's section. */
  letterOf(entry: UserListEntry): string {
    const { entity } = entry.record;
    if (entry.grouping !== this || entry.grouped !== entity) {
      entry.grouping = this;
      entry.grouped = entity;
      entry.letter = this.#letterOf(this.#textOf(entity));
    }
    return entry.letter;
  }

  /** Returns the sections of users in order, each with its rows; reuses existing headers. */
  group(
    entries: readonly UserListEntry[],
    before: ReadonlyMap<string, SectionHeader>,
  ): { header: SectionHeader; rows: UserListEntry[] }[] {
    const groups = new Map<string, UserListEntry[]>();
    for (const entry of entries) {
      const letter = this.letterOf(entry);
      const rows = groups.get(letter);
      if (rows) rows.push(entry);
      else groups.set(letter, [entry]);
    }
    return [...groups]
      .sort(([a], [b]) => this.compare(a, b))
      .map(([letter, rows]) => {
        const header = before.get(letter) ?? new SectionHeader(letter);
        header.count = rows.length;
        return { header, rows };
      });
  }
}
