// npm run sheet: renders docs/states-light.png and docs/states-dark.png, which show every state of both
// lists, docs/states-messages-light.png and docs/states-messages-dark.png, which show those of an open chat, and
// docs/kit-conversations.png and docs/kit-users.png, which picture the props of the lists.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './files.mjs';
import { failWith, serveExample } from './serve-example.mjs';

/** The fixed time of the sheet: with it and the seeded data, a sheet only changes when the lists do. */
const NOW = '2026-03-12T15:30:00Z';
const READY_LIMIT_MS = 60_000;
const LARGEST_BYTES = 1_000_000;

/**
 * Takes one sheet.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {string} name of the file in docs
 * @param {{ theme: 'light' | 'dark', of?: string, pictures?: string }} query
 */
async function take(browser, url, name, query) {
  const page = await browser.newPage({
    viewport: { width: 2720, height: 1200 },
    deviceScaleFactor: 1,
    colorScheme: query.theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  page.on('pageerror', (error) => console.error(error));
  await page.clock.setFixedTime(NOW);
  await page.goto(`${url}?${new URLSearchParams(query)}`);
  try {
    await page.waitForSelector('html[data-ready]', { state: 'attached', timeout: READY_LIMIT_MS });
  } catch {
    const missing = page.frames().filter((frame) => frame !== page.mainFrame());
    const answers = await Promise.all(
      missing.map(async (frame) => ((await frame.$('html[data-ready]')) ? '' : frame.url())),
    );
    throw new Error(`These states were not reached:\n${answers.filter(Boolean).join('\n')}`);
  }
  const path = join(ROOT, `docs/${name}.png`);
  await page.locator('main').screenshot({ path, animations: 'disabled', caret: 'hide' });
  await page.close();
  const { size } = statSync(path);
  console.log(`${path} ${Math.round(size / 1000)} kB`);
  if (size > LARGEST_BYTES) throw new Error(`${path} is larger than ${LARGEST_BYTES / 1000} kB.`);
}

try {
  await serveExample('states', {}, async (url, open) => {
    const browser = await open();
    for (const theme of /** @type {const} */ (['light', 'dark'])) {
      await take(browser, url, `states-${theme}`, { theme });
      await take(browser, url, `states-messages-${theme}`, { theme, of: 'messages' });
    }
    await take(browser, url, 'kit-conversations', { theme: 'light', pictures: 'chats' });
    await take(browser, url, 'kit-users', { theme: 'light', pictures: 'users' });
  });
} catch (error) {
  failWith(error);
}
