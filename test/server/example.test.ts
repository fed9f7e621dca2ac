import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONTRACT_PARTS, type ContractParts, describeKitContract } from 'solid-chat-kit/contract';
import type { ServerChatKit } from 'solid-chat-kit/server';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { serveChat } from '../../example/server/api.mjs';
import { Chat } from '../../example/server/chat.mjs';
import { createClient } from '../../example/server/client.ts';
import type { Kit } from '../../src/sdk/index.ts';

/** Node 20 has no WebSocket of its own; this one throws errors that nobody listens to, which a browser's does not. */
class BrowserWebSocket extends WebSocket {
  constructor(url: string) {
    super(url);
    this.on('error', () => undefined);
  }
}
vi.stubGlobal('WebSocket', BrowserWebSocket);
afterAll(() => vi.unstubAllGlobals());

/** Starts a server of its own, in memory, on a free port of this machine. */
async function startServer() {
  const chat = new Chat();
  const server = createServer((request, response) => void api.handle(request, response));
  const api = serveChat(chat, server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const kits: ServerChatKit[] = [];
  return {
    chat,
    api,
    base,
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

const worlds = new WeakMap<object, Awaited<ReturnType<typeof startServer>>>();
const worldOf = (kit: object) => worlds.get(kit) as Awaited<ReturnType<typeof startServer>>;
let made = 0;

/** What the example has. */
const PARTS: Partial<ContractParts<ServerChatKit>> = {
  connection: { drop: (kit) => worldOf(kit).api.cut(), restore: (kit) => worldOf(kit).api.open() },
  devices: true,
  profiles: { create: async (kit, { name }) => worldOf(kit).chat.signIn(`${name} ${++made}`).id },
  media: {
    send: (kit, id, type) =>
      kit.sendMediaMessage!(new kit.MediaMessage!(id, new File(['1'], 'plan.pdf'), 'file', type)),
  },
  custom: {
    send: (kit, id, type) => kit.sendCustomMessage!(new kit.CustomMessage!(id, type, 'place', { x: 1 })),
  },
  muids: true,
  messageDetails: true,
  newerPages: true,
  updates: true,
  lastRead: true,
  unreadMarks: true,
  reactions: true,
  quotes: true,
  attachments: true,
  threads: {
    reply(kit, parent, text) {
      const reply = new kit.TextMessage(parent.getReceiverId(), text, parent.getReceiverType());
      reply.setParentMessageId?.(Number(parent.getId()));
      return kit.sendMessage(reply);
    },
  },
  threadPages: true,
  mentions: {
    send: (kit, id, type, uid) => kit.sendMessage(new kit.TextMessage(id, `Look, <@uid:${uid}>`, type)),
  },
  revisions: {
    edit(kit, message, text) {
      (message as Kit.TextMessage & { setText(text: string): void }).setText(text);
      return kit.editMessage!(message);
    },
    remove: (kit, message) => kit.deleteMessage!(message.getId()),
  },
  changes: true,
  groupReceipts: true,
  conversationType: true,
  conversationSearch: true,
  userStatus: true,
  userIds: true,
  hideBlocked: true,
  mutualBlocks: true,
  builderReaders: true,
  revival: true,
};

it('[helper.ownServer] lacks few parts of the contract: those that its page does not need', () => {
  expect(CONTRACT_PARTS.filter((part) => !(part in PARTS))).toEqual([
    'login',
    'friends',
    'cancellation',
    'messageReceipts',
    'membership',
    'conversationTags',
    'conversationUserTags',
    'userRoles',
    'userTags',
  ]);
});

it('[helper.ownServer] refuses strangers, files from elsewhere, and what it does not know', async () => {
  const server = await startServer();
  const { token } = server.chat.signIn('Ann');
  server.chat.signIn('Bob');
  const call = async (path: string, body: object, own = token) => {
    const headers = { authorization: `Bearer ${own}` };
    const answer = await fetch(`${server.base}/api/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return [answer.status, (await answer.json()).code];
  };
  const file = { name: 'a', url: 'javascript:alert(1)' };
  expect([
    await call('me', {}, 'no token'),
    await call('conversation', { group: 'secret' }),
    await call('send', { user: 'bob', file }),
    await call('send', { user: 'bob', text: 'x'.repeat(10_001) }),
    await call('signIn', { name: 'Bob' }),
    await call('constructor', {}),
  ]).toEqual([
    [401, 'ERR_NOT_LOGGED_IN'],
    [404, 'ERR_GUID_NOT_FOUND'],
    [400, 'ERR_BAD_FILE'],
    [400, 'ERR_TOO_LONG'],
    [404, 'ERR_NOT_FOUND'],
    [404, 'ERR_NOT_FOUND'],
  ]);
  await server.close();
});

describeKitContract(
  { describe, it, expect },
  {
    name: '[helper.ownServer] the server of example/server',
    has: PARTS,
    async createWorld() {
      const server = await startServer();
      for (const name of ['ann', 'bob', 'cid']) server.chat.signIn(name);
      server.chat.store.createChat('crew', 'Crew', ['ann', 'bob', 'cid']);
      return {
        ann: 'ann',
        bob: 'bob',
        cid: 'cid',
        group: 'crew',
        async signIn(uid) {
          const kit = await server.signIn(uid);
          worlds.set(kit, server);
          return kit;
        },
        close: server.close,
      };
    },
  },
);
