import { type Browser, chromium } from 'playwright';
import { CHROMIUM_ARGS, ensureBrowser } from '../../scripts/find-chromium.mjs';
import { serveSite } from './site.ts';

/** Runs a function with a browser and the URL of the tests' page, and closes both. */
export async function withBrowser<T>(work: (browser: Browser, url: string) => Promise<T>): Promise<T> {
  const site = await serveSite('test/durability/page');
  try {
    const browser = await chromium.launch({
      executablePath: await ensureBrowser('chromium'),
      args: CHROMIUM_ARGS,
    });
    try {
      return await work(browser, site.url);
    } finally {
      await browser.close();
    }
  } finally {
    await site.close();
  }
}
