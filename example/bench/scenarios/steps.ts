import type { Subject } from '../lists/subject.ts';
import { growthOf } from '../measure/growth.ts';
import { interleave } from '../measure/interleave.ts';
import type { Sample } from '../measure/sample.ts';
import type { Effort, Result } from './result.ts';
import { type ListKind, type Pair, stagePair } from './stage.ts';

/** Runs once for a list; without a sample it only prepares. `rows` is the number of loaded rows. */
export type Step = (
  subject: Subject,
  round: number,
  rows: number,
) => Sample | undefined | Promise<Sample | undefined>;

/** One kind of work, measured at several numbers of rows. */
export interface Work {
  name: string;
  /** Created once per list, so that both do the same. */
  step: () => Step;
  /** The maximum at the largest size, as a multiple of the hand-written list's time. */
  goals?: Partial<Sample>;
  /** The maximum of the kit's largest size, as a multiple of the smallest. */
  growthGoals?: Partial<Sample>;
}

const SMALLEST = 100;
const LARGEST = 100_000;
const SIZES = [SMALLEST, 1_000, 10_000, LARGEST];

/** The options of `measureAll`. */
export interface MeasureOptions {
  effort: Effort;
  rounds: number;
  kind?: ListKind;
  /** The number of rows beyond those loaded. @defaultValue 0 */
  more?: number;
}

/**
 * Measures kinds of work one after the other on the same lists: at each size, both lists are mounted together
 * and take turns.
 */
export async function measureAll(works: readonly Work[], options: MeasureOptions): Promise<Result[]> {
  const { effort, rounds, more = 0, kind = 'conversations' } = options;
  const all = effort.quick ? SIZES.filter((size) => size === SMALLEST || size === LARGEST) : SIZES;
  const pairs: Sized[] = [];
  for (const size of all)
    pairs.push({ size, ...(await stagePair({ kind, first: size, total: size + more })) });
  const results: Result[] = [];
  for (const work of works) {
    // A quick run only measures growth where it has a goal.
    const isGrowing = !effort.quick || work.growthGoals !== undefined;
    const chosen = isGrowing ? pairs : pairs.filter(({ size }) => size === LARGEST);
    results.push(...(await measureOne(work, chosen, rounds)));
  }
  for (const pair of pairs) pair.dispose();
  return results;
}

/** The lists of one size. */
type Sized = Pair & { size: number };

async function measureOne(work: Work, pairs: readonly Sized[], rounds: number): Promise<Result[]> {
  const { name, goals = {}, growthGoals = {} } = work;
  const runners = pairs.flatMap(({ ours, vanilla, size }) => {
    const [forOurs, forVanilla] = [work.step(), work.step()];
    return [
      (round: number) => forOurs(ours, round, size),
      (round: number) => forVanilla(vanilla, round, size),
    ];
  });
  const samples: readonly Sample[] = await interleave(rounds, runners);
  const [ours, vanilla] = samples.slice(-2);
  if (!ours || !vanilla) throw new Error('Nothing was measured.');
  const results: Result[] = [{ kind: 'time', name, ours, vanilla, goals }];
  if (pairs.length > 1) {
    const sizes = pairs.map(({ size }) => size);
    const times = samples.filter((_, index) => index % 2 === 0);
    results.push({ kind: 'growth', name, sizes, times, shape: growthOf(sizes, times), goals: growthGoals });
  }
  return results;
}
