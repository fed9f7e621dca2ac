import { openDB } from 'idb';
import type { MemberRecord } from '../data/records.ts';
import { META, NOTHING_YET } from '../data/tx.ts';
import { isRecord } from '../storage/shapes.ts';

/** Restores the `meta` record, which all calls need, from the ids and journal numbers in other records. */
export async function repairMeta(name: string): Promise<void> {
  const database = await openDB(name);
  try {
    const write = database.transaction([META, 'messages', 'members', 'journal'], 'readwrite');
    const known = await write.objectStore(META).get(META);
    // Another tab may have restored it.
    if (!isRecord(META, known?.record)) {
      const messages = await write.objectStore('messages').getAllKeys();
      const members: { record: MemberRecord }[] = await write.objectStore('members').getAll();
      const journal = await write.objectStore('journal').getAllKeys();
      const ranks = members.flatMap(({ record }) => (isRecord('members', record) ? [record.rank] : []));
      const ids = messages.map((key) => Number.MAX_SAFE_INTEGER - numberIn(key));
      const lastId = newestOf(ids, ranks);
      // Keys and ids may be in an older format.
      const record = { ...NOTHING_YET, keysVersion: undefined, lastId, seq: newestOf(journal.map(numberIn)) };
      await write.objectStore(META).put({ key: META, others: [], record });
    }
    await write.done;
  } finally {
    database.close();
  }
}

/** Returns the number at the end of a key. */
const numberIn = (key: IDBValidKey): number => Number.parseInt(String(key).split('\n').at(-1) ?? '', 36);

const newestOf = (...numbers: readonly (readonly number[])[]): number =>
  numbers.flat().reduce((newest, number) => Math.max(newest, number), 0);
