// npm start: serves the demo, and the pages for props, themes, states, the contract and the bench under /props/, /theme/,
// /states/, /contract/ and /bench/. --open opens the demo in a browser, if there is a screen.
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createServer } from 'vite';
import { favicon } from '../example/favicon.mjs';
import { ROOT } from './files.mjs';
import { previewExample } from './serve-example.mjs';

const EXAMPLES = join(ROOT, 'example');
const port = Number(process.env.PORT || 5173);
/** How often the first bundle is looked for. */
const BUILD_POLL_MS = 50;
const canSee = !process.env.CI && process.stdout.isTTY;

/** The pages, each in a folder of its name. */
const PAGES = ['app', 'theme', 'states', 'props', 'contract'];

/**
 * Serves the demo's page at the root.
 * @type {import('vite').Plugin}
 */
const home = {
  name: 'home-page',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const page = PAGES.find((name) => request.url === `/${name}`);
      if (page) {
        response.writeHead(302, { Location: `/${page}/` }).end();
        return;
      }
      request.url = request.url?.replace(/^\/(?=$|\?)/, '/app/');
      next();
    });
  },
};

/**
 * Builds the bench at its first request, as an app would: a development build would distort the figures.
 * @type {import('vite').Plugin}
 */
const bench = {
  name: 'bench-page',
  configureServer({ middlewares, config }) {
    /** @type {ReturnType<typeof previewExample> | undefined} */
    let page;
    middlewares.use('/bench', async (request, response, next) => {
      if (!page) config.logger.info('Building the bench ...');
      page ??= previewExample('bench');
      try {
        const { middlewares: built } = await page;
        built(request, response, next);
      } catch (error) {
        page = undefined;
        next(error);
      }
    });
  },
};

const server = await createServer({
  configFile: join(ROOT, 'vite.config.ts'),
  root: EXAMPLES,
  plugins: [favicon, home, bench],
  // Bundles each page, so that it takes a few requests instead of one per module, and still updates when a
  // file changes.
  experimental: { bundledDev: true },
  build: {
    rolldownOptions: {
      input: PAGES.map((page) => join(EXAMPLES, page, 'index.html')),
      // The parts of lists and messages that load on demand take one request together.
      output: {
        codeSplitting: {
          groups: [{ name: 'parts', test: /[\\/]src[\\/](ui|list|messages|composer)[\\/]/ }],
        },
      },
    },
  },
  server: { host: 'localhost', port, strictPort: true, open: process.argv.includes('--open') && canSee },
});
// Exits properly, so that the bench's build folder is removed.
process.once('SIGINT', () => process.exit());
try {
  await server.listen();
  // Until then, Vite serves a page that waits.
  while (!server.environments.client.bundledDev?.hasBuildOutput) await setTimeout(BUILD_POLL_MS);
  server.printUrls();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}. PORT=5174 npm start takes another.`);
  await server.close();
  process.exitCode = 1;
}
