import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerChatKit } from 'solid-chat-kit/server';
import { afterAll, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Options, serveChat } from '../../example/server/api.mjs';
import { openChat } from '../../example/server/chat.mjs';
import { createClient } from '../../example/server/client.ts';

/** Node 20 has no WebSocket of its own; this one throws errors that nobody listens to, which a browser's does not. */
class BrowserWebSocket extends WebSocket {
  constructor(url: string, protocols: string[]) {
    super(url, protocols);
    this.on('error', () => undefined);
  }
}
vi.stubGlobal('WebSocket', BrowserWebSocket);
afterAll(() => vi.unstubAllGlobals());

/** What tests need, who do much at once. */
const MANY = { rate: 1e6, burst: 1e6 };
const LIMITS = { calls: MANY, signIns: MANY, connects: MANY };

/** Starts the server of the example, in memory, on a free port of this machine. */
export async function startServer({
  limits = {} as Options['limits'],
  store = undefined as string | undefined,
  bus = undefined as string | undefined,
  ...options
}: Options & { store?: string; bus?: string } = {}) {
  const chat = await openChat({ store, bus });
  const api = serveChat(chat, { limits: { ...LIMITS, ...limits }, ...options });
  const server = createServer((request, response) => {
    if (!api.handle(request, response)) response.writeHead(404).end();
  });
  server.on('upgrade', api.upgrade);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const kits: ServerChatKit[] = [];
  return {
    chat,
    api,
    base,
    server,
    /** Signs a user in, and waits for the connection. */
    async signIn(name: string): Promise<ServerChatKit> {
      const { token } = await chat.signIn(name);
      const kit = createClient(token, { base, retryMs: 5 });
      kits.push(kit);
      await new Promise<void>((onConnected) => {
        kit.addConnectionListener('test', new kit.ConnectionListener({ onConnected }));
      });
      kit.removeConnectionListener('test');
      return kit;
    },
    async close() {
      for (const kit of kits) kit.close();
      api.cut();
      api.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await chat.close();
    },
  };
}
