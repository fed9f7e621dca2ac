// npm start: serves the demo on this machine, under /theme/ the theming page, and under /bench/ the bench to look
// at. Opens the demo with --open where somebody can see it.
import { join } from 'node:path';
import { createServer, normalizePath } from 'vite';
import { ROOT } from './files.mjs';
import { previewExample } from './serve-example.mjs';

const port = Number(process.env.PORT || 5173);
const canSee = !process.env.CI && process.stdout.isTTY;

/** The theming page stands beside the demo's folder. @type {import('vite').Plugin} */
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
 * The bench is built when somebody first asks for it, as an app would be: what lists cost in development says
 * nothing. @type {import('vite').Plugin}
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
  // Both pages, so that nothing is bundled late, which would load the page again.
  optimizeDeps: { entries: ['index.html', '../theme/main.tsx'] },
  server: { host: 'localhost', port, strictPort: true, open: process.argv.includes('--open') && canSee },
});
// Lets what was built for the bench be removed.
process.once('SIGINT', () => process.exit());
try {
  await server.listen();
  server.printUrls();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}. PORT=5174 npm start takes another.`);
  await server.close();
  process.exitCode = 1;
}
