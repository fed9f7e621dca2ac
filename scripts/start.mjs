// npm start: serves the demo, the theming page under /theme/, and the bench page under /bench/. --open opens
// the demo in a browser, if there is a screen.
import { join } from 'node:path';
import { createServer, normalizePath } from 'vite';
import { ROOT } from './files.mjs';
import { previewExample } from './serve-example.mjs';

const port = Number(process.env.PORT || 5173);
const canSee = !process.env.CI && process.stdout.isTTY;

/** Serves the theming page, which is outside the demo's folder. @type {import('vite').Plugin} */
const theme = {
  name: 'theme-page',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      const path = request.url?.match(/^\/theme\/(?<rest>[^?]*)(?<query>.*)$/)?.groups;
      if (path) {
        const file = normalizePath(join(ROOT, 'example/theme', path.rest || 'index.html'));
        request.url = `/@fs/${file.replace(/^\//, '')}${path.query}`;
      }
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
  root: join(ROOT, 'example/app'),
  plugins: [theme, bench],
  // Scans both pages, because dependencies found late would reload the page.
  optimizeDeps: { entries: ['index.html', '../theme/main.tsx'] },
  server: { host: 'localhost', port, strictPort: true, open: process.argv.includes('--open') && canSee },
});
// Exits properly, so that the bench's build folder is removed.
process.once('SIGINT', () => process.exit());
try {
  await server.listen();
  server.printUrls();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}. PORT=5174 npm start takes another.`);
  await server.close();
  process.exitCode = 1;
}
