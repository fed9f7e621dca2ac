import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withViewport } from '../support/layout.ts';
import { runConversations } from './run.tsx';
import { expectNoDifference, seedsToRun } from './seeds.ts';
import { runUsers } from './users/run.tsx';

const SEEDS = Object.entries(seedsToRun());

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each([
  ['conversations', runConversations],
  ['users', runUsers],
])('a list of %s', (_, run) => {
  it.each(SEEDS)(
    'shows what the server knows once all is quiet, whatever happened before: seeds %s',
    async (_, seeds) => {
      expect.hasAssertions();
      withViewport(5000);
      await expectNoDifference(run, seeds);
    },
    3_600_000,
  );
});
