// A store for one server: SQLite in a file, or in memory.
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { lockFile } from './lock.mjs';
import { schema } from './schema.mjs';

/** @typedef {import('./store.mjs').Row} Row */
/** @typedef {import('./store.mjs').Value} Value */

/** How long a commit waits for others: they share one wait for the disk. */
const GROUP_MS = 2;

/**
 * Opens SQLite itself: that of Node 22.13 and later, else one in WebAssembly, which installs without a compiler.
 * @param {string} file
 * @returns {Promise<{ exec(sql: string): void, prepare(sql: string): (values: Value[]) => Row[], close(): void }>}
 */
async function open(file) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 13)) {
    const module = 'node:sqlite';
    const { DatabaseSync } = await import(module);
    const db = new DatabaseSync(file);
    return {
      exec: (sql) => db.exec(sql),
      prepare(sql) {
        const statement = db.prepare(sql);
        return (values) => statement.all(...values);
      },
      close: () => db.close(),
    };
  }
  // A server that was killed left the lock of this library.
  if (file !== ':memory:') rmSync(`${file}.lock`, { recursive: true, force: true });
  const { Database } = createRequire(import.meta.url)('node-sqlite3-wasm');
  const db = new Database(file);
  /** @type {any[]} */
  const statements = [];
  return {
    exec: (sql) => db.exec(sql),
    prepare(sql) {
      const statement = db.prepare(sql);
      statements.push(statement);
      return (values) => statement.all(values);
    },
    close() {
      for (const each of statements) each.finalize();
      db.close();
    },
  };
}

/**
 * @param {string} [file] without one, the chat is only in memory
 * @returns {Promise<import('./store.mjs').Store>}
 */
export async function openSqlite(file = ':memory:') {
  const unlock = file === ':memory:' ? () => {} : lockFile(file);
  const db = await open(file).catch((error) => {
    unlock();
    throw error;
  });
  // WAL needs no shared memory when one connection has the file; FULL waits for the disk at each commit.
  db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
  db.exec(schema({ id: 'INTEGER PRIMARY KEY AUTOINCREMENT', bytes: 'BLOB' }));

  /** Prepared once. @type {Map<string, (values: Value[]) => Row[]>} */
  const statements = new Map();
  /** @param {string} sql @param {...Value} values */
  const all = async (sql, ...values) => {
    const statement = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, statement);
    return statement(values);
  };

  /** The end of the queue of writes: one at a time. @type {Promise<unknown>} */
  let last = Promise.resolve();
  /** @template T @param {() => Promise<T> | T} work @returns {Promise<T>} */
  const inTurn = (work) => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };

  /** The commit that the writes of this moment share. @type {Promise<void> | undefined} */
  let commit;
  function beginGroup() {
    db.exec('BEGIN IMMEDIATE');
    const wait =
      file === ':memory:' ? Promise.resolve() : new Promise((later) => setTimeout(later, GROUP_MS));
    return wait.then(() =>
      inTurn(() => {
        commit = undefined;
        try {
          db.exec('COMMIT');
        } catch (error) {
          db.exec('ROLLBACK');
          throw error;
        }
      }),
    );
  }

  return {
    isShared: false,
    forUpdate: '',
    all,
    async write(work) {
      /** @type {Promise<void> | undefined} */
      let committed;
      const result = await inTurn(async () => {
        if (!commit) {
          commit = beginGroup();
          // Whoever waits for it gets its error.
          commit.catch(() => undefined);
        }
        committed = commit;
        db.exec('SAVEPOINT one');
        try {
          const done = await work({ all });
          db.exec('RELEASE one');
          return done;
        } catch (error) {
          db.exec('ROLLBACK TO one; RELEASE one');
          throw error;
        }
      });
      await committed;
      return result;
    },
    async close() {
      await commit;
      await last;
      db.close();
      unlock();
    },
  };
}
