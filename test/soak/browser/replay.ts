import { expect, it } from 'vitest';
import type { Kind, Plan } from '../plan.ts';
import { attempt } from '../seeds.ts';
import { fakePage, runOnPage } from './soak.ts';

/** Defines the test of a failure that was found: its steps, and no others, on a page with layout. */
export function replay(kind: Kind, plan: Required<Plan>): void {
  fakePage();
  it(`a list of ${kind} shows its rows in their places after the steps of seed ${plan.seed}`, async () => {
    const { log, differences } = await attempt(runOnPage(kind), plan);
    expect(differences, log.join('\n')).toEqual([]);
  });
}
