import { expect, vi } from 'vitest';

declare const gc: (options: { type: 'major'; execution: 'async'; flavor: 'last-resort' }) => Promise<void>;

/**
 * Expects that nothing holds any of the objects. Collects with the last resort, which empties the engine's caches
 * too: the usual collection may keep objects of code that was just compiled, for as long as the page lives.
 */
export async function expectGone(objects: readonly WeakRef<object>[]): Promise<void> {
  await vi.waitFor(
    async () => {
      await gc({ type: 'major', execution: 'async', flavor: 'last-resort' });
      expect(objects.filter((object) => object.deref()).length).toBe(0);
    },
    // On a busy machine, what the page still has to do may hold some for long.
    { timeout: 25_000, interval: 500 },
  );
}
