import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { matchMarks } from '../../src/ui/list/list.tsx';
import { withViewport } from '../support/layout.ts';
import { RUNS } from './runs.ts';
import { expectNoDifference, type Kind, type SeedCounts, seedsToRun } from './seeds.ts';

/** Gives each test of a file a clock of its own, and the focus. */
export function fakePage(): void {
  // What loads when it is first used needs the real clock; lists that wait for it would stay in memory.
  beforeAll(() => matchMarks.load());
  beforeEach(() => {
    vi.useFakeTimers();
    // Only what a focused page shows counts as read.
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

/** Defines the soak of one kind of list. A file each, so that they run side by side. */
export function soak(kind: Kind, counts: SeedCounts = { fixed: 300, ofDay: 100 }): void {
  fakePage();
  describe(`a list of ${kind}`, () => {
    it.each(Object.entries(seedsToRun(counts)))(
      'shows what the server knows once all is quiet, whatever happened before: seeds %s',
      async (_, seeds) => {
        expect.hasAssertions();
        withViewport(5000);
        await expectNoDifference(kind, RUNS[kind], seeds);
      },
      3_600_000,
    );
  });
}
