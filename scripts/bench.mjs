// npm run bench: measures the lists in Chromium, as an app would build them, against a list by hand.
//   --quick           rough figures within a minute
//   --only NAME       one scenario
//   --json FILE       writes the figures
// Ends with an error when something could not be measured; a figure over its goal is marked.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { ROOT } from './files.mjs';
import { CHROMIUM_ARGS, ensureBrowser } from './find-chromium.mjs';

/** @typedef {import('../example/bench/scenarios.ts').Result} Result */

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, only: { type: 'string' }, json: { type: 'string' } },
});

/** @param {Result} result */
function line({ name, unit, value, goal, of }) {
  const figure = unit === 'x' ? `${value.toFixed(2)} x` : `${Math.round(value)} ${unit}`;
  const most = unit === 'x' ? `${goal} x` : String(goal);
  const times = of ? `${of.ours.toFixed(0)} us to ${of.other.toFixed(0)} us` : '';
  const mark = value > goal ? 'over' : 'ok';
  return `${name.padEnd(60)} ${figure.padStart(12)}  at most ${most.padEnd(7)} ${mark.padEnd(5)} ${times}`.trimEnd();
}

/**
 * Serves the built page, with the headers that give the page a fine clock.
 * @param {string} outDir
 */
async function serve(outDir) {
  const config = { configFile: join(ROOT, 'vite.config.ts'), root: join(ROOT, 'example/bench') };
  await build({ ...config, logLevel: 'warn', build: { outDir, emptyOutDir: true, target: 'es2022' } });
  const headers = {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  };
  return preview({ ...config, build: { outDir }, preview: { host: 'localhost', port: 0, headers } });
}

/**
 * Runs the scenarios, each on a fresh page.
 * @param {import('playwright').Browser} browser
 * @param {string} url
 */
async function measure(browser, url) {
  const open = async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.on('pageerror', (error) => console.error(error));
    await page.goto(url);
    await page.waitForFunction('globalThis.bench');
    return page;
  };
  const first = await open();
  /** @type {string[]} */
  const names = await first.evaluate('bench.names');
  await first.close();
  const chosen = options.only ? names.filter((name) => name === options.only) : names;
  if (chosen.length === 0)
    throw new Error(`There is no scenario ${options.only}; there are: ${names.join(', ')}`);

  /** @type {Result[]} */
  const results = [];
  for (const [index, name] of chosen.entries()) {
    process.stderr.write(`[${index + 1}/${chosen.length}] ${name}\n`);
    const page = await open();
    /** @type {Result[]} */
    const found = await page.evaluate(`bench.run('${name}', { quick: ${options.quick} })`);
    for (const result of found) console.log(line(result));
    results.push(...found);
    await page.close();
  }
  return results;
}

const outDir = mkdtempSync(join(tmpdir(), 'solid-chat-kit-bench-'));
try {
  const executablePath = await ensureBrowser('chromium');
  const server = await serve(outDir);
  const browser = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_ARGS, '--js-flags=--expose-gc', '--enable-precise-memory-info'],
  });
  try {
    const results = await measure(browser, server.resolvedUrls?.local[0] ?? '');
    if (options.json) {
      const about = { date: new Date().toISOString(), browser: browser.version(), quick: options.quick };
      writeFileSync(options.json, `${JSON.stringify({ ...about, results }, null, 2)}\n`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(outDir, { recursive: true, force: true });
}
