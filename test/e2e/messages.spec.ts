import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { build, type PreviewServer, preview } from 'vite';
import type { Figures } from '../support/message-figures.ts';

const ROOT = join(process.cwd(), 'test/e2e/messages');
const OUT = join(process.cwd(), 'test-results/messages');
/** The greatest movement that nobody sees, in px. */
const STILL = 0.5;
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="500"><rect width="300" height="500"/></svg>';

let server: PreviewServer;
test.beforeAll(async ({ browserName }) => {
  const outDir = join(OUT, browserName);
  const shared = { configFile: join(process.cwd(), 'vite.config.ts'), root: ROOT, logLevel: 'warn' as const };
  await build({
    ...shared,
    mode: 'production',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: { input: [join(ROOT, 'index.html'), join(ROOT, 'figures.html')] },
    },
  });
  server = await preview({ ...shared, build: { outDir }, preview: { port: 0 } });
});
test.afterAll(() => server.close());

/** Serves pictures that wait until their release is asked for. */
async function holdPictures(): Promise<{ origin: string; close: () => void }> {
  const waiting: (() => void)[] = [];
  const server = createServer(({ url }, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (url?.startsWith('/late/')) {
      response.setHeader('Content-Type', 'image/svg+xml');
      waiting.push(() => response.end(PICTURE));
      return;
    }
    for (const answer of waiting.splice(0)) answer();
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Measures in the page, and prints what it measured. */
async function measure(page: Page, name: string, ...args: (number | string)[]): Promise<Figures> {
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(new URL('figures.html', server.resolvedUrls?.local[0]).href);
  await page.waitForFunction(() => 'measure' in window);
  const figures = await page.evaluate(([which, given]) => Reflect.get(window, 'measure')(which, ...given), [
    name,
    args,
  ] as const);
  console.log(`${test.info().project.name} ${name} ${JSON.stringify(figures)}`);
  return figures;
}

function expectStill(figures: Figures, ...except: string[]): void {
  for (const [name, px] of Object.entries(figures)) {
    if (!except.includes(name)) expect(px, name).toBeLessThanOrEqual(STILL);
  }
}

test('1: what is being read stays where it is', async ({ page }) => {
  const figures = await measure(page, 'reading', 1000);
  expectStill(figures, 'mounted');
  expect(figures.mounted).toBeLessThanOrEqual(30);
});

test('1: pictures that load late move nothing', async ({ page }) => {
  const late = await holdPictures();
  const figures = await measure(page, 'latePictures', late.origin);
  late.close();
  expectStill(figures);
});

test('1: a video plays on through everything around it', async ({ page }) => {
  expectStill(await measure(page, 'playing'));
});

test('2: the end stays the end', async ({ page }) => {
  expectStill(await measure(page, 'atEnd'));
});

test('3: it opens at the first of 37 unread messages among 100,000', async ({ page }) => {
  test.setTimeout(180_000);
  const figures = await measure(page, 'openingUnread', 100_000, 37);
  expect(figures).toMatchObject({ firstUnread: 100_000 - 37, moved: 0, errors: 0 });
  expect(figures.pages).toBeLessThanOrEqual(2);
});

test('4: it reads what was on screen', async ({ page }) => {
  const figures = await measure(page, 'reads');
  expect(figures.unreadAfterOpening).toBe(figures.expectedUnread);
  expect(figures).toMatchObject({ callsAfterOpening: 1, unreadAtEnd: 0, errors: 0 });
  expect(figures.callsWhileScrolling).toBeLessThanOrEqual(figures.mostCalls ?? 0);
});

test('5: a message is one row, and one node, from pending to sent', async ({ page }) => {
  const figures = await measure(page, 'sending');
  expect(figures).toMatchObject({
    sameFrame: 1,
    remade: 0,
    doubled: 0,
    failedKept: 1,
    retried: 1,
    errors: 0,
  });
});

test('8: a jump lands on its message', async ({ page }) => {
  test.setTimeout(120_000);
  const figures = await measure(page, 'jumping', 10_000);
  expect(figures.pages).toBeLessThanOrEqual(2);
  expect(figures.offCentre).toBeLessThanOrEqual(1);
  expect(figures.movedLater).toBeLessThanOrEqual(STILL);
  expect(figures.gapAtNewest).toBeLessThanOrEqual(STILL);
  expect(figures).toMatchObject({ isMarked: 1, goesOn: 1, focusAtNewest: 1, errors: 0 });
});

test('9: what came while offline is merged without a movement', async ({ page }) => {
  const figures = await measure(page, 'reconnecting');
  expect(figures.moved).toBeLessThanOrEqual(STILL);
  expect(figures.doubled).toBe(0);
});

test('10: screen readers hear each arriving message once, and nothing else', async ({ page }) => {
  const figures = await measure(page, 'announcing');
  expect(figures).toMatchObject({ atOpening: 0, afterOwn: 0, afterPage: 0, arrived: 1, tabStops: 1 });
});

test('11: memory stays small', async ({ page }) => {
  const figures = await measure(page, 'memory', 10_000);
  expect(figures.mounted).toBeLessThanOrEqual(30);
  expect(figures.mountedAfterBurst).toBeLessThanOrEqual(30);
  expect(figures.burstMounts).toBeLessThanOrEqual(2);
});
