import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { packedApps, serveApp } from './apps.ts';

/** The kit and its dependencies; what a framework loads for itself is its own affair. */
const OF_KIT = /\/node_modules\/(?:solid-chat-kit|rxjs|idb|@tanstack)\//;

/** Returns the addresses that a page requests for the kit, as it requests them. */
function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (OF_KIT.test(request.url())) urls.push(request.url());
  });
  return urls;
}

const apps = packedApps();

for (const [name, folder, node] of [
  ['the app of README.md', apps.readme, process.execPath],
  ['an app of SolidStart', apps.solidStart, apps.node],
] as const) {
  test(`${name} loads the kit from a development server with fewer than 60 requests`, async ({ page }) => {
    test.setTimeout(240_000);
    rmSync(join(folder, 'node_modules/.vite'), { recursive: true, force: true });
    const vite = join(folder, 'node_modules/vite/bin/vite.js');
    const server = await serveApp(node, (port) => [vite, 'dev', '--port', port, '--strictPort'], folder);
    try {
      const requests = requestsOf(page);
      await page.goto(server.url);
      await expect(page.locator('.kit-conversations .kit-list__row').first()).toBeVisible({
        timeout: 120_000,
      });
      await page.waitForLoadState('networkidle');
      expect(requests.length, requests.join('\n')).toBeGreaterThan(5);
      expect(requests.length, requests.join('\n')).toBeLessThan(60);
    } finally {
      await server.close();
    }
  });
}
