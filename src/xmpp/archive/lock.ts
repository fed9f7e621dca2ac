/** How long a page waits for the lock in milliseconds; before a reload, the previous page may still hold it. */
const WAIT_MS = 1000;

/**
 * Acquires the lock of a name: only one tab uses the database of an account, because two would send its messages twice.
 * @returns a function that releases the lock; undefined if another tab holds it
 */
export async function takeLock(name: string): Promise<(() => void) | undefined> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return () => {};
  return new Promise((resolve) => {
    const hold = () => new Promise<void>((release) => resolve(release));
    const signal = AbortSignal.timeout(WAIT_MS);
    locks.request(`solid-chat-kit ${name}`, { signal }, hold).catch(() => resolve(undefined));
  });
}
