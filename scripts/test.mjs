// npm test: runs all kinds of tests, and ends with one line `N passed, N failed`. Arguments are passed to vitest
// (`npm test -- --project dom`).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './files.mjs';
import { ensureBrowser } from './find-chromium.mjs';
import { countRuns, failedTests, failureLine, summaryLine } from './summary.mjs';

/**
 * Runs all tests, or those that the arguments select.
 * @param {string[]} args
 * @param {string} folder where the report is written
 */
async function run(args, folder) {
  const report = join(folder, 'report.json');
  const env = { ...process.env, CHROMIUM_PATH: await ensureBrowser('chromium') };
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args],
    { cwd: ROOT, env, stdio: 'inherit' },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1 };

  const results = JSON.parse(readFileSync(report, 'utf8'));
  for (const each of failedTests(results)) console.log(failureLine(each.replace(`${ROOT}/`, '')));
  return countRuns(results, status === 0);
}

const folder = mkdtempSync(join(tmpdir(), 'solid-chat-kit-test-'));
try {
  const counts = await run(process.argv.slice(2), folder);
  console.log(summaryLine(counts));
  process.exitCode = counts.failed === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
