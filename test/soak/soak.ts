import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withViewport } from '../support/layout.ts';
import { expectNoDifference, type Run, type SeedCounts, seedsToRun } from './seeds.ts';

/** Defines the soak of one kind of list. A file each, so that they run side by side. */
export function soak(
  kind: 'conversations' | 'users' | 'messages',
  run: Run,
  counts: SeedCounts = { fixed: 300, ofDay: 100 },
): void {
  beforeEach(() => {
    vi.useFakeTimers();
    // Only what a focused page shows counts as read.
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  describe(`a list of ${kind}`, () => {
    it.each(Object.entries(seedsToRun(counts)))(
      'shows what the server knows once all is quiet, whatever happened before: seeds %s',
      async (_, seeds) => {
        expect.hasAssertions();
        withViewport(5000);
        await expectNoDifference(kind, run, seeds);
      },
      3_600_000,
    );
  });
}
