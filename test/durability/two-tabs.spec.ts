import { expect, test } from '@playwright/test';
import { talkInTwoTabs } from './two-tabs.ts';
import { expectAsExpected } from './verdict.ts';

const MESSAGES = 10_000;

test(`two tabs show the same after ${MESSAGES.toLocaleString('en')} messages each way`, async () => {
  test.setTimeout(900_000);
  const { tabs, ms } = await talkInTwoTabs(MESSAGES, 1);
  const perSecond = Math.round((2 * MESSAGES * 1_000) / ms);
  test.info().annotations.push({ type: 'speed', description: `${perSecond} acknowledged messages a second` });
  console.log(`${2 * MESSAGES} messages in ${Math.round(ms / 1_000)} s: ${perSecond} a second`);
  for (const tab of tabs) expectAsExpected(expect, tab);
});
