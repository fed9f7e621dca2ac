import { type IDBPTransaction, unwrap } from 'idb';
import { type Key, keysOf } from '../data/keys.ts';
import type { AnyRecord, Records, StoreName } from '../data/records.ts';
import { type Bounds, byKey, META, type Placed, placedIn, type Storage, type Tx } from '../data/tx.ts';
import type { Work } from '../data/work.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import { OTHER_KEYS } from './schema.ts';
import { isRecord } from './shapes.ts';

/** A record as stored in the database. */
interface Row {
  readonly key: string;
  readonly others: readonly string[];
  readonly record: AnyRecord;
}

/** Which record is damaged. */
export interface Damaged {
  readonly store: StoreName;
  readonly key: string;
}
/** Reports a damaged record. */
export type OnDamaged = (record: Damaged) => void;

const META_DAMAGED = "The record 'meta' is damaged, so nothing can be read: reload the page to repair it.";

/** A transaction of the database as a storage. */
export class Requests implements Storage {
  readonly #transaction: IDBPTransaction<unknown, StoreName[], IDBTransactionMode>;
  readonly #onDamaged: OnDamaged;

  constructor(transaction: IDBPTransaction<unknown, StoreName[], IDBTransactionMode>, onDamaged: OnDamaged) {
    this.#transaction = transaction;
    this.#onDamaged = onDamaged;
  }

  *read<S extends StoreName>(store: S, keys: readonly string[]): Work<(Records[S] | undefined)[]> {
    const from = this.#transaction.objectStore(store);
    const rows = (yield Promise.all(keys.map((key) => from.get(key)))) as (Row | undefined)[];
    return rows.map((row) => row && this.#soundOf(store, [row])[0]?.record);
  }

  *scan<S extends StoreName>(
    store: S,
    prefix: Key,
    bounds: Bounds,
    limit: number,
    isReverse = false,
  ): Work<Placed<Records[S]>[]> {
    if (bounds.above >= bounds.below) return [];
    const from = this.#transaction.objectStore(store);
    const source = from.indexNames.contains(OTHER_KEYS) ? from.index(OTHER_KEYS) : from;
    const range = IDBKeyRange.bound(bounds.above, bounds.below, true, true);
    for (let most = limit; ; most *= 2) {
      const count = most === Number.POSITIVE_INFINITY ? undefined : most;
      const rows = (yield isReverse ? lastOf(source, range, most) : source.getAll(range, count)) as Row[];
      // A record comes once per key, without telling which key: read all of them, up to the limit.
      const records = new Map(this.#soundOf(store, rows).map(({ key, record }) => [key, record]));
      const placed = [...records.values()].flatMap((record) => placedIn(store, prefix, bounds, record));
      // Damaged records are left out; read more to replace them.
      if (rows.length < most || placed.length >= limit) {
        placed.sort(byKey);
        return (isReverse ? placed.reverse() : placed).slice(0, limit);
      }
    }
  }

  *all<S extends StoreName>(store: S): Work<Placed<Records[S]>[]> {
    return this.#soundOf(store, (yield this.#transaction.objectStore(store).getAll()) as Row[]);
  }

  write(tx: Tx): void {
    const transaction = this.#transaction;
    if (tx.isReplaced) for (const store of transaction.objectStoreNames) this.#change(store).clear();
    for (const { store, key, record } of tx.changes()) {
      if (record) this.#change(store).put({ key, others: keysOf(store, record).slice(1), record });
      else this.#change(store).delete(key);
    }
    transaction.commit?.();
  }

  /** Filters out damaged records. Throws for a damaged `meta`, which all calls need. */
  #soundOf<S extends StoreName>(store: S, rows: readonly Row[]): Placed<Records[S]>[] {
    return rows.filter((row): row is Row & Placed<Records[S]> => {
      const isSound = isRecord(store, row.record);
      if (!isSound && store === META) refuse(ERROR_CODE.STORAGE_CORRUPT, META_DAMAGED);
      if (!isSound) this.#onDamaged({ store, key: row.key });
      return isSound;
    });
  }

  #change(store: StoreName): IDBObjectStore {
    // The transaction reports whether everything was stored, so no request's promise may reject unhandled.
    return unwrap(this.#transaction.objectStore(store)) as IDBObjectStore;
  }
}

interface Cursor {
  readonly value: unknown;
  continue(): Promise<Cursor | null>;
}

/** Reads the last rows of a range, last one first. */
async function lastOf(
  source: { openCursor(range: IDBKeyRange, direction: 'prev'): Promise<Cursor | null> },
  range: IDBKeyRange,
  most: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor = await source.openCursor(range, 'prev');
  while (cursor) {
    rows.push(cursor.value as Row);
    cursor = rows.length < most ? await cursor.continue() : null;
  }
  return rows;
}
