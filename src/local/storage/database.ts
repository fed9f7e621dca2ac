import { type IDBPDatabase, type IDBPTransaction, openDB, unwrap } from 'idb';
import type { DataEvent } from '../data/data-event.ts';
import { type Key, keyOf, keysOf, rising } from '../data/keys.ts';
import type { AnyRecord, Records, StoreName } from '../data/records.ts';
import { type Bounds, byKey, META, type Placed, placedIn, type Storage, Tx } from '../data/tx.ts';
import { run, type Work } from '../data/work.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import { faultOf } from './faults.ts';
import { MIGRATIONS, OTHER_KEYS } from './schema.ts';
import { isRecord } from './shapes.ts';

/** A record as the database holds it. */
interface Row {
  readonly key: string;
  readonly others: readonly string[];
  readonly record: AnyRecord;
}

interface Job {
  readonly command: (tx: Tx) => Work<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** What a transaction did, once it is stored. */
export interface Commit {
  readonly events: readonly DataEvent[];
  /** How many transactions the journal counted before. */
  readonly before: number;
  /** Whether it is in the journal. */
  readonly isJournaled: boolean;
}

/** Takes the store and the key of a record that is damaged. */
export type OnDamaged = (store: StoreName, key: string) => void;

const JOBS_AT_ONCE = 256;
const JOURNAL_LENGTH = 1000;
const META_DAMAGED =
  "The record 'meta' is damaged, without which nothing can be read: delete this site's data in the browser.";

/** An IndexedDB database. Commands that come while a transaction is under way share the next one. */
export class Database {
  readonly #db: IDBPDatabase;
  readonly tab: string;
  /** Told of each transaction that is stored, before its commands are answered. */
  onCommit: (commit: Commit) => Promise<void> = () => Promise.resolve();
  /** Told of each record that is damaged, and left out. */
  onDamaged: OnDamaged = () => undefined;
  /** The newest transaction that was begun; over once its events are on their way. */
  current: Promise<unknown> = Promise.resolve();
  #jobs: Job[] = [];
  #isBusy = false;

  private constructor(db: IDBPDatabase, tab: string) {
    this.#db = db;
    this.tab = tab;
  }

  /** Opens a database, and brings it to the newest version. */
  static async open(name: string, tab: string): Promise<Database> {
    try {
      if (!globalThis.indexedDB) throw new DOMException('missing', 'NotSupportedError');
      const db = await new Promise<IDBPDatabase>((resolve, reject) => {
        const opened = openDB(name, MIGRATIONS.length, {
          upgrade(database, from) {
            for (const step of MIGRATIONS.slice(from)) step(database);
          },
          blocked() {
            reject(new DOMException('blocked', 'BlockedError'));
            opened.then((late) => late.close()).catch(() => undefined);
          },
          // Whoever deletes or upgrades it waits for this; calls then reject with ERR_STORAGE_GONE.
          blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
        });
        opened.then(resolve, reject);
      });
      return new Database(db, tab);
    } catch (error) {
      throw faultOf(error);
    }
  }

  /** Does something in a transaction of its own that changes nothing. */
  async read<T>(query: (tx: Tx) => Work<T>): Promise<{ value: T; events: readonly DataEvent[] }> {
    try {
      const transaction = this.#db.transaction(this.#stores, 'readonly');
      transaction.done.catch(() => undefined);
      const tx = new Tx(new Requests(transaction, this.onDamaged));
      const value = await run(tx.attempt(query));
      return { value, events: tx.events };
    } catch (error) {
      throw faultOf(error);
    }
  }

