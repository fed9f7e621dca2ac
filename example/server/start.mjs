// npm run server: serves a chat with a database, and a page for it. Open it in two browsers. PORT and FILE choose the
// port and the database; FILE=:memory: keeps nothing.
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { favicon } from '../favicon.mjs';
import { serveChat } from './api.mjs';
import { Chat } from './chat.mjs';

const path = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));
const chat = new Chat(process.env.FILE || path('chat.db'));

/** @type {import('vite').Plugin} */
const api = {
  name: 'chat-server',
  configureServer({ httpServer, middlewares }) {
    const { handle } = serveChat(chat, /** @type {import('node:http').Server} */ (httpServer));
    middlewares.use((request, response, next) => {
      if (handle(request, response)) return;
      request.url = request.url?.replace(/^\/(?=$|\?)/, '/server/');
      next();
    });
  },
};

// The page is served from its sources; an app would serve its own build.
const server = await createServer({
  configFile: path('../../vite.config.ts'),
  root: path('..'),
  cacheDir: path('../../node_modules/.vite/server-example'),
  plugins: [favicon, api],
  experimental: { bundledDev: true },
  build: { rolldownOptions: { input: [path('index.html'), path('../contract/index.html')] } },
  server: { host: 'localhost', port: Number(process.env.PORT || 5180), strictPort: true },
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    chat.close();
    process.exit();
  });
}
await server.listen();
// Until then, Vite serves a page that waits.
while (!server.environments.client.bundledDev?.hasBuildOutput)
  await new Promise((later) => setTimeout(later, 50));
server.printUrls();
