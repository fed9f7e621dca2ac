// npm run e2e: drives the examples in Chromium and Firefox, and ends with `N passed, N failed`.
// Arguments go to Playwright (`npm run e2e -- --project=firefox`).
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './files.mjs';
import { ensureBrowser } from './find-chromium.mjs';
import { summaryLine } from './summary.mjs';

const report = join(ROOT, 'test-results/report.json');
const args = process.argv.slice(2);
const only = args.find((arg) => arg.startsWith('--project='))?.slice('--project='.length);
for (const name of /** @type {const} */ (['chromium', 'firefox'])) {
  if (!only || only === name) await ensureBrowser(name);
}

rmSync(report, { force: true });
const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js');
const { status } = spawnSync(process.execPath, [playwright, 'test', ...args], {
  cwd: ROOT,
  stdio: 'inherit',
});

const counts = { passed: 0, failed: 0 };
if (existsSync(report)) {
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  counts.passed = stats.expected;
  counts.failed = stats.unexpected + stats.flaky + stats.skipped;
}
if (status !== 0 && counts.failed === 0) counts.failed = 1;
console.log(summaryLine(counts));
process.exitCode = counts.failed === 0 ? 0 : 1;
