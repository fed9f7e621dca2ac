import { expect, test } from '@playwright/test';
import { contractInTabs } from './contract-in-tabs.ts';

test('the embedded SDK keeps the contract with every user in a tab of their own', async () => {
  test.setTimeout(300_000);
  const outcomes = await contractInTabs();
  expect(outcomes.filter(({ failure }) => failure !== undefined)).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(70);
});
