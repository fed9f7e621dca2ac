import { type IDBPDatabase, openDB } from 'idb';
import { INDEXES, type Records, type StoreName } from './records.ts';
import type { KeyRange, Storage, Tx } from './storage.ts';

const STORES = Object.keys(INDEXES) as StoreName[];

/** Opens the database of an account, and upgrades it. */
export async function openDatabase(name: string): Promise<Storage> {
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
  return new DatabaseStorage(database);
}

/** Keeps records in IndexedDB. Writes that wait share one transaction. */
class DatabaseStorage implements Storage {
  readonly #database: IDBPDatabase;
  #waiting: ((tx: Tx) => Promise<void>)[] = [];
  #isWriting = false;

  constructor(database: IDBPDatabase) {
    this.#database = database;
  }

  read<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const transaction = this.#database.transaction(STORES);
    transaction.done.catch(() => undefined);
    return work(txOf(transaction as never));
  }

  write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push(async (tx) => {
        const value = await work(tx);
        this.#stored.push(() => resolve(value));
      });
      this.#failed.push(reject);
      void this.#work();
    });
  }

  close(): void {
    this.#database.close();
  }

  #stored: (() => void)[] = [];
  #failed: ((error: unknown) => void)[] = [];

  async #work(): Promise<void> {
    if (this.#isWriting) return;
    this.#isWriting = true;
    while (this.#waiting.length > 0) {
      const jobs = this.#waiting;
      const failed = this.#failed;
      this.#waiting = [];
      this.#failed = [];
      this.#stored = [];
      try {
        const transaction = this.#database.transaction(STORES, 'readwrite');
        const done = transaction.done;
        done.catch(() => undefined);
        const tx = txOf(transaction as never);
        for (const job of jobs) await job(tx);
        await done;
        for (const answer of this.#stored) answer();
      } catch (error) {
        for (const reject of failed) reject(error);
      }
    }
    this.#isWriting = false;
  }
}

/** What a transaction of `idb` has. */
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
    // A failed request ends its transaction, which reports it.
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
