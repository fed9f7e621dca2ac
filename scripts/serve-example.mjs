// Builds a page of an example as an app would, serves it, and opens browsers on it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { ROOT } from './files.mjs';
import { CHROMIUM_ARGS, ensureBrowser } from './find-chromium.mjs';

/**
 * Builds a page of an example into its own folder, and serves it on a free port.
 * @param {string} folder below `example`
 * @param {{ page?: string, headers?: Record<string, string> }} [options] the page's file, and headers to send
 */
export async function previewExample(folder, { page = 'index.html', headers = {} } = {}) {
  const outDir = mkdtempSync(join(tmpdir(), `solid-chat-kit-${folder}-`));
  const remove = () => rmSync(outDir, { recursive: true, force: true });
  process.once('exit', remove);
  try {
    const program = spawn(process.execPath, [join(ROOT, 'scripts/build-example.mjs'), folder, page, outDir], {
      stdio: ['ignore', 2, 2],
    });
    const [code] = await once(program, 'close');
    if (code !== 0) throw new Error(`The page of example/${folder} could not be built.`);
    const server = await preview({
      configFile: false,
      root: join(ROOT, 'example', folder),
      build: { outDir },
      preview: { host: 'localhost', port: 0, headers },
    });
    return {
      url: `${server.resolvedUrls?.local[0] ?? ''}${page}`,
      middlewares: server.middlewares,
      async close() {
        await server.close();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Works with a served page, by its URL and a function that opens a Chromium; opened browsers are closed
 * afterwards.
 * @typedef {(url: string, open: (args?: string[]) => Promise<import('playwright').Browser>) => Promise<void>}
 * Work
 */

/**
 * Serves a built page during some work. Fails before building if there is no Chromium.
 * @param {string} folder below `example`
 * @param {Parameters<typeof previewExample>[1]} options
 * @param {Work} work
 */
export async function serveExample(folder, options, work) {
  const executablePath = await ensureBrowser('chromium');
  const page = await previewExample(folder, options);
  /** @type {import('playwright').Browser[]} */
  const browsers = [];
  try {
    await work(page.url, async (args = []) => {
      const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS, ...args] });
      browsers.push(browser);
      return browser;
    });
  } finally {
    for (const browser of browsers) await browser.close();
    await page.close();
  }
}

/**
 * Exits with an error message.
 * @param {unknown} error
 */
export function failWith(error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
