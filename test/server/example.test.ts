import { CONTRACT_PARTS, type ContractParts, describeKitContract } from 'solid-chat-kit/contract';
import type { ServerChatKit } from 'solid-chat-kit/server';
import { describe, expect, it } from 'vitest';
import type { Kit } from '../../src/sdk/index.ts';
import { startServer } from './start-server.ts';

const worlds = new WeakMap<object, Awaited<ReturnType<typeof startServer>>>();
const worldOf = (kit: object) => worlds.get(kit) as Awaited<ReturnType<typeof startServer>>;
let made = 0;

/** What the example has. */
const PARTS: Partial<ContractParts<ServerChatKit>> = {
  connection: { drop: (kit) => worldOf(kit).api.cut(), restore: (kit) => worldOf(kit).api.open() },
  devices: true,
  profiles: { create: async (kit, { name }) => (await worldOf(kit).chat.signIn(`${name} ${++made}`)).id },
  media: {
    send: (kit, id, type) =>
      kit.sendMediaMessage!(new kit.MediaMessage!(id, new File(['1'], 'plan.pdf'), 'file', type)),
  },
  custom: {
    send: (kit, id, type) => kit.sendCustomMessage!(new kit.CustomMessage!(id, type, 'place', { x: 1 })),
  },
  deliveries: true,
  blocks: true,
  muids: true,
  messageDetails: true,
  newerPages: true,
  messageSearch: true,
  updates: true,
  lastRead: true,
  unreadMarks: true,
  reactions: true,
  quotes: true,
  attachments: true,
  albums: true,
  captions: true,
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
  reactionPages: true,
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
    'pins',
    'mutes',
    'archive',
    'leaving',
    'selfChats',
    'groupMentions',
    'messageReceipts',
    'membership',
    'memberPages',
    'memberChanges',
    'memberBans',
    'sharedMessages',
    'conversationTags',
    'conversationUserTags',
    'userRoles',
    'userTags',
  ]);
});

it('[helper.ownServer] refuses strangers, files from elsewhere, and what it does not know', async () => {
  const server = await startServer();
  const { token } = await server.chat.signIn('Ann');
  await server.chat.signIn('Bob');
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
      for (const name of ['ann', 'bob', 'cid']) await server.chat.signIn(name);
      await server.chat.createGroup('crew', 'Crew', ['ann', 'bob', 'cid']);
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
