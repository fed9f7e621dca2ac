import { cleanup } from '@solidjs/testing-library';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { withViewport } from '../support/layout.ts';
import { type Outcome, run } from './run.tsx';

// For a run of other sequences: SOAK_FROM is the first seed, SOAK_COUNT the number of seeds, SOAK_STEPS the
// length of each.
const FROM = Number(process.env.SOAK_FROM ?? 1);
const COUNT = Number(process.env.SOAK_COUNT ?? 300);
const STEPS = Number(process.env.SOAK_STEPS ?? 60);

/** How many failures are shrunk and shown. */
const SHOWN = Number(process.env.SOAK_SHOWN ?? 3);

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

/** Runs a seed; an exception counts as a difference. */
async function attempt(seed: number, leftOut?: ReadonlySet<number>): Promise<Outcome> {
  try {
    return await run(seed, STEPS, leftOut);
  } catch (cause) {
    return { seed, log: [], differences: [`threw ${(cause as Error).stack}`] };
  } finally {
    cleanup();
  }
}

/** Shrinks a failure by leaving out steps one by one. */
async function shrink(outcome: Outcome): Promise<Outcome> {
  let least = outcome;
  const leftOut = new Set<number>();
  for (let step = STEPS - 1; step >= 0; step--) {
    const next = await attempt(outcome.seed, new Set([...leftOut, step]));
    if (next.differences.length === 0) continue;
    leftOut.add(step);
    least = next;
  }
  return least;
}

it('shows what the server knows once all is quiet, whatever happened before', async () => {
  withViewport(5000);
  const failed: Outcome[] = [];
  for (let seed = FROM; seed < FROM + COUNT; seed++) {
    const outcome = await attempt(seed);
    if (outcome.differences.length > 0) failed.push(outcome);
  }
  const shown: string[] = [];
  for (const outcome of failed.slice(0, SHOWN)) {
    const { seed, log, differences } = await shrink(outcome);
    shown.push([`seed ${seed}`, ...log, ...differences.map((each) => `=> ${each}`)].join('\n  '));
  }
  expect(failed.length, shown.join('\n\n')).toBe(0);
}, 1_200_000);
