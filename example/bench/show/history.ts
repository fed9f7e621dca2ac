import type { Reading } from './meter.ts';

/** A column of the charts. */
export type Column = keyof Omit<Reading, 'at'>;

/** The number of readings in the charts. */
export const LENGTH = 120;

/** The last readings by column, oldest first, as the charts need them. */
export class History {
  readonly #columns = new Map<keyof Reading, number[]>();

  add(reading: Reading): void {
    for (const key of Object.keys(reading) as (keyof Reading)[]) {
      const values = this.#columns.get(key) ?? [];
      this.#columns.set(key, values);
      values.push(reading[key]);
      if (values.length > LENGTH) values.shift();
    }
  }

  /** Returns the values of a column. */
  of(column: keyof Reading): readonly number[] {
    return this.#columns.get(column) ?? [];
  }

  clear(): void {
    this.#columns.clear();
  }
}
