import type { DataEvent } from './data-event.ts';
import { boundsOf, type Key, keysOf, primaryKeyOf } from './keys.ts';
import type { AnyRecord, MetaRecord, Records, StoreName } from './records.ts';
import type { Work } from './work.ts';

/** Stores records; implemented by memory and by a database. */
export interface Storage {
  /** Reads the records of these primary keys, in this order. */
  read<S extends StoreName>(store: S, keys: readonly string[]): Work<(Records[S] | undefined)[]>;
  /**
   * Reads at most `limit` records with a key of this prefix within the bounds, in the order of these keys or
   * from the last one back.
   */
  scan<S extends StoreName>(
    store: S,
    prefix: Key,
    bounds: Bounds,
    limit: number,
    isReverse?: boolean,
  ): Work<Placed<Records[S]>[]>;
  /** Reads all records of a store, by primary key. */
  all<S extends StoreName>(store: S): Work<Placed<Records[S]>[]>;
}

/** The bounds of a range of keys, both exclusive. */
export interface Bounds {
  readonly above: string;
  readonly below: string;
}

/** A record, and the key it was found by. */
export interface Placed<T> {
  readonly key: string;
  readonly record: T;
}

/** A record that was put or removed. */
export interface Change {
  readonly store: StoreName;
  readonly key: string;
  readonly record: AnyRecord | undefined;
}

interface Row {
  readonly record: AnyRecord | undefined;
  readonly isNew: boolean;
}

/** The key of the single `meta` record. */
export const META = 'meta';
/** The format of keys and conversation ids; a data set in an older format is migrated when it is opened. */
const KEYS_VERSION = 3;
/** The `meta` record of an empty data set. */
export const NOTHING_YET: MetaRecord = {
  key: META,
  lastId: 0,
  now: 0,
  seq: 0,
  sessions: [],
  keysVersion: KEYS_VERSION,
};
/** By how many seconds a clock may be set back before earlier times are ignored. */
const MOST_SET_BACK = 60;

/** A transaction: reads each record once, and later reads see what it put. */
export class Tx {
  readonly events: DataEvent[] = [];
  /** Whether all stored data is deleted before the changes are stored. */
  isReplaced = false;
  /** Whether nothing was ever stored. */
  isNew = false;
  /** Whether keys and ids are in an older format. */
  isOld = false;
  readonly storage: Storage;
  readonly #rows = new Map<StoreName, Map<string, Row>>();
  #undo: (() => void)[] = [];
  #meta = NOTHING_YET;

  constructor(storage: Storage) {
    this.storage = storage;
  }

