import { expect, test } from '@playwright/test';
import { type Aftermath, killRounds } from './kill.ts';
import { expectAllThere } from './verdict.ts';

/** Fifty different moments: each of the first twenty writes, then further apart. */
const COUNTS = Array.from({ length: 50 }, (_, index) => (index < 20 ? index + 1 : 20 + (index - 19) * 7));

test.describe.configure({ mode: 'serial' });

let rounds: Aftermath[] = [];
test.beforeAll(async () => {
  test.setTimeout(600_000);
  rounds = await killRounds(COUNTS);
});

for (const [index, count] of COUNTS.entries()) {
  test(`killed at acknowledgement ${count}, the browser has all that was acknowledged when it is back`, () => {
    const round = rounds[index];
    if (!round) throw new Error('The round did not take place.');
    expectAllThere(expect, round);
  });
}
