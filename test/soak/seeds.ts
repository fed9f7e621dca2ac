import { cleanup } from '@solidjs/testing-library';
import { expect } from 'vitest';

/** The result of a seed: the steps, and where a list and the server differ in the end. */
export interface Outcome {
  seed: number;
  log: readonly string[];
  differences: readonly string[];
}

/**
 * Runs the steps of a seed against mounted lists. Needs fake timers and a viewport.
 * @param leftOut - steps to skip; the others stay the same.
 */
export type Run = (seed: number, steps: number, leftOut?: ReadonlySet<number>) => Promise<Outcome>;

/** Consecutive seeds. */
export interface Seeds {
  from: number;
  count: number;
}

const given = (name: string) => Number(process.env[name] ?? 0);

/** How many steps a seed has. */
const STEPS = given('SOAK_STEPS') || 60;
/** How many failures are shrunk and shown. */
const SHOWN = given('SOAK_SHOWN') || 3;

/** How many fixed seeds `npm test` runs, and how many that change every day. */
export interface SeedCounts {
  fixed: number;
  ofDay: number;
}

/** Returns the seeds that `npm run soak` is given; otherwise fixed ones, and some that change every day. */
export function seedsToRun({ fixed, ofDay }: SeedCounts): Record<string, Seeds> {
  if (process.env.SOAK)
    return { given: { from: given('SOAK_FROM') || 1, count: given('SOAK_COUNT') || 3334 } };
  const first = Math.floor(Date.now() / 86_400_000) * 100;
  return {
    fixed: { from: 1, count: fixed },
    ...(ofDay > 0 && { [`of the day, from ${first}`]: { from: first, count: ofDay } }),
  };
}

/** Runs a seed; an exception counts as a difference. */
async function attempt(run: Run, seed: number, leftOut?: ReadonlySet<number>): Promise<Outcome> {
  try {
    return await run(seed, STEPS, leftOut);
  } catch (cause) {
    return { seed, log: [], differences: [`threw ${(cause as Error).stack}`] };
  } finally {
    cleanup();
  }
}

/** Shrinks a failure by leaving out steps one by one. */
async function shrink(run: Run, outcome: Outcome): Promise<Outcome> {
  let least = outcome;
  const leftOut = new Set<number>();
  for (let step = STEPS - 1; step >= 0; step--) {
    const next = await attempt(run, outcome.seed, new Set([...leftOut, step]));
    if (next.differences.length === 0) continue;
    leftOut.add(step);
    least = next;
  }
  return least;
}

/** Runs seeds, and shows those that fail by their least steps and the command that repeats them. */
export async function expectNoDifference(kind: string, run: Run, { from, count }: Seeds): Promise<void> {
  const failed: Outcome[] = [];
  for (let seed = from; seed < from + count; seed++) {
    const outcome = await attempt(run, seed);
    if (outcome.differences.length > 0) failed.push(outcome);
  }
  const shown: string[] = [];
  for (const outcome of failed.slice(0, SHOWN)) {
    const { seed, log, differences } = await shrink(run, outcome);
    const command = `SOAK_FROM=${seed} SOAK_COUNT=1 SOAK_STEPS=${STEPS} npm run soak`;
    shown.push([`seed ${seed}: ${command}`, ...log, ...differences.map((each) => `=> ${each}`)].join('\n  '));
  }
  if (process.env.SOAK) console.log(`FIGURE random sequences of ${STEPS} steps against ${kind} | ${count}`);
  const seeds = failed.map(({ seed }) => seed).join(', ');
  expect(failed.length, `${shown.join('\n\n')}\n\nFailed: ${seeds}`).toBe(0);
}
