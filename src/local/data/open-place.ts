import { ERROR_CODE, Exception } from '../exception.ts';
import { changes, chat, filters, groups, Lazy, memory, people, replace, reports, seed } from '../lazy.ts';
import type { SeedOptions } from '../seed/options.ts';
import type { Source } from '../storage/memory.ts';
import type { OnDamaged } from '../storage/requests.ts';
import { openShared } from '../storage/shared.ts';
import type { Deliver, Place, Ready } from './place.ts';
import { META } from './tx.ts';

/** Where the data is stored. */
export interface StorageInfo {
  /** Whether the data is in memory or in a database. */
  readonly kind: 'memory' | 'indexeddb';
  /** The name of the database; undefined in memory. */
  readonly name?: string;
  /** Why the data is in memory although a database was requested, or why an existing database is empty. */
  readonly reason?: Exception | undefined;
}

/** The options of a data set. */
export interface DataOptions {
  readonly seed?: SeedOptions;
  /** The name of the database; without one the data stays in memory. */
  readonly name?: string;
}

/** Opens the database, or memory when no database is requested or available. */
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
      // Preload what an open chat needs, so that nobody waits for it later.
      chat.get().catch(() => undefined);
      if (wasNoted(name) && wasNew) reason = await lost();
      return [shared, { kind: 'indexeddb', name, reason }];
    }
  }
  const [{ InMemory }] = await Promise.all([
    memory.get(),
    // In memory, calls complete synchronously, so nothing may have to load later.
    Promise.allSettled([chat, changes, filters, groups, people].map((part) => part.get())),
  ]);
  return [new InMemory(await sourceOf(seed), deliver), { kind: 'memory', reason }];
}

/** Returns the work that fills a new database. */
async function filling(seed: SeedOptions | undefined): Promise<Ready<void>> {
  if (!seed) return function* () {};
  const { part, start } = await starting(seed).get();
  return (tx) => part.replaceAll(tx, start);
}

/** Returns the work that migrates a database of an earlier version. */
const rewriting = async (): Promise<Ready<void>> => (await replace.get()).rewriteKeys;

/** Creates the error for a database that the browser has lost. */
const lost = (): Promise<Exception> =>
  reports.get().then(
    (part) => part.lost(),
    (error: Exception) => error,
  );

/** Returns the work that replaces all data by a start, and that start. */
export function starting(options: SeedOptions | undefined) {
  return new Lazy(async () => {
    const [part, source] = await Promise.all([replace.get(), sourceOf(options)]);
    return { part, start: part.startOf(source) };
  });
}

/**
 * Whether a database existed before, by a flag that the browser stores apart from databases; sets the flag.
 */
function wasNoted(name: string): boolean {
  try {
    const key = `solid-chat-kit/${name}`;
    const note = localStorage.getItem(key);
    localStorage.setItem(key, 'noted');
    return note !== null;
  } catch {
    // Some browsers deny access, and workers have no localStorage.
    return false;
  }
}

async function sourceOf(options: SeedOptions | undefined): Promise<Source | undefined> {
  return options && (await seed.get()).seedOf(options);
}
