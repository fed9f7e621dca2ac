import { deleteDB } from 'idb';
import { openDatabase } from './database.ts';
import { takeLock } from './lock.ts';
import type { Storage } from './storage.ts';

/** The options of a storage. */
export interface StorageOptions {
  /** The name of the database. */
  readonly name: string;
  /** Whether to use a database instead of memory. */
  readonly persist: boolean;
  onError(error: unknown): void;
}

/** Opens the database; memory if there is none, or another tab uses it. */
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

/** Deletes a database that no page uses. */
export async function deleteStorage(name: string): Promise<void> {
  if (globalThis.indexedDB) await deleteDB(name);
}
