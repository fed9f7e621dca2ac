import { deleteDB } from 'idb';
import { openDatabase } from './database.ts';
import { takeLock } from './lock.ts';
import type { Storage } from './storage.ts';

/** Where records are kept. */
export interface StorageOptions {
  /** The name of the database. */
  readonly name: string;
  /** Whether it stays in this browser. */
  readonly persist: boolean;
  onError(error: unknown): void;
}

/** Opens a database, or memory where there is none, or where another tab has it. */
export async function openStorage({ name, persist, onError }: StorageOptions): Promise<Storage> {
  const unlock = persist && globalThis.indexedDB ? await takeLock(name) : undefined;
  if (!unlock) return openMemory();
  try {
    return await openDatabase(name, unlock);
  } catch (error) {
    unlock();
    onError(error);
    return openMemory();
  }
}

async function openMemory(): Promise<Storage> {
  const { MemoryStorage } = await import('./memory.ts');
  return new MemoryStorage();
}

/** Deletes a database, which no page of this browser uses any more. */
export async function deleteStorage(name: string): Promise<void> {
  if (globalThis.indexedDB) await deleteDB(name);
}