  /** Does a command; resolves when what it changed is stored, and all who are concerned here were told. */
  write<T>(command: (tx: Tx) => Work<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#jobs.push({ command, resolve: resolve as Job['resolve'], reject });
      void this.#work();
    });
  }

  /** Whether commands wait for the transaction after the one under way. */
  get isWaiting(): boolean {
    return this.#jobs.length > 0;
  }

  close(): void {
    this.#db.close();
  }

  get #stores(): StoreName[] {
    return [...this.#db.objectStoreNames] as StoreName[];
  }

  async #work(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    while (this.#jobs.length > 0) {
      const jobs = this.#jobs.splice(0, JOBS_AT_ONCE);
      this.current = this.#commit(jobs).catch((error: unknown) => {
        const fault = faultOf(error);
        for (const { reject } of jobs) reject(fault);
      });
      await this.current;
    }
    this.#isBusy = false;
  }

  async #commit(jobs: readonly Job[]): Promise<void> {
    const transaction = this.#db.transaction(this.#stores, 'readwrite', { durability: 'strict' });
    const done = transaction.done.then(
      () => undefined,
      (error: unknown) => ({ error }),
    );
    const requests = new Requests(transaction, this.onDamaged);
    const tx = new Tx(requests);
    const answers: (() => void)[] = [];
    try {
      for (const { command, resolve, reject } of jobs) {
        try {
          const value = await run(tx.attempt(command));
          answers.push(() => resolve(value));
        } catch (error) {
          answers.push(() => reject(faultOf(error)));
        }
      }
      const { events, seq: before } = tx;
      const isJournaled = events.some(({ to }) => to.some((session) => !session.startsWith(`${this.tab}:`)));
      if (isJournaled) writeJournal(tx);
      requests.write(tx);
      const failure = await done;
      if (failure) throw failure.error;
      // The next transaction need not wait until all have heard of this one.
      void this.onCommit({ events, before, isJournaled }).finally(() => {
        for (const answer of answers) answer();
      });
    } catch (error) {
      try {
        transaction.abort();
      } catch {
        // It is over already.
      }
      // The transaction says better than one of its requests why it failed, unless it only says that it did.
      const reason = (await done)?.error;
      throw reason instanceof DOMException && reason.name !== 'AbortError' ? reason : error;
    }
  }
}

/** Notes the events for the other tabs; files are read again there. */
function writeJournal(tx: Tx): void {
  const seq = tx.seq + 1;
  tx.setMeta({ seq });
  const events = tx.events.map((event) => ({ ...event, facts: { ...event.facts, files: {} } }));
  tx.put('journal', { seq, events });
  if (seq > JOURNAL_LENGTH) tx.remove('journal', keyOf('seq', rising(seq - JOURNAL_LENGTH)));
}

/** One transaction of the database as a storage. */
class Requests implements Storage {
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
  ): Work<Placed<Records[S]>[]> {
    if (bounds.above >= bounds.below) return [];
    const from = this.#transaction.objectStore(store);
    const source = from.indexNames.contains(OTHER_KEYS) ? from.index(OTHER_KEYS) : from;
    const range = IDBKeyRange.bound(bounds.above, bounds.below, true, true);
    for (let most = limit; ; most *= 2) {
      const count = most === Number.POSITIVE_INFINITY ? undefined : most;
      const rows = (yield source.getAll(range, count)) as Row[];
      // A record comes once for each of its keys, but does not say for which: all of them, up to the limit.
      const records = new Map(this.#soundOf(store, rows).map(({ key, record }) => [key, record]));
      const placed = [...records.values()].flatMap((record) => placedIn(store, prefix, bounds, record));
      // Damaged records are left out: others take their place.
      if (rows.length < most || placed.length >= limit) return placed.sort(byKey).slice(0, limit);
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

  /** Leaves damaged records out. All calls need `meta`: they are refused without it. */
  #soundOf<S extends StoreName>(store: S, rows: readonly Row[]): Placed<Records[S]>[] {
    return rows.filter((row): row is Row & Placed<Records[S]> => {
      const isSound = isRecord(store, row.record);
      if (!isSound && store === META) refuse(ERROR_CODE.STORAGE_CORRUPT, META_DAMAGED);
      if (!isSound) this.#onDamaged(store, row.key);
      return isSound;
    });
  }

  #change(store: StoreName): IDBObjectStore {
    // The transaction says whether all was stored: no promise of a single request is left to reject unheard.
    return unwrap(this.#transaction.objectStore(store)) as IDBObjectStore;
  }
}
