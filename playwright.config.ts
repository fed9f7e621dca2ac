import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findInstalled } from './scripts/find-chromium.mjs';

const PORT = Number(process.env.PORT || 5199);

const chromium = {
  browserName: 'chromium' as const,
  launchOptions: { executablePath: findInstalled('chromium'), args: CHROMIUM_ARGS },
};
// Debian's Firefox is driven over its own protocol; Playwright's build needs no channel.
const firefox = findInstalled('firefox')
  ? {
      browserName: 'firefox' as const,
      channel: 'moz-firefox',
      launchOptions: { executablePath: findInstalled('firefox') },
    }
  : { browserName: 'firefox' as const };

export default defineConfig({
  testDir: 'test/e2e',
  timeout: 60_000,
  // A first visit of the demo makes a database.
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: { baseURL: `http://localhost:${PORT}`, viewport: { width: 1280, height: 800 } },
  webServer: {
    command: 'node scripts/start.mjs',
    env: { PORT: String(PORT) },
    wait: { stdout: /Local:/ },
    reuseExistingServer: false,
  },
  projects: [
    { name: 'chromium', use: chromium },
    // The connection of the server's page is cut by Chromium's means.
    { name: 'firefox', use: firefox, testIgnore: '**/server.spec.ts' },
    // Drives a WebKitGTK of its own.
    { name: 'webkit', testDir: 'test/webkit', timeout: 60_000 },
    // Apps that were built of the packed package.
    { name: 'packed-chromium', testDir: 'test/packed', use: chromium },
    {
      name: 'packed-firefox',
      testDir: 'test/packed',
      testIgnore: '**/{testing-your-app,dev-server,rxjs}.spec.ts',
      use: firefox,
    },
    // The documents and the playground, built.
    { name: 'site', testDir: 'test/site', use: chromium },
    // Starts servers of its own.
    { name: 'xmpp', testDir: 'test/ejabberd', testIgnore: 'long/**', use: chromium },
    { name: 'xmpp-long', testDir: 'test/ejabberd/long', use: chromium },
    // Starts servers of its own, without a browser.
    { name: 'cluster', testDir: 'test/cluster' },
    // Starts browsers of its own, some of which it kills.
    { name: 'durability', testDir: 'test/durability', testMatch: '**/*.spec.ts' },
  ],
});
