// Starts the server: for production, or with a development server for its page.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serveChat } from './api.mjs';
import { openChat } from './chat.mjs';
import { servePage } from './page.mjs';

const path = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));

/** Reads the settings: arguments first, then the environment (`PORT`, `STORE`, `BUS`). @param {string[]} [args] */
export function readSettings(args) {
  const { values } = parseArgs({
    ...(args && { args }),
    options: {
      production: { type: 'boolean', default: false },
      /** A file, `:memory:`, or postgres://… */
      store: { type: 'string', default: process.env.STORE || path('chat.db') },
      /** nats://…; without one, this server is alone. */
      bus: { type: 'string', default: process.env.BUS || '' },
      port: { type: 'string', default: process.env.PORT || '5180' },
      host: { type: 'string', default: process.env.HOST || 'localhost' },
      /** Origins of other pages that may connect. */
      origin: { type: 'string', multiple: true, default: [] },
      /** Whether a proxy before this server adds X-Forwarded-For. */
      proxy: { type: 'boolean', default: false },
    },
  });
  // These words alone start Debian's packages in the repository; here they would be a file and a host.
  if (values.store === 'postgres')
    throw new Error('--store needs an address: --store=postgres://user@host/database');
  if (values.bus === 'nats') throw new Error('--bus needs an address: --bus=nats://host');
  if (values.bus && !values.store.startsWith('postgres'))
    throw new Error('Several servers need a database that they share: --store=postgres://…');
  return values;
}

/** @typedef {ReturnType<typeof readSettings>} Settings */

/** @param {Settings} settings */
async function openApi({ store, bus, origin, proxy }) {
  const chat = await openChat({ store, bus });
  const api = serveChat(chat, { origins: origin, trustProxy: proxy });
  const stop = async () => {
    api.close();
    await chat.close();
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  return api;
}

/** Serves the built page and the chat. @param {Settings} settings @param {string} [folder] of the build */
export async function serveProduction(settings, folder = path('dist')) {
  if (!existsSync(folder)) throw new Error(`${folder} is missing: run npm run build first.`);
  const page = servePage(folder);
  const { handle, upgrade } = await openApi(settings);
  const server = createServer((request, response) => {
    if (!handle(request, response)) page(request, response);
  });
  server.on('upgrade', upgrade);
  server.listen(Number(settings.port), settings.host, () => {
    console.log(`The chat runs at http://${settings.host}:${settings.port}/`);
  });
}

/** Serves the page from its sources, and the chat. @param {Settings} settings @param {import('vite').InlineConfig} [config] */
export async function serveDevelopment(settings, config = { root: path('.') }) {
  const { createServer: createVite } = await import('vite');
  const { handle, upgrade } = await openApi(settings);
  const server = await createVite({
    ...config,
    server: { host: settings.host, port: Number(settings.port), strictPort: true },
    plugins: [
      ...(config.plugins ?? []),
      {
        name: 'chat-server',
        configureServer({ httpServer, middlewares }) {
          httpServer?.on('upgrade', (request, socket, head) => {
            // Vite answers its own.
            if (!request.headers['sec-websocket-protocol']?.startsWith('vite-'))
              upgrade(request, socket, head);
          });
          middlewares.use((request, response, next) => {
            if (!handle(request, response)) next();
          });
        },
      },
    ],
  });
  await server.listen();
  return server;
}
