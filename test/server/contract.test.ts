import { type ContractParts, describeKitContract } from 'solid-chat-kit/contract';
import { createLocalData, createLocalKit, type LocalKit } from 'solid-chat-kit/local';
import type { ServerChatKit } from 'solid-chat-kit/server';
import { describe, expect, it } from 'vitest';
import type { Kit } from '../../src/sdk/index.ts';
import { LOCAL_PARTS, localWorld } from '../contract/local-setup.ts';
import { openSession } from './local-server.ts';

/** The sessions of the server that serve the kits. */
const backends = new WeakMap<object, LocalKit>();

const backendOf = (kit: object) => backends.get(kit) as LocalKit;
const { login, connection, profiles, friends, membership, conversationTags } = LOCAL_PARTS;

const PARTS: ContractParts<ServerChatKit> = {
  ...LOCAL_PARTS,
  // What the SDK has no members for is done on the server.
  login: {
    signIn: (kit, uid) => login.signIn(backendOf(kit), uid),
    signOut: (kit) => login.signOut(backendOf(kit)),
  },
  connection: {
    drop: (kit) => connection.drop(backendOf(kit)),
    restore: (kit) => connection.restore(backendOf(kit)),
  },
  profiles: { create: (kit, profile) => profiles.create(backendOf(kit), profile) },
  friends: { befriend: (kit, uids) => friends.befriend(backendOf(kit), uids) },
  media: {
    send: (kit, id, type) =>
      kit.sendMediaMessage!(new kit.MediaMessage!(id, { name: 'plan.pdf' }, 'file', type)),
  },
  custom: {
    send: (kit, id, type) => kit.sendCustomMessage!(new kit.CustomMessage!(id, type, 'place', { x: 1 })),
  },
  threads: {
    reply(kit, parent, text) {
      const reply = new kit.TextMessage(parent.getReceiverId(), text, parent.getReceiverType());
      reply.setParentMessageId?.(Number(parent.getId()));
      return kit.sendMessage(reply);
    },
  },
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
  membership: {
    join: (kit, guid) => membership.join(backendOf(kit), guid),
    leave: (kit, guid) => membership.leave(backendOf(kit), guid),
    add: (kit, guid, uids) => membership.add(backendOf(kit), guid, uids),
    kick: (kit, guid, uid) => membership.kick(backendOf(kit), guid, uid),
    ban: (kit, guid, uid) => membership.ban(backendOf(kit), guid, uid),
  },
  conversationTags: { tag: (kit, id, type, tags) => conversationTags.tag(backendOf(kit), id, type, tags) },
};

describeKitContract(
  { describe, it, expect },
  {
    name: '[helper.createKit] the functions of a server, with all parts but lists of bans',
    has: PARTS,
    async createWorld() {
      const data = createLocalData();
      const world = await localWorld(() => createLocalKit({ data }));
      const sessions: [ServerChatKit, LocalKit][] = [];
      return {
        ...world,
        async signIn(uid) {
          const [kit, backend] = await openSession(data, uid);
          backends.set(kit, backend);
          sessions.push([kit, backend]);
          return kit;
        },
        async close() {
          for (const [kit, backend] of sessions) {
            kit.close();
            // A test may have signed some users out.
            await backend.logout().catch(() => undefined);
          }
        },
      };
    },
  },
);
