import { expect, it } from 'vitest';
import { withViewport } from '../support/layout.ts';
import type { Kind, Plan } from './plan.ts';
import { RUNS } from './runs.ts';
import { attempt } from './seeds.ts';
import { fakePage } from './soak.ts';

/** Defines the test of a failure that was found: its steps, and no others, against mounted lists. */
export function replay(kind: Kind, plan: Required<Plan>): void {
  fakePage();
  it(`a list of ${kind} shows what the server knows after the steps of seed ${plan.seed}`, async () => {
    withViewport(5000);
    const { log, differences } = await attempt(RUNS[kind], plan);
    expect(differences, log.join('\n')).toEqual([]);
  });
}
