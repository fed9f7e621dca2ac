import type { Kit } from '../../sdk/index.ts';
import { createLetterOf, letterOrderOf, SectionHeader } from '../order/sections.ts';
import type { UserRecord } from './user-record.ts';

/** How users are grouped. */
export interface Sectioning {
  /** Returns the text whose first letter names the section. */
  textOf: (user: Kit.User) => string;
  /** The locale of upper case and alphabet. Defaults to the system's. */
  locale?: string;
}

/** Groups users by the letters of one sectioning; reads a letter once per description of a user. */
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
  letterOf(record: UserRecord): string {
    if (record.grouping !== this) {
      record.grouping = this;
      record.letter = this.#letterOf(this.#textOf(record.entity));
    }
    return record.letter;
  }

  /** Returns the sections of these users in order, each with its rows; keeps existing headers. */
  group(
    records: readonly UserRecord[],
    before: ReadonlyMap<string, SectionHeader>,
  ): { header: SectionHeader; rows: UserRecord[] }[] {
    const groups = new Map<string, UserRecord[]>();
    for (const record of records) {
      const letter = this.letterOf(record);
      const rows = groups.get(letter);
      if (rows) rows.push(record);
      else groups.set(letter, [record]);
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
