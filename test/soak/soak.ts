import { describe, expect, it } from 'vitest';
import { conversationFetches } from '../../src/conversations/create-fetches-on-demand.ts';
import { pills } from '../../src/conversations/kit-conversations.tsx';
import { searchFollower } from '../../src/ui/list/list.tsx';
import { withViewport } from '../support/layout.ts';
import { fakeClock } from './clock.ts';
import type { Kind } from './plan.ts';
import { RUNS } from './runs.ts';
import { expectNoDifference, type SeedCounts, seedsToRun } from './seeds.ts';
import { writesInto } from './write-found.ts';

/** Gives each test of a file a clock of its own, and the focus. */
export const fakePage = (): void => fakeClock([conversationFetches, pills, searchFollower]);

/** Defines the soak of one kind of list. A file each, so that they run side by side. */
export function soak(kind: Kind, counts: SeedCounts = { fixed: 40, ofDay: 20, whole: 3334 }): void {
  fakePage();
  describe(`a list of ${kind}`, () => {
    it.each(Object.entries(seedsToRun(counts)))(
      'shows what the server knows once all is quiet, whatever happened before: seeds %s',
      async (_, seeds) => {
        expect.hasAssertions();
        withViewport(5000);
        await expectNoDifference(kind, RUNS[kind], seeds, writesInto());
      },
      3_600_000,
    );
  });
}
