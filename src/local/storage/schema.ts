import type { IDBPDatabase, IDBPTransaction } from 'idb';
import type { StoreName } from '../data/records.ts';

/** The index of all keys of a record except the primary one. */
export const OTHER_KEYS = 'others';

const byKeys = (db: IDBPDatabase, store: StoreName) => db.createObjectStore(store, { keyPath: 'key' });
const byOtherKeys = (db: IDBPDatabase, store: StoreName) =>
  byKeys(db, store).createIndex(OTHER_KEYS, OTHER_KEYS, { multiEntry: true });

type Upgrade = IDBPTransaction<unknown, string[], 'versionchange'>;

/** Upgrades each version of the database to the next; published steps never change. */
export const MIGRATIONS: readonly ((db: IDBPDatabase, upgrade: Upgrade) => void)[] = [
  (db) => {
    for (const store of ['users', 'groups', 'members', 'relations', 'conversations'] as const)
      byOtherKeys(db, store);
    for (const store of ['messages', 'meta'] as const) byKeys(db, store);
  },
  (db) => {
    for (const store of ['media', 'journal'] as const) byKeys(db, store);
  },
  // The format of journal events changed; older events are not needed.
  renewJournal,
  // Keys and conversation ids became unambiguous; `rewriteKeys` migrates the others.
  renewJournal,
  // Messages got further keys, which `rewriteKeys` adds.
  (_, upgrade) => upgrade.objectStore('messages').createIndex(OTHER_KEYS, OTHER_KEYS, { multiEntry: true }),
  (db) => byKeys(db, 'receipts'),
];

function renewJournal(db: IDBPDatabase): void {
  db.deleteObjectStore('journal');
  byKeys(db, 'journal');
}
