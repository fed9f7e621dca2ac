import { INDEXES, type Records, type StoreName } from './records.ts';
import type { KeyRange, Storage, Tx } from './storage.ts';

/** Sorted keys, each with the key of its record. */
class SortedKeys {
  readonly #entries: [key: string, record: string][] = [];

  add(key: string, record: string): void {
    const at = this.#find(key, record);
    const found = this.#entries[at];
    if (found?.[0] !== key || found[1] !== record) this.#entries.splice(at, 0, [key, record]);
  }

  remove(key: string, record: string): void {
    const at = this.#find(key, record);
    const found = this.#entries[at];
    if (found?.[0] === key && found[1] === record) this.#entries.splice(at, 1);
  }

  range({ from, to, isReverse = false, limit = Number.POSITIVE_INFINITY }: KeyRange): string[] {
    const start = this.#find(from, '');
    const end = this.#find(`${to}\0`, '');
    const entries = isReverse
      ? this.#entries.slice(Math.max(start, end - limit), end).reverse()
      : this.#entries.slice(start, Math.min(end, start + limit));
    return entries.map(([, record]) => record);
  }

  count({ from, to }: KeyRange): number {
    return Math.max(0, this.#find(`${to}\0`, '') - this.#find(from, ''));
  }

  /** Returns the index of an entry, or the index at which to insert it. */
  #find(key: string, record: string): number {
    let low = 0;
    let high = this.#entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const [other = '', otherRecord = ''] = this.#entries[middle] ?? [];
      if (other < key || (other === key && otherRecord < record)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** One store: its records, and the keys of each index. */
class Store {
  readonly records = new Map<string, { key: string }>();
  readonly #indexes: Map<string, SortedKeys>;

  constructor(names: readonly string[]) {
    this.#indexes = new Map(['', ...names].map((name) => [name, new SortedKeys()]));
  }

  index(name: string): SortedKeys {
    return this.#indexes.get(name) as SortedKeys;
  }

  put(record: { key: string }): void {
    this.remove(record.key);
    this.records.set(record.key, record);
    for (const [name, keys] of this.#indexes)
      for (const key of keysOf(record, name)) keys.add(key, record.key);
  }

  remove(key: string): void {
    const record = this.records.get(key);
    if (!record) return;
    this.records.delete(key);
    for (const [name, keys] of this.#indexes) for (const each of keysOf(record, name)) keys.remove(each, key);
  }
}

function keysOf(record: { key: string }, index: string): readonly string[] {
  const found = (record as Record<string, unknown>)[index || 'key'];
  if (found === undefined) return [];
  return Array.isArray(found) ? found : [found as string];
}

/** Stores records in memory, if there is no database, or another tab uses it. */
export class MemoryStorage implements Storage {
  readonly #stores: Record<StoreName, Store>;
  #last: Promise<unknown> = Promise.resolve();

  constructor() {
    const stores = Object.entries(INDEXES).map(([name, indexes]) => [name, new Store(Object.keys(indexes))]);
    this.#stores = Object.fromEntries(stores) as Record<StoreName, Store>;
  }

  read<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return work(this.#tx);
  }

  write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const done = this.#last.then(() => work(this.#tx));
    this.#last = done.catch(() => undefined);
    return done;
  }

  close(): void {}

  readonly #tx: Tx = {
    get: async (store, key) => copy(this.#stores[store].records.get(key)) as never,
    put: (store, record) => this.#stores[store].put(copy(record)),
    remove: (store, key) => this.#stores[store].remove(key),
    range: async <S extends StoreName>(store: S, index: string, range: KeyRange) => {
      const { records } = this.#stores[store];
      const keys = this.#stores[store].index(index).range(range);
      return keys.map((key) => copy(records.get(key)) as Records[S]);
    },
    count: async (store, index, range) => this.#stores[store].index(index).count(range),
  };
}

/** Copies a record, because callers modify their results. */
function copy<T>(record: T): T {
  return record && { ...record };
}
