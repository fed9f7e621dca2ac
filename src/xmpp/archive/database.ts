import { type IDBPDatabase, openDB } from 'idb';
import { type Job, transact, WriteQueue } from '../../utils/write-queue.ts';
import { INDEXES, type Records, type StoreName } from './records.ts';
import type { KeyRange, Storage, Tx } from './storage.ts';

const STORES = Object.keys(INDEXES) as StoreName[];

/**
 * Opens the database of an account, and creates its stores.
 * @param closed - called when the database is closed
 */
export async function openDatabase(name: string, closed: () => void): Promise<Storage> {
  const database = await openDB(name, 1, {
    upgrade(db) {
      for (const [store, indexes] of Object.entries(INDEXES)) {
        const created = db.createObjectStore(store, { keyPath: 'key' });
        for (const [index, multiEntry] of Object.entries(indexes)) {
          created.createIndex(index, index, { multiEntry });
        }
      }
    },
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return new DatabaseStorage(database, closed);
}

/** Database errors that a single record causes. */
const RECORD_ERRORS = ['DataCloneError', 'DataError', 'ConstraintError'];

/** Whether the database currently cannot store any record. */
export function isStorageFault(error: unknown): boolean {
  return error instanceof DOMException && !RECORD_ERRORS.includes(error.name);
}

type Run = (tx: Tx) => Promise<unknown>;

/** Stores records in IndexedDB; waiting writes share one transaction. */
class DatabaseStorage implements Storage {
  readonly #database: IDBPDatabase;
  readonly #closed: () => void;
  readonly #queue = new WriteQueue<Run>((jobs) => this.#store(jobs));

  constructor(database: IDBPDatabase, closed: () => void) {
    this.#database = database;
    this.#closed = closed;
  }

  read<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const transaction = this.#database.transaction(STORES);
    transaction.done.catch(() => undefined);
    return work(txOf(transaction as never));
  }

  write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.#queue.add(work);
  }

  close(): void {
    this.#database.close();
    this.#closed();
  }

  async #store(jobs: readonly Job<Run>[]): Promise<void> {
    try {
      const values = await this.#commit(jobs);
      for (const [at, { resolve }] of jobs.entries()) resolve(values[at]);
    } catch (error) {
      if (jobs.length === 1) throw error;
      // One of them failed: retry them one by one.
      for (const job of jobs) await this.#commit([job]).then(([value]) => job.resolve(value), job.reject);
    }
  }

  async #commit(jobs: readonly Job<Run>[]): Promise<unknown[]> {
    const transaction = this.#database.transaction(STORES, 'readwrite');
    const tx = txOf(transaction as never);
    return transact(transaction, async () => {
      const values: unknown[] = [];
      for (const { work } of jobs) values.push(await work(tx));
      return values;
    });
  }
}

/** The members of a transaction of `idb`. */
interface IdbTransaction {
  objectStore(name: string): IdbStore;
}
interface IdbStore extends IdbIndex {
  put(record: unknown): Promise<unknown>;
  delete(key: string): Promise<void>;
  get(key: string): Promise<unknown>;
  index(name: string): IdbIndex;
}
interface IdbIndex {
  getAll(range: IDBKeyRange, limit?: number): Promise<unknown[]>;
  count(range: IDBKeyRange): Promise<number>;
  openCursor(range: IDBKeyRange, direction: 'prev'): Promise<IdbCursor | null>;
}
interface IdbCursor {
  readonly value: unknown;
  continue(): Promise<IdbCursor | null>;
}

function txOf(transaction: IdbTransaction): Tx {
  const ignore = () => undefined;
  const source = (store: StoreName, index: string) => {
    const found = transaction.objectStore(store);
    return index ? found.index(index) : found;
  };
  return {
    get: <S extends StoreName>(store: S, key: string) =>
      transaction.objectStore(store).get(key) as Promise<Records[S] | undefined>,
    // A failed request ends its transaction, which reports the error.
    put: (store, record) => void transaction.objectStore(store).put(record).catch(ignore),
    remove: (store, key) => void transaction.objectStore(store).delete(key).catch(ignore),
    async range<S extends StoreName>(store: S, index: string, range: KeyRange) {
      const bounds = IDBKeyRange.bound(range.from, range.to);
      if (!range.isReverse) return (await source(store, index).getAll(bounds, range.limit)) as Records[S][];
      const found: Records[S][] = [];
      let cursor = await source(store, index).openCursor(bounds, 'prev');
      while (cursor && found.length < (range.limit ?? Number.POSITIVE_INFINITY)) {
        found.push(cursor.value as Records[S]);
        cursor = found.length === range.limit ? null : await cursor.continue();
      }
      return found;
    },
    count: (store, index, { from, to }) => source(store, index).count(IDBKeyRange.bound(from, to)),
  };
}
