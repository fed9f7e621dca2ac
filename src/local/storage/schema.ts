import type { IDBPDatabase } from 'idb';
import type { StoreName } from '../data/records.ts';

/** The index of all keys of a record but its primary one. */
export const OTHER_KEYS = 'others';

const byKeys = (db: IDBPDatabase, store: StoreName) => db.createObjectStore(store, { keyPath: 'key' });
const byOtherKeys = (db: IDBPDatabase, store: StoreName) =>
  byKeys(db, store).createIndex(OTHER_KEYS, OTHER_KEYS, { multiEntry: true });

/** What makes each version of the database from the one before; a step that was published never changes. */
export const MIGRATIONS: readonly ((db: IDBPDatabase) => void)[] = [
  (db) => {
    for (const store of ['users', 'groups', 'members', 'relations', 'conversations'] as const)
      byOtherKeys(db, store);
    for (const store of ['messages', 'meta'] as const) byKeys(db, store);
  },
  (db) => {
    for (const store of ['media', 'journal'] as const) byKeys(db, store);
  },
  // The events of the journal are written otherwise from here on; nobody needs the older ones any more.
  renewJournal,
  // Keys and the ids of conversations are unambiguous from here on; `rewriteKeys` rewrites those that are not.
  renewJournal,
];

function renewJournal(db: IDBPDatabase): void {
  db.deleteObjectStore('journal');
  byKeys(db, 'journal');
}
