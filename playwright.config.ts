import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findInstalled } from './scripts/find-chromium.mjs';

const PORT = 5199;

export default defineConfig({
  testDir: 'test/e2e',
  timeout: 30_000,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: { baseURL: `http://localhost:${PORT}`, viewport: { width: 1280, height: 800 } },
  webServer: {
    command: 'node scripts/start.mjs',
    env: { PORT: String(PORT) },
    port: PORT,
    reuseExistingServer: false,
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: { executablePath: findInstalled('chromium'), args: CHROMIUM_ARGS },
      },
    },
    {
      name: 'firefox',
      // Debian's Firefox is driven over its own protocol; Playwright's build needs no channel.
      use: findInstalled('firefox')
        ? {
            browserName: 'firefox',
            channel: 'moz-firefox',
            launchOptions: { executablePath: findInstalled('firefox') },
          }
        : { browserName: 'firefox' },
    },
  ],
});
