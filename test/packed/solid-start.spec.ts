import { expect, type Page, test } from '@playwright/test';
import { type AppServer, listenTo, packedApps, serveApp } from './apps.ts';

let server: AppServer;
test.beforeAll(async () => {
  const { node, solidStart } = packedApps();
  server = await serveApp(node, () => ['.output/server/index.mjs'], solidStart);
});
test.afterAll(() => server.close());

const CHATS = '.kit-conversations .kit-list__row';

/** Reads the positions and names of the first rows. */
const look = (page: Page) =>
  page.locator('.kit-list__row').evaluateAll((rows) =>
    rows.slice(0, 5).map((row) => {
      const { top, left, width, height } = row.getBoundingClientRect();
      return [row.querySelector('.kit-list-item__action')?.textContent, top, left, width, height];
    }),
  );

/** What no server renders: parts of the lists that load when the page is idle, and what tells that a list was moved. */
const LATE_PARTS =
  '.kit-list__pill, .kit-list__section-pinned, .kit-list__jump-index, .kit-toast, .kit-dialog, kit-insertion-probe';

/**
 * Opens a page whose scripts wait until the server's elements are recorded; `added` then returns the elements
 * not from the server, without late parts.
 */
async function openHeld(page: Page, path: string) {
  const messages = listenTo(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(server.url + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('.kit-users .kit-live-region'));
  const sent = await page.evaluateHandle(() => new Set(document.querySelectorAll('#app *')));
  return {
    messages,
    release,
    added: () =>
      sent.evaluate(
        (elements, lateParts) =>
          [...document.querySelectorAll('#app *')]
            .filter((element) => !elements.has(element) && !element.closest(lateParts))
            .map((element) => element.outerHTML),
        LATE_PARTS,
      ),
  };
}

/** Waits until both lists are live: rows have positions after hydration. */
const live = async (page: Page) => {
  await expect(page.locator('.kit-conversations [aria-posinset="1"]')).toBeVisible();
  await expect(page.locator('.kit-users [aria-posinset="1"]')).toBeVisible();
};

test('without scripts the first page of both lists is there, styled', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(server.url);
  await expect(page.locator(CHATS)).toHaveCount(30);
  await expect(page.locator('.kit-users .kit-list__row')).toHaveCount(30);
  await expect(page.locator(CHATS).first()).toHaveCSS('height', '72px');
});

test('the rows of the server stay: no element is replaced, nothing moves, nothing is said', async ({
  page,
}) => {
  const { messages, release, added } = await openHeld(page, '/');
  const before = await look(page);
  expect(before).toHaveLength(5);
  release();
  await live(page);
  expect(await added()).toEqual([]);
  expect(await look(page)).toEqual(before);
  expect(messages).toEqual([]);
});

test('header and shimmer of the server stay until the rows of the browser come', async ({ page }) => {
  const { messages, release } = await openHeld(page, '/waiting');
  await expect(page.locator('.kit-conversations__shimmer-item')).toHaveCount(8);
  const title = await page.evaluateHandle(() => document.querySelector('.kit-list__header-title'));
  const errors = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const look = () => {
      for (const view of document.querySelectorAll('.kit-state-view')) seen.push(view.textContent);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
    return seen;
  });
  release();
  await live(page);
  expect(await errors.jsonValue()).toEqual([]);
  expect(
    await title.evaluate((element) => element === document.querySelector('.kit-list__header-title')),
  ).toBe(true);
  await expect(page.locator('.kit-shimmer')).toHaveCount(0);
  expect(messages).toEqual([]);
});

test('rows of the server open, page on, and answer to search and keyboard', async ({ page }) => {
  const messages = listenTo(page);
  await page.goto(server.url);
  await live(page);
  const rows = page.locator(CHATS);
  const name = (await rows.nth(2).locator('.kit-list-item__action').textContent()) ?? '';
  await rows.nth(2).click();
  await expect(page.locator('.chosen')).toHaveText(name);
  await expect(rows.nth(2)).toHaveClass(/list-item-active/);

  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(3).locator('.kit-list-item__action')).toBeFocused();

  const scroller = page.locator('.kit-conversations .kit-list__scroller');
  const before = await scroller.evaluate((element) => element.scrollHeight);
  await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect.poll(() => scroller.evaluate((element) => element.scrollHeight)).toBeGreaterThan(before);

  await page.locator('.kit-users input[type="search"]').fill('bob');
  await expect(page.locator('.kit-users .kit-list__row').first()).toContainText('Bob');
  expect(messages).toEqual([]);
});

test('dates are those of the reader, who is in another time zone than the server', async ({ browser }) => {
  const dates = async (timezoneId: string) => {
    const context = await browser.newContext({ timezoneId });
    const page = await context.newPage();
    await page.goto(server.url);
    await live(page);
    const texts = await page.locator(`${CHATS} time`).allTextContents();
    await context.close();
    return texts;
  };
  const tokyo = await dates('Asia/Tokyo');
  expect(tokyo[0]).toMatch(/\d/);
  expect(tokyo).not.toEqual(await dates('America/Los_Angeles'));
});

test('one server renders for many people at once and mixes nothing of them', async ({ request }) => {
  const people = ['ann', 'bob', 'cid', 'dora'];
  const asked = Array.from({ length: 24 }, (_, index) => people[index % people.length] ?? '');
  const pages = await Promise.all(
    asked.map(async (uid) => {
      const locale = uid === 'bob' ? 'ar' : 'en';
      const response = await request.get(`${server.url}/?as=${uid}&locale=${locale}`);
      return { uid, html: await response.text() };
    }),
  );
  for (const { uid, html } of pages) {
    expect(html).toContain(`The chats of ${uid}`);
    expect(html).toContain(uid === 'bob' ? '>المستخدمون</h2>' : '>Users</h2>');
    for (const other of people) if (other !== uid) expect(html).not.toContain(`The chats of ${other}`);
    expect(html.match(/class="kit-list__row/g)).toHaveLength(60);
    const roots = html.match(/<div[^>]* class="kit-(?:conversations|users)[ "][^>]*>/g) ?? [];
    expect(roots).toHaveLength(2);
    for (const root of roots) expect(root).toContain(`dir="${uid === 'bob' ? 'rtl' : 'ltr'}"`);
  }
});

test('the whole chat of the server stays: no element is replaced, and its messages go on', async ({
  page,
}) => {
  const messages = listenTo(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${server.url}/chat`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('.kit-message-composer textarea'));
  const bubbles = page.locator('.kit-message-bubble');
  const texts = await bubbles.allTextContents();
  expect(texts.length).toBeGreaterThan(5);
  await expect(page.locator(CHATS)).toHaveCount(30);
  const sent = await page.evaluateHandle(() => [...document.querySelectorAll('#app .kit-message-bubble')]);
  release();
  await expect(page.locator('.kit-conversations [aria-posinset="1"]')).toBeVisible();
  const field = page.locator('.kit-message-composer textarea');
  await field.fill('Until tomorrow');
  await page.keyboard.press('Enter');
  await expect(bubbles.last()).toContainText('Until tomorrow');
  await expect(page.locator(CHATS).first()).toContainText('Until tomorrow');
  expect(await sent.evaluate((elements) => elements.at(-1)?.isConnected)).toBe(true);
  expect(messages).toEqual([]);
});
