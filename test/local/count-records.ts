import { vi } from 'vitest';
import { State } from '../../src/local/data/state.ts';

/** Counts the records that are looked up in memory from now on. */
export function countInMemory(): () => number {
  const get = vi.spyOn(State.prototype, 'get');
  return () => get.mock.calls.length;
}

/** Counts the records read from databases from now on. */
export function countInDatabases(): () => number {
  let count = 0;
  for (const method of ['get', 'getAll'] as const) {
    const { [method]: ask } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
      this: IDBObjectStore,
      ...args: unknown[]
    ) {
      const request = (ask as (...all: unknown[]) => IDBRequest).apply(this, args);
      request.addEventListener('success', () => {
        count += Array.isArray(request.result) ? request.result.length : 1;
      });
      return request;
    });
  }
  return () => count;
}
