import { isServer } from 'solid-js/web';
import type { EntryList, ListEntry } from '../order/list-entry.ts';

/** The number of kept lists, and of rows per list. */
const MAX_LISTS = 5;
const MAX_ROWS = 100;

/** A list of entries whose rows can be kept. */
export interface KeepableList<R> extends EntryList {
  isKept: boolean;
  readonly rows: { all(): readonly ListEntry<R & ListEntry['record']>[] };
  readonly changes: { clear(): void };
  /** Appends known records. */
  show(records: readonly R[]): void;
  /** Removes the list's entries from their records. */
  leave(): void;
}

/**
 * The first rows of unmounted lists, by what they loaded: a list that is mounted again starts with them. Events still
 * change them, and a fetch updates them.
 */
export class KeptLists<R> {
  readonly #lists = new Map<unknown, KeepableList<R>>();

  /** Keeps the rows of a list that is being unmounted. */
  keep(key: unknown, list: KeepableList<R>, create: () => KeepableList<R>): void {
    const records = list.rows.all().slice(0, MAX_ROWS);
    if (isServer || records.length === 0) return;
    this.#drop(key);
    const kept = create();
    kept.isKept = true;
    // Nothing publishes the changes of kept rows.
    kept.schedule = () => kept.changes.clear();
    kept.show(records.map(({ record }) => record as R));
    this.#lists.set(key, kept);
    if (this.#lists.size > MAX_LISTS) this.#drop(this.#lists.keys().next().value);
  }

  /** Adds the kept rows to a new list; returns their number. */
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
