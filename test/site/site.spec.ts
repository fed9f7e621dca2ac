import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
import { ROOT } from '../../scripts/files.mjs';

let server: PreviewServer;
let url: string;
let problems: string[] = [];

test.beforeAll(async () => {
  server = await preview({
    configFile: false,
    build: { outDir: join(ROOT, 'dist-site') },
    preview: { host: 'localhost', port: 0 },
  });
  url = server.resolvedUrls?.local[0] ?? '';
});
test.afterAll(() => server.close());

test.beforeEach(({ page }) => {
  problems = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') problems.push(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.url()}: ${response.status()}`);
  });
});

test('the first page shows the demo, in the colours of the site', async ({ page }) => {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('solid-chat-kit');
  const demo = page.frameLocator('iframe[title^="The demo"]');
  await expect(demo.locator('.kit-list__row').first()).toBeVisible();
  await expect(demo.locator('.kit')).toHaveCSS('background-color', 'rgb(236, 238, 244)');
  await page.getByRole('switch', { name: /dark/i }).first().click();
  await expect(demo.locator('.kit')).toHaveCSS('background-color', 'rgb(11, 12, 14)');
  expect(problems).toEqual([]);
});

test('the overview is the README, with its picture', async ({ page }) => {
  await page.goto(`${url}overview.html`);
  const picture = page.locator('.vp-doc img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(problems).toEqual([]);
});

test('every page of the documents is in the sidebar, and opens', async ({ page }) => {
  await page.goto(`${url}docs/getting-started.html`);
  const links = page.locator('.VPSidebar a');
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  const documents = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
  const missing = documents.filter((name) => !addresses.includes(`/docs/${name.replace('.md', '.html')}`));
  expect(missing).toEqual([]);
  for (const address of addresses) {
    const response = await page.request.get(new URL(address, url).href);
    expect(response.status(), address).toBe(200);
  }
});

test('every link of the pages leads to a page that was built', () => {
  const folder = join(ROOT, 'dist-site');
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const missing = pages.flatMap((page) =>
    [...readFileSync(join(folder, page), 'utf8').matchAll(/ href="(?![a-z]+:)([^"#]+)/g)]
      .map(([, link = '']) =>
        new URL(link, `http://localhost/${page}`).pathname.replace(/\/$/, '/index.html'),
      )
      .filter((path) => !existsSync(join(folder, path)) && !existsSync(join(folder, `${path}.html`)))
      .map((path) => `${page}: ${path}`),
  );
  expect(pages.length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

test('the search finds a prop', async ({ page }) => {
  await page.goto(`${url}docs/getting-started.html`);
  await page
    .getByRole('button', { name: /search/i })
    .first()
    .click();
  await page.getByRole('searchbox').fill('hideReceipts');
  await expect(page.locator('.VPLocalSearchBox .result').first()).toBeVisible();
  expect(problems).toEqual([]);
});

/** The playground's program. */
const running = (page: Page) => page.frameLocator('iframe[title="Running program"]');

/** What a program shows once it runs: a row, a picture of somebody, or its own markup. */
const SHOWN = ':is(.kit-list__row, .kit-avatar, .card, .terminal button, article)';

for (const file of readdirSync(join(ROOT, 'site/playground/examples'))) {
  const id = file.replace('.tsx', '');
  test(`the example ${id} of the playground runs`, async ({ page }) => {
    await page.goto(`${url}playground/index.html#${id}`);
    await expect(page.getByRole('combobox')).toHaveValue(id);
    await expect(page.getByRole('status')).toHaveText('Running');
    await expect(running(page).locator(SHOWN).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(problems).toEqual([]);
  });
}

test('the gallery runs each of its ten examples once it is reached', async ({ page }) => {
  await page.goto(`${url}gallery.html`);
  const examples = page.locator('.gallery__example');
  await expect(examples).toHaveCount(10);
  await expect(examples.last().locator('iframe')).toHaveCount(0);
  for (const example of await examples.all()) {
    await example.scrollIntoViewIfNeeded();
    await expect(example.frameLocator('iframe').locator(SHOWN).first()).toBeVisible();
    await expect(example.locator('pre')).toBeVisible();
  }
  expect(problems).toEqual([]);
});

test('an example of the gallery opens in the playground', async ({ page }) => {
  await page.goto(`${url}gallery.html`);
  await page.getByRole('link', { name: 'Open in the playground' }).nth(2).click();
  const playground = page.frameLocator('iframe[title="Playground"]');
  await expect(playground.getByRole('combobox')).toHaveValue('users-grid');
  await expect(playground.getByRole('status')).toHaveText('Running');
});

for (const scheme of ['light', 'dark'] as const) {
  for (const path of ['', 'gallery.html', 'playground.html', 'playground/index.html']) {
    test(`axe finds nothing in /${path}, ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.goto(url + path);
      await expect(page.locator('h1').first()).toBeAttached();
      await page.addScriptTag({ path: join(ROOT, 'node_modules/axe-core/axe.min.js') });
      const { violations } = await page.evaluate(() =>
        (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run({ iframes: false }),
      );
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
    });
  }
}

test('a link carries a program', async ({ page }) => {
  await page.goto(`${url}playground.html`);
  const playground = page.frameLocator('iframe[title="Playground"]');
  await expect(playground.getByRole('status')).toHaveText('Running');
  await playground
    .getByLabel('Program')
    .fill("import { render } from 'solid-js/web';\nrender(() => <h1>Größe ✓</h1>, document.body);");
  await playground.getByRole('button', { name: 'Copy link' }).click();
  await expect(page).toHaveURL(/#code=[\w-]+$/);
  await page.reload();
  const preview = playground.frameLocator('iframe[title="Running program"]');
  await expect(preview.getByRole('heading', { name: 'Größe ✓' })).toBeVisible();
});

test('Tab leaves the editor', async ({ page }) => {
  await page.goto(`${url}playground/index.html`);
  const program = page.getByLabel('Program');
  await program.focus();
  await page.keyboard.press('Tab');
  await expect(program).not.toBeFocused();
});

test('llms.txt lists every document with a sentence', async ({ page }) => {
  const text = await (await page.request.get(`${url}llms.txt`)).text();
  const links = [...text.matchAll(/^- \[.+\]\((\/docs\/[\w-]+\.md)\): (.+[.?!])$/gm)];
  const documents = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
  expect(links.map(([, link = '']) => link.slice('/docs/'.length)).sort()).toEqual(documents.sort());
  for (const [, link = ''] of links)
    expect((await page.request.get(new URL(link, url).href)).ok()).toBe(true);
});

test('a changed program runs again, and reports its errors', async ({ page }) => {
  await page.goto(`${url}playground.html`);
  const playground = page.frameLocator('iframe[title="Playground"]');
  const program = playground.getByLabel('Program');
  await expect(playground.getByRole('status')).toHaveText('Running');
  await program.fill(
    "import { render } from 'solid-js/web';\nrender(() => <h1>Changed</h1>, document.body);",
  );
  const preview = playground.frameLocator('iframe[title="Running program"]');
  await expect(preview.getByRole('heading', { name: 'Changed' })).toBeVisible();

  await program.fill('const = 1;');
  await expect(playground.getByRole('alert')).toContainText('(1:6)');
  await program.fill("throw new TypeError('Nothing to draw.');");
  await expect(playground.getByRole('alert')).toHaveText('TypeError: Nothing to draw.');

  await playground.getByRole('button', { name: 'Reset' }).click();
  await expect(playground.getByRole('alert')).toHaveCount(0);
  await expect(preview.locator('.kit-list__row').first()).toBeVisible();
});
