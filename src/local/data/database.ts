import { type IDBPDatabase, type IDBPTransaction, openDB, unwrap } from 'idb';
import { type Job, transact, WriteQueue } from '../../utils/write-queue.ts';
import * as commands from '../commands/index.ts';
import type { Exception } from '../exception.ts';
import type { DataEvent } from './data-event.ts';
import { damagedFault, faultOf } from './faults.ts';
import type { Command, Deliver, Host } from './place.ts';
import type { AnyRecord, Meta, StoreName } from './records.ts';
import { Sessions } from './sessions.ts';
import { isRecord } from './shapes.ts';
import { type Change, type Place, placeOf, STORES, State } from './state.ts';
import { Tabs } from './tabs.ts';

/** A database of another version is from before the first release, or from a newer one. */
export const VERSION = 7;
const META = 'meta';
const LOG = 'log';
/** How many batches the log keeps for tabs that are behind. */
const LOG_LENGTH = 1000;
const JOBS_AT_ONCE = 256;

/** Work for the next transaction. */
interface Task {
  readonly command: Command<unknown>;
  /** Whether its changes are stored, it stores nothing, or its events go to other tabs without being stored. */
  readonly kind: 'write' | 'read' | 'publish';
}

/** What one transaction stored, for tabs that have to catch up. */
interface Batch {
  /** Undefined if all data was replaced. */
  readonly changes: readonly Change[] | undefined;
  readonly events: readonly DataEvent[];
}

type Transaction = IDBPTransaction<unknown, string[], IDBTransactionMode>;

/** Opens a database. */
export async function openDatabase(
  name: string,
  deliver: Deliver,
  onFault: (fault: Exception) => void,
): Promise<Database> {
  try {
    if (!globalThis.indexedDB) throw new DOMException('missing', 'NotSupportedError');
    const db = await new Promise<IDBPDatabase>((resolve, reject) => {
      const opened = openDB(name, VERSION, {
        upgrade(database) {
          for (const store of database.objectStoreNames) database.deleteObjectStore(store);
          for (const store of [...STORES, META, LOG]) database.createObjectStore(store);
        },
        blocked() {
          reject(new DOMException('blocked', 'BlockedError'));
          opened.then((late) => late.close()).catch(() => undefined);
        },
        // Deleting or upgrading the database waits for this; later calls reject with ERR_STORAGE_GONE.
        blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      });
      opened.then(resolve, reject);
    });
    return new Database(db, name, deliver, onFault);
  } catch (error) {
    throw faultOf(error);
  }
}

/**
 * A state that is stored in a database, which tabs share. Each transaction first applies what other tabs have
 * stored since the last one, and transactions of all tabs run one after another: so all commands run on the same
 * state. Commands issued during a transaction share the next one.
 */
export class Database implements Host {
  readonly state = new State();
  readonly sessions = new Sessions(this.state);
  readonly #db: IDBPDatabase;
  readonly #deliver: Deliver;
  readonly #onFault: (fault: Exception) => void;
  readonly #tabs: Tabs;
  /** The number of the newest batch in the state; undefined until the state is loaded. */
  #seq: number | undefined;
  #isNew = false;
  readonly #queue = new WriteQueue<Task>((jobs) => this.#run(jobs), JOBS_AT_ONCE);

