import type { OpenPage } from './page.ts';
import type { Random } from './random.ts';

/** The steps of a run. */
export interface Plan {
  readonly seed: number;
  readonly length: number;
  /** The names of the steps that are taken, by number; without them all that the seed draws. */
  readonly steps?: Steps;
}

/** Names of steps by their number. */
export type Steps = Readonly<Record<number, string>>;

/** What a run did, and where a list and the server differ in the end. */
export interface Outcome {
  readonly steps: Record<number, string>;
  readonly log: string[];
  readonly differences: string[];
}

/**
 * Runs a plan against mounted lists, and writes down what happens. Needs fake timers, and a viewport or a page with
 * layout.
 */
export type Run = (plan: Plan, outcome: Outcome, open?: OpenPage) => Promise<void>;

/** The kinds of lists. */
export type Kind = 'conversations' | 'users' | 'messages';

/** Returns the name of a step; undefined if it is left out. */
export function stepOf(
  { seed, steps }: Plan,
  at: number,
  random: Random,
  weights: Record<string, number>,
): string | undefined {
  // Each step has its own seed, so that the others stay the same when one is left out.
  random.reseed(seed * 1009 + at);
  const drawn = random.weighted(weights);
  return steps ? steps[at] : drawn;
}
