import type { Records, StoreName } from '../data/records.ts';
import type { Placed, Tx } from '../data/tx.ts';
import type { Work } from '../data/work.ts';

/** Reads all records of a store by primary key, in key order, including this transaction's changes. */
export function* every<S extends StoreName>(tx: Tx, store: S): Work<Placed<Records[S]>[]> {
  const stored = tx.isReplaced ? [] : yield* tx.storage.all(store);
  const byKey = new Map(stored.map(({ key, record }) => [key, record]));
  for (const { store: changed, key, record } of tx.changes()) {
    if (changed !== store) continue;
    if (record) byKey.set(key, record as Records[S]);
    else byKey.delete(key);
  }
  return [...byKey.keys()].sort().map((key) => ({ key, record: byKey.get(key) as Records[S] }));
}