  constructor(db: IDBPDatabase, name: string, deliver: Deliver, onFault: (fault: Exception) => void) {
    this.#db = db;
    this.#deliver = deliver;
    this.#onFault = onFault;
    this.#tabs = new Tabs(`solid-chat-kit/${name}/${VERSION}`, {
      uids: () => this.sessions.uids,
      onUids: (tab, uids) => void this.read(() => this.sessions.hear(tab, uids)).catch(() => undefined),
      onEvents: (events) => {
        for (const event of events) {
          if (event.on === 'presence') this.state.presence.set(event.about.uid, event.about);
        }
        deliver(events, this.state);
      },
      onStored: () => void this.read(() => undefined).catch(() => undefined),
    });
  }

  /** Loads the data, and fills a new database; resolves to whether it was new. Leaves again on failure. */
  async enter(fills: (() => Promise<Command<void>>) | undefined): Promise<boolean> {
    try {
      const fill = (await this.read(() => this.#isNew)) ? await fills?.() : undefined;
      return await this.write((state, all) => {
        // Another tab may have filled it meanwhile.
        if (this.#isNew) fill?.(state, all);
        return this.#isNew;
      });
    } catch (error) {
      this.#leave();
      throw error;
    }
  }

  write<T>(command: Command<T>): Promise<T> {
    return this.#queue.add({ command, kind: 'write' });
  }

  read<T>(command: Command<T>): Promise<T> {
    return this.#queue.add({ command, kind: 'read' });
  }

  publish<T>(command: Command<T>): Promise<T> {
    return this.#queue.add({ command, kind: 'publish' });
  }

  announce(): void {
    this.#tabs.announce();
  }

  async close(): Promise<void> {
    // If that cannot be stored, the others still notice that the tab is gone.
    await this.write(() => this.sessions.detachAll()).catch(() => undefined);
    this.announce();
    this.#leave();
  }

  #leave(): void {
    this.#tabs.leave();
    this.#db.close();
  }

  async #run(jobs: readonly Job<Task>[]): Promise<void> {
    const { state } = this;
    const isWriting = jobs.some(({ work }) => work.kind === 'write');
    const answers: (() => void)[] = [];
    const published: DataEvent[] = [];
    let isStored = false;
    try {
      const transaction: Transaction = this.#db.transaction(
        [...this.#db.objectStoreNames],
        isWriting ? 'readwrite' : 'readonly',
        { durability: 'strict' },
      );
      await transact(transaction, async () => {
        await this.#catchUp(transaction);
        for (const { work, resolve, reject } of jobs) {
          const count = state.events.length;
          try {
            const value = state.attempt(() => work.command(state, commands));
            answers.push(() => resolve(value));
          } catch (error) {
            answers.push(() => reject(faultOf(error)));
          }
          if (work.kind === 'publish') published.push(...state.events.slice(count));
        }
        isStored = isWriting && this.#store(transaction, published);
        transaction.commit?.();
      });
    } catch (error) {
      state.undo();
      throw faultOf(error);
    }
    if (isStored) {
      this.#seq = (this.#seq ?? 0) + 1;
      this.#isNew = false;
      this.#tabs.post({ isStored });
    }
    if (published.length > 0) this.#tabs.post({ events: published });
    this.#deliverNow();
    for (const answer of answers) answer();
  }

  #deliverNow(): void {
    this.#deliver(this.state.commit(), this.state);
  }

  /** Stores the changes of the state, and notes them for the other tabs; returns whether there are any. */
  #store(transaction: Transaction, published: readonly DataEvent[]): boolean {
    const { changes, events, meta } = this.state;
    // Each tab finds out about presence by itself.
    const logged = events.filter((event) => event.on !== 'presence' && !published.includes(event));
    if (changes?.length === 0 && logged.length === 0 && !this.#isNew) return false;
    const seq = (this.#seq ?? 0) + 1;
    // The transaction reports whether everything was stored, so no promise of a request may reject unhandled.
    const of = (store: string) => unwrap(transaction.objectStore(store)) as IDBObjectStore;
    if (changes === undefined) {
      for (const store of STORES) {
        of(store).clear();
        for (const record of this.state.every(store)) of(store).put(record, keyOf(placeOf(store, record)));
      }
    }
    for (const { store, place, record } of changes ?? []) {
      if (record) of(store).put(record, keyOf(place));
      else of(store).delete(keyOf(place));
    }
    const batch: Batch = { changes: changes?.map(withoutBytes), events: logged };
    of(LOG).put(batch, seq);
    of(LOG).delete(IDBKeyRange.upperBound(seq - LOG_LENGTH));
    of(META).put({ ...meta, seq }, META);
    return true;
  }

  /** Applies what other tabs have stored, and delivers its events. */
  async #catchUp(transaction: Transaction): Promise<void> {
    const { state } = this;
    const meta = (await transaction.objectStore(META).get(META)) as (Meta & { seq: number }) | undefined;
    const before = this.#seq;
    this.#isNew = meta === undefined;
    if (!meta || meta.seq === before) return;
    const { seq, ...counters } = meta;
    const later = before === undefined ? undefined : IDBKeyRange.bound(before + 1, seq);
    const batches: Batch[] = later ? await transaction.objectStore(LOG).getAll(later) : [];
    const isComplete = batches.length === seq - (before ?? 0) && batches.every(({ changes }) => changes);
    if (before === undefined || !isComplete) {
      await this.#load(transaction, counters);
      if (before !== undefined) state.notify(undefined, undefined, { on: 'missed' });
      this.#seq = seq;
      this.#deliverNow();
      return;
    }
    for (const [at, { changes = [], events }] of batches.entries()) {
      state.apply(await withBytes(changes, transaction), counters);
      this.#seq = before + at + 1;
      this.#deliver(events, state);
    }
  }

  /** Loads all records; damaged ones are left out. */
  async #load(transaction: Transaction, meta: Meta): Promise<void> {
    const records: [StoreName, AnyRecord][] = [];
    for (const store of STORES) {
      const [found, keys] = await Promise.all([
        transaction.objectStore(store).getAll(),
        transaction.objectStore(store).getAllKeys(),
      ]);
      for (const [at, record] of found.entries()) {
        if (isRecord(store, record)) records.push([store, record]);
        else this.#onFault(damagedFault(store, keys[at]));
      }
    }
    this.state.load(records, meta);
    this.sessions.reset();
  }
}

const keyOf = (place: Place): IDBValidKey => [...place];

/** Leaves the bytes of files out of the log: they are stored once. */
const withoutBytes = (change: Change): Change =>
  change.store === 'media' && change.record
    ? { ...change, record: { id: change.place[1] } as never }
    : change;

async function withBytes(changes: readonly Change[], transaction: Transaction): Promise<Change[]> {
  return Promise.all(
    changes.map(async (change) => {
      if (change.store !== 'media' || !change.record) return change;
      return { ...change, record: await transaction.objectStore('media').get(keyOf(change.place)) };
    }),
  );
}
