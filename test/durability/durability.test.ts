import { describe, expect, it } from 'vitest';
import { contractInTabs } from './contract-in-tabs.ts';
import { killRounds } from './kill.ts';
import { talkInTwoTabs } from './two-tabs.ts';
import { expectAllThere, expectAsExpected } from './verdict.ts';

// A small run; `npm run durability` does the same fifty times, and with 10,000 messages each way.
describe.concurrent('the embedded SDK in a real browser', () => {
  it('loses nothing that was acknowledged when the browser is killed', async () => {
    const rounds = await killRounds([1, 12]);
    for (const round of rounds) expectAllThere(expect, round);
  }, 120_000);

  it('shows the same in two tabs that write at once', async () => {
    const { tabs } = await talkInTwoTabs(100, 7);
    for (const tab of tabs) expectAsExpected(expect, tab);
  }, 120_000);
});

// After the two others: tests beside this file count frames, and a machine has few cores.
describe('the embedded SDK in tabs of a real browser', () => {
  it('keeps the contract with every user in a tab of their own', async () => {
    const outcomes = await contractInTabs();
    expect(outcomes.filter(({ failure }) => failure !== undefined)).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(70);
  }, 120_000);
});
