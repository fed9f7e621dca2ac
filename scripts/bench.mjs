// npm run bench: measures the lists in Chromium, built as an app would build them, against a hand-written list.
//   --quick           rough figures within a minute; ends with `N passed, N failed`, where a figure fails at ten
//                     times its goal
//   --only PATTERN    runs the scenarios whose name matches
//   --json FILE       writes the figures to a file
//   --docs            writes the figures of a full run into docs/performance.md and README.md
// Without --quick it only fails when something could not be measured; figures over their goal are marked.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { writeDocs } from './bench-docs.mjs';
import { checksOf, isFarOver, linesOf, vanillaShare } from './bench-table.mjs';
import { failWith, serveExample } from './serve-example.mjs';
import { failureLine, summaryLine } from './summary.mjs';

/** @typedef {import('../example/bench/scenarios/result.ts').Result} Result */
/** @typedef {import('../example/bench/harness.ts').Bench} Bench */

/** Gives the page a high-resolution clock. */
const HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};
/** Renders frames as fast as possible, for scenarios that measure work instead of pace. */
const UNPACED = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    json: { type: 'string' },
    docs: { type: 'boolean', default: false },
  },
});

/**
 * Opens the harness in its own browser.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 */
async function openHarness(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.on('pageerror', (error) => console.error(error));
  const session = await page.context().newCDPSession(page);
  /** @type {import('../example/bench/measure/outside.ts').Outside} */
  const outside = {
    async turnWheel(x, y, px) {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, px);
    },
    async usedHeap() {
      for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Runtime.getHeapUsage')).usedSize;
    },
  };
  for (const [name, means] of Object.entries(outside)) await page.exposeFunction(name, means);
  await page.goto(url);
  await page.waitForFunction('globalThis.bench');
  return page;
}

/**
 * Runs the scenarios, each on a new page.
 * @param {string} url
 * @param {(args?: string[]) => Promise<import('playwright').Browser>} open
 */
async function measure(url, open) {
  const paced = await open();
  const unpaced = await open(UNPACED);
  const first = await openHarness(paced, url);
  const scenarios = /** @type {Bench['scenarios']} */ (await first.evaluate('bench.scenarios'));
  await first.close();
  const pattern = new RegExp(options.only ?? '');
  const chosen = scenarios.filter(({ name, isSlow }) => pattern.test(name) && !(options.quick && isSlow));
  if (chosen.length === 0) {
    throw new Error(`No scenario matches; there are: ${scenarios.map(({ name }) => name).join(', ')}.`);
  }

  /** @type {Result[]} */
  const results = [];
  const started = performance.now();
  for (const [index, { name, isPaced }] of chosen.entries()) {
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    process.stderr.write(`[${index + 1}/${chosen.length}] ${name} (${seconds} s)\n`);
    const page = await openHarness(isPaced ? paced : unpaced, url);
    const found = /** @type {Result[]} */ (
      await page.evaluate(`bench.run('${name}', { quick: ${options.quick} })`)
    );
    const share = vanillaShare(found);
    if (share) found.push(share);
    results.push(...found);
    for (const result of found) for (const line of linesOf(result)) console.log(line);
    await page.close();
  }
  return { results, browser: paced.version() };
}

/** @param {Result[]} results */
function judge(results) {
  const checks = results.flatMap(checksOf);
  const over = checks.filter(({ value, goal }) => value > goal);
  console.log(`${checks.length - over.length} of ${checks.length} goals reached`);
  for (const { name, value, goal } of over) console.log(`  over: ${name}: ${value.toFixed(2)}, goal ${goal}`);
  if (!options.quick) return;
  const failed = checks.filter(isFarOver);
  for (const { name } of failed) console.log(failureLine(name));
  console.log(summaryLine({ passed: checks.length - failed.length, failed: failed.length }));
  if (failed.length > 0) process.exitCode = 1;
}

try {
  if (options.docs && (options.quick || options.only)) throw new Error('--docs takes a whole run.');
  console.log('ours : vanilla (the list by hand); with layout means script, style and layout\n');
  await serveExample('bench', { page: 'harness.html', headers: HEADERS }, async (url, open) => {
    const { results, browser } = await measure(url, open);
    judge(results);
    const about = { date: new Date().toISOString(), browser, cores: cpus().length, quick: options.quick };
    if (options.json) writeFileSync(options.json, `${JSON.stringify({ ...about, results }, null, 2)}\n`);
    if (options.docs)
      writeDocs(results, `Chromium ${browser.split('.')[0]}, headless, on ${about.cores} cores.`);
  });
} catch (error) {
  failWith(error);
}
