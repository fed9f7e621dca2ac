import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type AppServer, listenTo, packedApps, serveApp } from './apps.ts';

let server: AppServer;
test.beforeAll(async () => {
  const { node, viteApp } = packedApps();
  const vite = join(viteApp, 'node_modules/vite/bin/vite.js');
  server = await serveApp(node, (port) => [vite, 'preview', '--port', port, '--strictPort'], viteApp);
});
test.afterAll(() => server.close());

test('a fresh Vite app with the packed package shows both lists, styled and live', async ({ page }) => {
  const messages = listenTo(page);
  await page.goto(server.url);
  const rows = page.locator('.kit-conversations .kit-list__row');
  await expect(rows.first()).toBeVisible();
  await expect(page.locator('.kit-users .kit-list__row').first()).toBeVisible();
  expect(await rows.first().evaluate((row) => row.getBoundingClientRect().height)).toBe(72);

  const name = (await rows.nth(1).locator('.kit-list-item__action').textContent()) ?? '';
  await rows.nth(1).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(rows.nth(1)).toHaveClass(/list-item-active/);
  expect(messages).toEqual([]);
});

test('a fresh Vite app fetches menu and actions from files of their own, the menu once it is needed', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const messages = listenTo(page);
  await page.goto(server.url);
  const row = page.locator('.kit-conversations .kit-list__row').first();
  await expect(row).toBeVisible();
  expect(fetched.filter((url) => /menu-view/.test(url))).toEqual([]);
  await row.locator('.kit-list-item__action').focus();
  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(fetched.filter((url) => /menu-view|conversation-actions/.test(url))).toHaveLength(2);
  expect(messages).toEqual([]);
});
