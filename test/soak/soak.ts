import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withViewport } from '../support/layout.ts';
import { expectNoDifference, type Run, seedsToRun } from './seeds.ts';

/** Defines the soak of one kind of list. A file each, so that they run side by side. */
export function soak(kind: 'conversations' | 'users', run: Run): void {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  describe(`a list of ${kind}`, () => {
    it.each(Object.entries(seedsToRun()))(
      'shows what the server knows once all is quiet, whatever happened before: seeds %s',
      async (_, seeds) => {
        expect.hasAssertions();
        withViewport(5000);
        await expectNoDifference(run, seeds);
      },
      3_600_000,
    );
  });
}
