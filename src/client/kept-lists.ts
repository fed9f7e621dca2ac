import { isServer } from 'solid-js/web';
import type { EntryList, ListEntry } from '../order/list-entry.ts';

/** How many lists are kept, and how many rows of each. */
const MOST_LISTS = 5;
const MOST_ROWS = 100;

/** A list of entries that shows records of a client. */
export interface KeepableList<R> extends EntryList {
  isKept: boolean;
  readonly rows: { all(): readonly ListEntry<R & ListEntry['record']>[] };
  readonly changes: { clear(): void };
  /** Adds records at the end that are known already. */
  show(records: readonly R[]): void;
  /** Ends the list. */
  leave(): void;
}

/**
 * The first rows of lists that were shown before, by what they loaded: a list that is mounted again begins with them.
 * Events go on changing them, and a fetch brings them up to date.
 */
export class KeptLists<R> {
  readonly #lists = new Map<unknown, KeepableList<R>>();

  /** Keeps the rows of a list that ends. */
  keep(key: unknown, list: KeepableList<R>, create: () => KeepableList<R>): void {
    const records = list.rows.all().slice(0, MOST_ROWS);
    if (isServer || records.length === 0) return;
    this.#drop(key);
    const kept = create();
    kept.isKept = true;
    // Nothing publishes its changes.
    kept.schedule = () => kept.changes.clear();
    kept.show(records.map(({ record }) => record as R));
    this.#lists.set(key, kept);
    if (this.#lists.size > MOST_LISTS) this.#drop(this.#lists.keys().next().value);
  }

  /** Shows the kept rows in a new list; returns their number. */
  restore(key: unknown, list: KeepableList<R>): number {
    const kept = this.#lists.get(key);
    if (!kept) return 0;
    const records = kept.rows.all().map(({ record }) => record as R);
    list.show(records);
    this.#drop(key);
    return records.length;
  }

  /** Clears everything for another user. */
  clear(): void {
    for (const key of [...this.#lists.keys()]) this.#drop(key);
  }

  #drop(key: unknown): void {
    this.#lists.get(key)?.leave();
    this.#lists.delete(key);
  }
}