  /** Runs a command atomically: if it throws, none of its changes stay. */
  *attempt<T>(command: (tx: Tx) => Work<T>): Work<T> {
    const meta = yield* this.get('meta', META);
    this.isNew = !meta;
    this.#meta = meta ?? NOTHING_YET;
    this.isOld = this.#meta.keysVersion !== KEYS_VERSION;
    const told = this.events.length;
    this.#undo = [];
    try {
      return yield* command(this);
    } catch (error) {
      for (const step of this.#undo.reverse()) step();
      this.events.length = told;
      throw error;
    }
  }

  *get<S extends StoreName>(store: S, key: string): Work<Records[S] | undefined> {
    return (yield* this.many(store, [key]))[0];
  }

  /** Reads the records of these primary keys, in this order. */
  *many<S extends StoreName>(store: S, keys: readonly string[]): Work<(Records[S] | undefined)[]> {
    const rows = this.#rowsOf(store);
    const missing = keys.filter((key) => !rows.has(key));
    if (missing.length > 0 && !this.isReplaced) {
      const found = yield* this.storage.read(store, missing);
      for (const [at, key] of missing.entries()) rows.set(key, { record: found[at], isNew: false });
    }
    return keys.map((key) => rows.get(key)?.record as Records[S] | undefined);
  }

  /** Reads at most `limit` records between two keys, in the order of their keys of a prefix or back. */
  *range<S extends StoreName>(
    store: S,
    prefix: Key,
    {
      after,
      before,
      limit = Number.POSITIVE_INFINITY,
      isReverse = false,
    }: { after?: string; before?: string; limit?: number; isReverse?: boolean } = {},
  ): Work<Placed<Records[S]>[]> {
    const [first, last] = boundsOf(prefix);
    const bounds = { above: after ?? first, below: before ?? last };
    const rows = this.#rowsOf(store);
    const changed = new Map([...rows].filter(([, { isNew }]) => isNew));
    const found = this.isReplaced
      ? []
      : yield* this.storage.scan(store, prefix, bounds, limit + changed.size, isReverse);
    // Records read in a range need not be read again.
    for (const { record } of found) {
      const key = primaryKeyOf(store, record);
      if (!rows.has(key)) rows.set(key, { record, isNew: false });
    }
    if (changed.size === 0) return found;
    const kept = found.filter(({ record }) => !changed.has(primaryKeyOf(store, record)));
    const added = [...changed.values()].flatMap(({ record }) =>
      record ? placedIn(store, prefix, bounds, record as Records[S]) : [],
    );
    const sorted = [...kept, ...added].sort(byKey);
    return (isReverse ? sorted.reverse() : sorted).slice(0, limit);
  }

  /** Deletes everything except the journal number and the signed-in sessions. */
  clear(): void {
    const { isReplaced } = this;
    const rows = [...this.#rows];
    this.#rows.clear();
    this.isReplaced = true;
    this.#undo.push(() => {
      this.#rows.clear();
      for (const [store, before] of rows) this.#rows.set(store, before);
      this.isReplaced = isReplaced;
    });
  }

  put<S extends StoreName>(store: S, record: Records[S]): void {
    this.#set(store, primaryKeyOf(store, record), record);
  }

  remove(store: StoreName, key: string): void {
    this.#set(store, key, undefined);
  }

  /**
   * Returns the time in seconds. Never goes back, unless the clock was more than a minute ahead and was
   * corrected.
   */
  now(): number {
    const clock = Math.floor(Date.now() / 1000);
    const { now, earliest = 0 } = this.#meta;
    return Math.max(clock, earliest, now - clock > MOST_SET_BACK ? 0 : now);
  }

  /** The single record of counters and signed-in sessions. */
  get meta(): MetaRecord {
    return this.#meta;
  }

  nextId(): number {
    this.setMeta({ lastId: this.#meta.lastId + 1, now: this.now() });
    return this.#meta.lastId;
  }

  setMeta(facts: Partial<MetaRecord>): void {
    this.#meta = { ...this.#meta, ...facts };
    this.put('meta', this.#meta);
  }

  /** Returns the records that were put or removed, each once. */
  *changes(): Iterable<Change> {
    for (const [store, rows] of this.#rows) {
      for (const [key, { record, isNew }] of rows) if (isNew) yield { store, key, record };
    }
  }

  #set(store: StoreName, key: string, record: AnyRecord | undefined): void {
    const rows = this.#rowsOf(store);
    const before = rows.get(key);
    rows.set(key, { record, isNew: true });
    this.#undo.push(() => (before ? rows.set(key, before) : rows.delete(key)));
  }

  #rowsOf(store: StoreName): Map<string, Row> {
    let rows = this.#rows.get(store);
    if (!rows) {
      rows = new Map();
      this.#rows.set(store, rows);
    }
    return rows;
  }
}

export const byKey = (a: { readonly key: string }, b: { readonly key: string }): number =>
  a.key < b.key ? -1 : 1;

/** Returns a record under each of its keys within the bounds. */
export function placedIn<S extends StoreName>(
  store: S,
  prefix: Key,
  { above, below }: Bounds,
  record: Records[S],
): Placed<Records[S]>[] {
  return keysOf(store, record, prefix).flatMap((key) =>
    key > above && key < below ? [{ key, record }] : [],
  );
}
