// npm run e2e: runs the examples, including those of the packed package, in Chromium and Firefox, some in
// WebKitGTK, and the XMPP adapter against ejabberd; ends with `N passed, N failed`. Arguments are passed to Playwright (`npm run e2e --
// --project=firefox`).
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureEjabberd, ensurePrograms } from './ejabberd/find.mjs';
import { ROOT } from './files.mjs';
import { ensureBrowser } from './find-chromium.mjs';
import { ensureWebKit } from './find-webkit.mjs';
import { buildApp, findNode24, pack, readmeApp } from './packed.mjs';
import { failedSpecs, failureLine, summaryLine } from './summary.mjs';

const report = join(ROOT, 'test-results/report.json');
const args = process.argv.slice(2);
const only = args.find((arg) => arg.startsWith('--project='))?.slice('--project='.length);
const isXmpp = only?.startsWith('xmpp') ?? false;
const isCluster = only === 'cluster';
for (const name of /** @type {const} */ (['chromium', 'firefox'])) {
  const usesChromium = only === 'site' || isXmpp;
  const isNeeded = !only || only.endsWith(name) || (usesChromium && name === 'chromium');
  if (isNeeded) await ensureBrowser(name);
}
if (!only || isXmpp) ensureEjabberd('single');
if (!only || only === 'xmpp-long') ensureEjabberd('cluster');
if (!only || only === 'cluster') {
  ensurePrograms('postgres');
  ensurePrograms('nats');
}
if (!only || only === 'webkit') ensureWebKit();

if (!isXmpp && !isCluster) {
  // Pages without a bundler load the built package.
  const built = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs')], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (built.status !== 0) process.exit(1);
}

if (!only || only === 'site') {
  const site = spawnSync(process.execPath, [join(ROOT, 'scripts/site.mjs')], { cwd: ROOT, stdio: 'inherit' });
  if (site.status !== 0) process.exit(1);
}

/** The folders of this run, which are deleted after it. @type {string[]} */
const folders = [];
/** The environment of the packed package's tests. @type {NodeJS.ProcessEnv} */
const env = { ...process.env };
if (!only || only.startsWith('packed')) {
  const folder = mkdtempSync(join(tmpdir(), 'solid-chat-kit-packed-'));
  const tarball = pack(folder);
  const node = findNode24();
  const solidStart = buildApp('example/solid-start', tarball, node);
  const viteApp = buildApp('test/packed/vite-app', tarball, process.execPath);
  const readme = buildApp('test/packed/vite-app', tarball, process.execPath, readmeApp());
  folders.push(folder, solidStart, viteApp, readme);
  env.PACKED_APPS = JSON.stringify({ tarball, node, solidStart, viteApp, readme });
}

rmSync(report, { force: true });
const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js');
const { status } = spawnSync(process.execPath, [playwright, 'test', ...args], {
  cwd: ROOT,
  env,
  stdio: 'inherit',
});
for (const folder of folders) rmSync(folder, { recursive: true, force: true });

const counts = { passed: 0, failed: 0 };
if (existsSync(report)) {
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
  for (const name of failedSpecs(suites)) console.log(failureLine(name));
  counts.passed = stats.expected;
  counts.failed = stats.unexpected + stats.flaky + stats.skipped;
}
if (status !== 0 && counts.failed === 0) counts.failed = 1;
console.log(summaryLine(counts));
process.exitCode = counts.failed === 0 ? 0 : 1;
