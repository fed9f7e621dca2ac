/** How long a reloaded page waits for the page before it, in milliseconds. */
const PATIENCE = 1000;

/**
 * Takes a name for this page alone, as one tab has the database of an account: others would send what waits in it
 * twice.
 * @returns a function that gives it back; undefined if another tab has it
 */
export async function takeLock(name: string): Promise<(() => void) | undefined> {
  const locks = globalThis.navigator?.locks;
  if (!locks) return () => {};
  return new Promise((resolve) => {
    const hold = () => new Promise<void>((release) => resolve(release));
    const signal = AbortSignal.timeout(PATIENCE);
    locks.request(`solid-chat-kit ${name}`, { signal }, hold).catch(() => resolve(undefined));
  });
}
