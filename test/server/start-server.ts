import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerChatKit } from 'solid-chat-kit/server';
import { afterAll, vi } from 'vitest';
import { WebSocket } from 'ws';
import { serveChat } from '../../example/server/api.mjs';
import { Chat } from '../../example/server/chat.mjs';
import { createClient } from '../../example/server/client.ts';

/** Node 20 has no WebSocket of its own; this one throws errors that nobody listens to, which a browser's does not. */
class BrowserWebSocket extends WebSocket {
  constructor(url: string) {
    super(url);
    this.on('error', () => undefined);
  }
}
vi.stubGlobal('WebSocket', BrowserWebSocket);
afterAll(() => vi.unstubAllGlobals());

/** Starts the server of the example, in memory, on a free port of this machine. */
export async function startServer() {
  const chat = new Chat();
  const server = createServer((request, response) => {
    if (!api.handle(request, response)) response.writeHead(404).end();
  });
  const api = serveChat(chat, server);
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
      const { token } = chat.signIn(name);
      const kit = createClient(token, base, 5);
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
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      chat.close();
    },
  };
}
