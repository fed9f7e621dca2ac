import { vi } from 'vitest';
import type { Storage } from '../../src/local/data/tx.ts';
import { Memory } from '../../src/local/storage/memory.ts';

/** Counts the records read from memory from now on. */
export function countInMemory(): () => number {
  let count = 0;
  const { read, scan } = Memory.prototype;
  const counting = <F extends Storage['read'] | Storage['scan']>(work: F) =>
    function* (this: Memory, ...args: Parameters<F>) {
      const found = yield* (work as (...all: unknown[]) => Generator<Promise<unknown>, unknown[]>).apply(
        this,
        args,
      );
      count += found.length;
      return found as never;
    };
  vi.spyOn(Memory.prototype, 'read').mockImplementation(counting(read) as never);
  vi.spyOn(Memory.prototype, 'scan').mockImplementation(counting(scan) as never);
  return () => count;
}

/** Counts the records read from databases from now on. */
export function countInDatabases(): () => number {
  let count = 0;
  const counting = (prototype: IDBObjectStore | IDBIndex, method: 'get' | 'getAll' | 'openCursor') => {
    const ask = prototype[method] as (...args: unknown[]) => IDBRequest;
    vi.spyOn(prototype, method).mockImplementation(function (this: unknown, ...args: unknown[]) {
      const request = ask.apply(this, args);
      request.addEventListener('success', () => {
        count += Array.isArray(request.result) ? request.result.length : 1;
      });
      return request;
    });
  };
  counting(IDBObjectStore.prototype, 'get');
  counting(IDBObjectStore.prototype, 'getAll');
  counting(IDBIndex.prototype, 'getAll');
  // A cursor succeeds once for each record.
  counting(IDBIndex.prototype, 'openCursor');
  return () => count;
}
