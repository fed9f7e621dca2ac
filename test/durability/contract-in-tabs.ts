import type { Outcome } from './page/contract.ts';
import { withBrowser } from './with-browser.ts';

/** Runs the contract suite in a browser, with each session in its own tab. */
export function contractInTabs(): Promise<Outcome[]> {
  return withBrowser(async (browser, url) => {
    const page = await browser.newPage();
    await page.goto(url);
    return page.evaluate(() => window.durability.runContract());
  });
}
