// npm run sheet: renders docs/states-light.png and docs/states-dark.png, which show every state of both lists,
// docs/states-messages-light.png and docs/states-messages-dark.png, which show those of an open chat, docs/kit-*.png,
// which picture the props of each component, docs/recipes.png, which shows some recipes, docs/demo.png, the demo, docs/demo-*.png, the same for links in social media, on a phone, in Arabic, in high contrast and in a
// theme of its own, and
// docs/demo.webp, its first seconds, moving (img2webp of the Debian package webp joins its frames). An argument draws that
// picture alone: `npm run sheet -- demo`.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './files.mjs';
import { failWith, serveExample } from './serve-example.mjs';

/** The fixed time of the sheet: with it and the seeded data, a sheet only changes when the lists do. */
const NOW = '2026-03-12T15:30:00Z';
const READY_LIMIT_MS = 60_000;
const LARGEST_BYTES = 1_000_000;
/** The frames of the moving picture. */
const FILM = { frames: 60, frameMs: 200, largestBytes: 1_500_000 };

/** The pictures of props in docs, and the kind of frame that each shows. */
const PICTURES = {
  'kit-conversations': 'chats',
  'kit-users': 'users',
  'kit-message-list': 'messages',
  'kit-message-composer': 'composer',
  'kit-message-header': 'header',
  'kit-chat': 'chat',
  recipes: 'recipes',
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
    // Those in the text are as wide as it, those of all states much wider.
    deviceScaleFactor: query.pictures ? 1.5 : 1,
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
 * Takes a picture of the demo as it opens.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {string} name of the file
 * @param {import('playwright').BrowserContextOptions} device
 * @param {{ settings?: object, act?: (page: import('playwright').Page) => Promise<void> }} [what] the settings of the demo,
 * and what is done before
 */
async function takeDemo(browser, url, name, device, { settings = {}, act } = {}) {
  if (only && only !== name) return;
  const page = await browser.newPage({
    ...device,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await page.clock.setFixedTime(NOW);
  await page.addInitScript(
    (given) => localStorage.setItem('solid-chat-kit-demo-settings', JSON.stringify(given)),
    { isLive: false, ...settings },
  );
  await page.goto(url);
  await page.locator('.kit-conversations .kit-list__row').first().waitFor();
  if (device.isMobile) await page.getByRole('button', { name: 'Lake weekend', exact: true }).click();
  await page.locator('.kit-message-list__row').last().waitFor();
  await page.mouse.move(0, 0);
  await act?.(page);
  await save(page, name);
  await page.close();
}

/**
 * Opens the menu of the message with the focus, without the mouse.
 * @param {import('playwright').Page} page
 */
async function openMenuByKey(page) {
  await page.locator('.kit-message-list__row').last().focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await page.locator('.kit-menu').waitFor();
  await page.keyboard.press('ArrowDown');
}

/**
 * Gives the page a theme of one colour, with other corners and another font.
 * @param {import('playwright').Page} page
 */
async function addTheme(page) {
  await page.addStyleTag({
    content: `.kit {
      --kit-primary-color: light-dark(#0b7a5c, #3fbf95);
      --kit-radius-4: 6px;
      --kit-radius-max: 10px;
      --kit-font-family: Georgia, "Noto Serif", serif;
    }`,
  });
}

/**
 * Takes the first seconds of the demo, in which people write by themselves and the user answers.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 */
async function takeFilm(browser, url) {
  const page = await browser.newPage({
    viewport: { width: 1000, height: 640 },
    deviceScaleFactor: 1.5,
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  await page.addInitScript(() =>
    localStorage.setItem('solid-chat-kit-demo-settings', JSON.stringify({ isLive: true })),
  );
  await page.goto(url);
  await page.locator('.kit-message-list__row', { hasText: 'says the forecast' }).waitFor();
  const folder = mkdtempSync(join(tmpdir(), 'solid-chat-kit-film-'));
  const files = [];
  const text = 'I take the hammock';
  const begun = Date.now();
  for (let at = 0; at < FILM.frames; at++) {
    const letter = at - FILM.frames / 2;
    if (letter === 0) await page.getByRole('textbox', { name: 'Message to Lake weekend' }).focus();
    if (letter >= 0 && letter < text.length) await page.keyboard.type(text[letter] ?? '');
    if (letter === text.length) await page.keyboard.press('Enter');
    const path = join(folder, `${at}.png`);
    await page.screenshot({ path, caret: 'initial' });
    files.push('-d', String(FILM.frameMs), path);
    await page.waitForTimeout(Math.max(0, begun + (at + 1) * FILM.frameMs - Date.now()));
  }
  await page.close();
  const path = join(ROOT, 'docs/demo.webp');
  const { status, error } = spawnSync('img2webp', [
    '-loop',
    '0',
    '-lossless',
    '-m',
    '6',
    ...files,
    '-o',
    path,
  ]);
  rmSync(folder, { recursive: true });
  if (status !== 0) throw new Error('img2webp has joined no frames: apt-get install webp', { cause: error });
  checkSize(path, FILM.largestBytes);
}

/**
 * Writes a picture into docs.
 * @param {import('playwright').Page | import('playwright').Locator} target
 * @param {string} name of the file
 */
async function save(target, name) {
  const path = join(ROOT, `docs/${name}.png`);
  await target.screenshot({ path, animations: 'disabled', caret: 'hide' });
  checkSize(path, LARGEST_BYTES);
}

/**
 * Tells the size of a picture.
 * @param {string} path
 * @param {number} largest in bytes
 */
function checkSize(path, largest) {
  const { size } = statSync(path);
  console.log(`${path} ${Math.round(size / 1000)} kB`);
  if (size > largest) throw new Error(`${path} is larger than ${largest / 1000} kB.`);
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
  if (!only || only.startsWith('demo'))
    await serveExample('app', {}, async (url, open) => {
      const browser = await open();
      await takeDemo(browser, url, 'demo', {
        viewport: { width: 1360, height: 800 },
        deviceScaleFactor: 1.5,
      });
      await takeDemo(browser, url, 'demo-social', {
        viewport: { width: 1000, height: 525 },
        deviceScaleFactor: 1.2,
      });
      await takeDemo(browser, url, 'demo-phone', {
        viewport: { width: 390, height: 760 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        colorScheme: 'dark',
      });
      const small = { viewport: { width: 1100, height: 640 }, deviceScaleFactor: 1.5 };
      const arabic = { settings: { language: 'ar', direction: 'rtl' } };
      await takeDemo(browser, url, 'demo-arabic', small, arabic);
      await takeDemo(browser, url, 'demo-contrast', { ...small, contrast: 'more' }, { act: openMenuByKey });
      await takeDemo(
        browser,
        url,
        'demo-theme',
        { ...small, colorScheme: 'dark' },
        { settings: { density: 'compact' }, act: addTheme },
      );
      if (!only || only === 'demo-film') await takeFilm(browser, url);
    });
} catch (error) {
  failWith(error);
}
