// npm run server: serves the chat of example/server with its page, and the contract page for it. Open it in two browsers.
// --production builds the page, and serves it as a server on the Internet would. --store=postgres and --bus=nats start
// Debian's PostgreSQL and NATS for it; --port, --store and --bus are passed on otherwise.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { build } from 'vite';
import { favicon } from '../example/favicon.mjs';
import { readSettings, serveDevelopment, serveProduction } from '../example/server/serve.mjs';
import { startNats, startPostgres } from './cluster.mjs';
import { ROOT } from './files.mjs';

const EXAMPLE = join(ROOT, 'example/server');
const configFile = join(ROOT, 'vite.config.ts');
const args = process.argv.slice(2);
const settings = readSettings(
  args.map((arg) =>
    arg === '--store=postgres' ? '--store=postgres:' : arg === '--bus=nats' ? '--bus=nats:' : arg,
  ),
);
if (settings.store === 'postgres:') settings.store = (await startPostgres()).url;
if (settings.bus === 'nats:') settings.bus = (await startNats()).url;

if (settings.production) {
  const folder = mkdtempSync(join(tmpdir(), 'solid-chat-kit-server-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build({
    configFile,
    root: EXAMPLE,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0 },
  });
  await serveProduction(settings, folder);
} else {
  const server = await serveDevelopment(settings, {
    configFile,
    root: join(ROOT, 'example'),
    cacheDir: join(ROOT, 'node_modules/.vite/server-example'),
    plugins: [
      favicon,
      {
        name: 'home-page',
        configureServer({ middlewares }) {
          middlewares.use((request, _response, next) => {
            request.url = request.url?.replace(/^\/(?=$|\?)/, '/server/');
            next();
          });
        },
      },
    ],
    experimental: { bundledDev: true },
    build: {
      rolldownOptions: { input: [join(EXAMPLE, 'index.html'), join(ROOT, 'example/contract/index.html')] },
    },
  });
  // Until then, Vite serves a page that waits.
  while (!server.environments.client.bundledDev?.hasBuildOutput) await setTimeout(50);
  server.printUrls();
}
