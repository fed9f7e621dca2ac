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

test('the first page is the README, with its picture', async ({ page }) => {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('solid-chat-kit');
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
  expect(pages.length).toBeGreaterThan(100);
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

for (const id of ['whole-chat', 'two-panels', 'own-rows', 'live-events', 'selection', 'theme', 'headless']) {
  test(`the example ${id} of the playground runs`, async ({ page }) => {
    await page.goto(`${url}playground/index.html#${id}`);
    await expect(page.getByRole('status')).toHaveText('Running');
    await expect(running(page).locator(':is(.kit-list__row, .kit-avatar)').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(problems).toEqual([]);
  });
}

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
