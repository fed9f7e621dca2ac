import { type IDBPDatabase, openDB } from 'idb';
import { type Job, transact, WriteQueue } from '../../utils/write-queue.ts';
import type { DataEvent } from '../data/data-event.ts';
import { keyOf, rising } from '../data/keys.ts';
import type { StoreName } from '../data/records.ts';
import { Tx } from '../data/tx.ts';
import { run, type Work } from '../data/work.ts';
import { faultOf } from './faults.ts';
import { type OnDamaged, Requests } from './requests.ts';
import { MIGRATIONS } from './schema.ts';

type Command = (tx: Tx) => Work<unknown>;

/** A stored transaction. */
export interface Commit {
  readonly events: readonly DataEvent[];
  /** The journal number before it. */
  readonly before: number;
  /** Whether it is in the journal. */
  readonly isJournaled: boolean;
}

const JOBS_AT_ONCE = 256;
const JOURNAL_LENGTH = 1000;

/** An IndexedDB database. Commands issued during a transaction share the next one. */
export class Database {
  readonly #db: IDBPDatabase;
  readonly tab: string;
  /** Called for each stored transaction, before its commands resolve. */
  onCommit: (commit: Commit) => Promise<void> = () => Promise.resolve();
  /** Called for each damaged record that is left out. */
  onDamaged: OnDamaged = () => undefined;
  readonly #queue = new WriteQueue<Command>(
    (jobs) =>
      this.#commit(jobs).catch((error: unknown) => {
        throw faultOf(error);
      }),
    JOBS_AT_ONCE,
  );

  private constructor(db: IDBPDatabase, tab: string) {
    this.#db = db;
    this.tab = tab;
  }

  /** Opens a database and upgrades it to the newest version. */
  static async open(name: string, tab: string): Promise<Database> {
    try {
      if (!globalThis.indexedDB) throw new DOMException('missing', 'NotSupportedError');
      const db = await new Promise<IDBPDatabase>((resolve, reject) => {
        const opened = openDB(name, MIGRATIONS.length, {
          upgrade(database, from, _, transaction) {
            for (const step of MIGRATIONS.slice(from)) step(database, transaction);
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
      return new Database(db, tab);
    } catch (error) {
      throw faultOf(error);
    }
  }

  /** Runs a query in a read-only transaction of its own. */
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

  /** Runs a command; resolves when its changes are stored and everyone concerned in this tab was notified. */
  write<T>(command: (tx: Tx) => Work<T>): Promise<T> {
    return this.#queue.add(command);
  }

  /** The latest transaction; settles once its events are sent. */
  get current(): Promise<unknown> {
    return this.#queue.current;
  }

  /** Whether commands wait for the next transaction. */
  get isWaiting(): boolean {
    return this.#queue.isWaiting;
  }

  close(): void {
    this.#db.close();
  }

  get #stores(): StoreName[] {
    return [...this.#db.objectStoreNames] as StoreName[];
  }

  async #commit(jobs: readonly Job<Command>[]): Promise<void> {
    const transaction = this.#db.transaction(this.#stores, 'readwrite', { durability: 'strict' });
    const requests = new Requests(transaction, this.onDamaged);
    const tx = new Tx(requests);
    const answers: (() => void)[] = [];
    const commit = await transact(transaction, async () => {
      for (const { work, resolve, reject } of jobs) {
        try {
          const value = await run(tx.attempt(work));
          answers.push(() => resolve(value));
        } catch (error) {
          answers.push(() => reject(faultOf(error)));
        }
      }
      const { events } = tx;
      const before = tx.meta.seq;
      const isJournaled = events.some(({ to }) => to.some((session) => !session.startsWith(`${this.tab}:`)));
      if (isJournaled) writeJournal(tx);
      requests.write(tx);
      return { events, before, isJournaled };
    });
    // The next transaction need not wait until everyone was notified of this one.
    void this.onCommit(commit).finally(() => {
      for (const answer of answers) answer();
    });
  }
}

/** Writes the events for the other tabs, which read files again. */
function writeJournal(tx: Tx): void {
  const seq = tx.meta.seq + 1;
  tx.setMeta({ seq });
  const events = tx.events.map((event) => ({ ...event, facts: { ...event.facts, files: {} } }));
  tx.put('journal', { seq, events });
  if (seq > JOURNAL_LENGTH) tx.remove('journal', keyOf('seq', rising(seq - JOURNAL_LENGTH)));
}
