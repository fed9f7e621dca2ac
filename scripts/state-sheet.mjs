// npm run sheet: renders docs/states-light.png and docs/states-dark.png, which show every state of both lists,
// docs/states-messages-light.png and docs/states-messages-dark.png, which show those of an open chat, docs/kit-*.png,
// which picture the props of each component, and docs/demo.png, the demo. An argument draws that picture alone: `npm
// run sheet -- demo`.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './files.mjs';
import { failWith, serveExample } from './serve-example.mjs';

/** The fixed time of the sheet: with it and the seeded data, a sheet only changes when the lists do. */
const NOW = '2026-03-12T15:30:00Z';
const READY_LIMIT_MS = 60_000;
const LARGEST_BYTES = 1_000_000;

/** The pictures of props in docs, and the kind of frame that each shows. */
const PICTURES = {
  'kit-conversations': 'chats',
  'kit-users': 'users',
  'kit-message-list': 'messages',
  'kit-message-composer': 'composer',
  'kit-message-header': 'header',
  'kit-chat': 'chat',
};

/** The name of the picture to draw; without one, all are drawn. */
const only = process.argv[2];

/**
 * Takes one sheet.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {string} name of the file in docs
 * @param {{ theme: 'light' | 'dark', of?: string, pictures?: string }} query
 */
async function take(browser, url, name, query) {
  if (only && only !== name) return;
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
  await save(page.locator('main'), name);
  await page.close();
}

/**
 * Opens a chat of the demo, and takes a picture.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 */
async function takeDemo(browser, url) {
  const page = await browser.newPage({
    viewport: { width: 1360, height: 800 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await page.clock.setFixedTime(NOW);
  await page.goto(url);
  // Not every machine has a font for the emoji of the last message here.
  await page.getByRole('button', { name: 'Bob Okafor', exact: true }).click();
  await page
    .getByRole('textbox', { name: 'Message to Bob Okafor' })
    .fill('I am at the harbour, where are you?');
  await page.keyboard.press('Enter');
  await page.getByRole('listitem').getByText('I am at the harbour').first().waitFor();
  await page.getByRole('button', { name: 'Jürgen Kovács', exact: true }).click();
  await page.getByRole('textbox', { name: 'Message to Jürgen Kovács' }).blur();
  await page.mouse.move(0, 0);
  await page.getByText('unread chats').waitFor();
  await page.locator('.kit-message-list__row', { hasText: 'You are the best' }).waitFor();
  await save(page, 'demo');
  await page.close();
}

/**
 * Writes a picture into docs.
 * @param {import('playwright').Page | import('playwright').Locator} target
 * @param {string} name of the file
 */
async function save(target, name) {
  const path = join(ROOT, `docs/${name}.png`);
  await target.screenshot({ path, animations: 'disabled', caret: 'hide' });
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
    for (const [name, pictures] of Object.entries(PICTURES))
      await take(browser, url, name, { theme: 'light', pictures });
  });
  if (!only || only === 'demo')
    await serveExample('app', {}, async (url, open) => takeDemo(await open(), url));
} catch (error) {
  failWith(error);
}
