import { ERROR_CODE, Exception } from '../exception.ts';
import { changes, chat, filters, groups, Lazy, memory, people, replace, reports, seed } from '../lazy.ts';
import type { SeedOptions } from '../seed/options.ts';
import type { Source } from '../storage/memory.ts';
import type { OnDamaged } from '../storage/requests.ts';
import { openShared } from '../storage/shared.ts';
import type { Deliver, Place, Ready } from './place.ts';
import { META } from './tx.ts';

/** Where the data is. */
export interface StorageInfo {
  readonly kind: 'memory' | 'indexeddb';
  /** The name of the database. */
  readonly name?: string;
  /** Why it is in memory, where a database was asked for; or why the database, which was there before, is new. */
  readonly reason?: Exception | undefined;
}

/** What a data set is made from. */
export interface DataOptions {
  readonly seed?: SeedOptions;
  /** The name of the database; without one the data stays in memory. */
  readonly name?: string;
}

/** Opens the database; memory where none is asked for, or none can be had. */
export async function openPlace(
  { name, seed }: DataOptions,
  tab: string,
  deliver: Deliver,
  onDamaged: OnDamaged,
): Promise<readonly [Place, StorageInfo]> {
  let reason: Exception | undefined;
  if (name !== undefined) {
    const shared = await openShared(name, tab, deliver, onDamaged).catch((error: unknown) => {
      if (!(error instanceof Exception)) throw error;
      reason = error;
    });
    if (shared) {
      const prepare = (isNew: boolean) => (isNew ? filling(seed) : rewriting());
      const wasNew = await shared.enter(prepare, async (error) => {
        if ((error as Exception).code !== ERROR_CODE.STORAGE_CORRUPT) throw error;
        onDamaged({ store: META, key: META });
        await (await replace.get()).repairMeta(name);
      });
      // Sooner or later a chat is opened: nobody should wait for it then.
      chat.get().catch(() => undefined);
      if (wasNoted(name) && wasNew) reason = await lost();
      return [shared, { kind: 'indexeddb', name, reason }];
    }
  }
  const [{ InMemory }] = await Promise.all([
    memory.get(),
    // Whatever is asked for in memory is done at once: nothing of it should have to load then.
    Promise.allSettled([chat, changes, filters, groups, people].map((part) => part.get())),
  ]);
  return [new InMemory(await sourceOf(seed), deliver), { kind: 'memory', reason }];
}

/** What fills a new database. */
async function filling(seed: SeedOptions | undefined): Promise<Ready<void>> {
  if (!seed) return function* () {};
  const { part, start } = await starting(seed).get();
  return (tx) => part.replaceAll(tx, start);
}

/** What rewrites a database of an earlier version. */
const rewriting = async (): Promise<Ready<void>> => (await replace.get()).rewriteKeys;

/** That the database is new which was there before. */
const lost = (): Promise<Exception> =>
  reports.get().then(
    (part) => part.lost(),
    (error: Exception) => error,
  );

/** What puts a start in the place of all data, and that start. */
export function starting(options: SeedOptions | undefined) {
  return new Lazy(async () => {
    const [part, source] = await Promise.all([replace.get(), sourceOf(options)]);
    return { part, start: part.startOf(source) };
  });
}

/** Whether a database was there before, by a note that the browser keeps apart from databases; notes that it is. */
function wasNoted(name: string): boolean {
  try {
    const key = `solid-chat-kit/${name}`;
    const note = localStorage.getItem(key);
    localStorage.setItem(key, 'noted');
    return note !== null;
  } catch {
    // Some browsers refuse it, and workers have none.
    return false;
  }
}

async function sourceOf(options: SeedOptions | undefined): Promise<Source | undefined> {
  return options && (await seed.get()).seedOf(options);
}
