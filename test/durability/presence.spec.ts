import { expect, type Page, test } from '@playwright/test';
import { withBrowser } from './with-browser.ts';

/** How soon the others must be notified, in ms. */
const SOON = 5_000;

const ENDS: readonly (readonly [how: string, end: (tab: Page) => Promise<unknown>])[] = [
  ['closed', (tab) => tab.close()],
  [
    'crashed',
    async (tab) => {
      const crash = tab.waitForEvent('crash');
      const session = await tab.context().newCDPSession(tab);
      // There is no page left to answer.
      session.send('Page.crash').catch(() => undefined);
      return crash;
    },
  ],
  ['gone to another page', (tab) => tab.goto('about:blank')],
];

for (const [how, end] of ENDS) {
  test(`the user of a tab that is ${how} is offline for the others within ${SOON / 1_000} s`, async () => {
    await withBrowser(async (browser, url) => {
      const context = await browser.newContext();
      const open = async (uid: string) => {
        const page = await context.newPage();
        await page.goto(url);
        const heard = await page.evaluateHandle(
          (given) => window.durability.watchPresence('presence', given),
          uid,
        );
        return { page, heard };
      };
      const ann = await open('ann');
      const bob = await open('bob');
      const last = () => ann.heard.evaluate((words) => words.at(-1));
      await expect.poll(last).toBe('online bob');
      const start = performance.now();
      await end(bob.page);
      await expect.poll(last, { timeout: SOON, intervals: [20] }).toBe('offline bob');
      console.log(`offline ${Math.round(performance.now() - start)} ms after it was ${how}`);
    });
  });
}
