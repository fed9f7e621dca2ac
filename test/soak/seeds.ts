import { cleanup } from '@solidjs/testing-library';
import { expect } from 'vitest';
import { resultsOf, textOfFound, type WriteFound } from './found.ts';
import type { Kind, Outcome, Plan, Run } from './plan.ts';

/** Consecutive seeds. */
export interface Seeds {
  from: number;
  count: number;
}

const given = (name: string) => Number(import.meta.env[name] ?? 0);

/** How many steps a seed has. */
const STEPS = given('SOAK_STEPS') || 60;
/** How many failures are shrunk and shown. */
const SHOWN = given('SOAK_SHOWN') || 3;

/** How many fixed seeds `npm test` runs, and how many that change every day. */
export interface SeedCounts {
  fixed: number;
  ofDay: number;
  /** How many `npm run soak` runs, unless it is told. */
  whole: number;
}

/** Returns the seeds that `npm run soak` is given; otherwise fixed ones, and some that change every day. */
export function seedsToRun({ fixed, ofDay, whole }: SeedCounts): Record<string, Seeds> {
  if (import.meta.env.SOAK)
    return { given: { from: given('SOAK_FROM') || 1, count: given('SOAK_COUNT') || whole } };
  const first = Math.floor(Date.now() / 86_400_000) * 100;
  return {
    fixed: { from: 1, count: fixed },
    ...(ofDay > 0 && { [`of the day, from ${first}`]: { from: first, count: ofDay } }),
  };
}

/** Runs a plan; an exception counts as a difference. */
export async function attempt(run: Run, plan: Plan): Promise<Outcome> {
  const outcome: Outcome = { steps: {}, log: [], differences: [] };
  try {
    await run(plan, outcome);
  } catch (cause) {
    outcome.differences.push(`threw ${(cause as Error).stack}`);
  } finally {
    cleanup();
  }
  return outcome;
}

/** Leaves out steps of a failure one by one, until it needs all that are left. */
async function shrink(run: Run, plan: Plan, outcome: Outcome): Promise<Outcome> {
  let least = outcome;
  for (let isShorter = true; isShorter; ) {
    isShorter = false;
    for (const at of Object.keys(least.steps).reverse()) {
      const { [Number(at)]: _, ...steps } = least.steps;
      const next = await attempt(run, { ...plan, steps });
      if (next.differences.length === 0) continue;
      least = next;
      isShorter = true;
    }
  }
  return least;
}

/**
 * Runs seeds. Those that fail are shown by their least steps and the command that repeats them, and written as tests.
 */
export async function expectNoDifference(
  kind: Kind,
  run: Run,
  { from, count }: Seeds,
  write: WriteFound,
  where = kind as string,
): Promise<void> {
  const failed: [Plan, Outcome][] = [];
  for (let seed = from; seed < from + count; seed++) {
    const plan = { seed, length: STEPS };
    const outcome = await attempt(run, plan);
    if (outcome.differences.length > 0) failed.push([plan, outcome]);
  }
  const shown: string[] = [];
  for (const [plan, outcome] of failed.slice(0, SHOWN)) {
    const least = await shrink(run, plan, outcome);
    const text = textOfFound(kind, { ...plan, steps: least.steps }, least);
    const file = await write(`${kind}-${plan.seed}.test.ts`, text);
    const command = `SOAK_FROM=${plan.seed} SOAK_COUNT=1 SOAK_STEPS=${STEPS} npm run soak`;
    shown.push([`seed ${plan.seed}: ${command}`, file, ...least.log, ...resultsOf(least)].join('\n  '));
  }
  if (import.meta.env.SOAK)
    console.log(`FIGURE random sequences of ${STEPS} steps against ${where} | ${count}`);
  const seeds = failed.map(([{ seed }]) => seed).join(', ');
  expect(failed.length, `${shown.join('\n\n')}\n\nFailed: ${seeds}`).toBe(0);
}
