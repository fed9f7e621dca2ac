import type { Kit } from 'solid-chat-kit';
import type { ContractParts } from 'solid-chat-kit/contract';
import type { XmppKit } from 'solid-chat-kit/xmpp';
import { wayOf } from './ways.ts';

/** Resolves once a session noticed a change of its connection. */
function noticed(kit: XmppKit, change: 'onConnected' | 'onDisconnected'): Promise<void> {
  const id = `noticed-${change}`;
  return new Promise((resolve) => {
    const done = () => {
      kit.removeConnectionListener(id);
      resolve();
    };
    kit.addConnectionListener(id, new kit.ConnectionListener({ [change]: done }));
  });
}

/** The optional parts of the contract that XMPP can say; docs/xmpp.md has the reasons for those that are missing. */
export const XMPP_PARTS: Partial<ContractParts<XmppKit>> = {
  login: {
    signIn: (kit, uid) => kit.login(`${uid}@localhost`, { password: `pw-${uid}` }),
    signOut: (kit) => kit.logout(),
  },
  connection: {
    async drop(kit) {
      const loss = noticed(kit, 'onDisconnected');
      await window.cutWay(wayOf(kit));
      await loss;
    },
    async restore(kit) {
      const back = noticed(kit, 'onConnected');
      await window.restoreWay(wayOf(kit));
      await back;
    },
  },
  devices: true,
  profiles: {
    async create(kit, { name, role }) {
      const me = await kit.getLoggedinUser();
      const uid = await window.addUser(me?.getUid() ?? '', name, role ?? '');
      // The server tells the session of a new contact.
      const request = () => new kit.UsersRequestBuilder().setLimit(1).setUIDs([uid]).build().fetchNext();
      while ((await request()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      return uid;
    },
  },
  media: {
    send: (kit, id, type) =>
      kit.sendMediaMessage!(new kit.MediaMessage!(id, new File(['A plan.'], 'plan.pdf'), 'file', type)),
  },
  custom: {
    send: (kit, id, type) => kit.sendCustomMessage!(new kit.CustomMessage!(id, type, 'place', { x: 1 })),
  },
  deliveries: true,
  blocks: true,
  muids: true,
  cancellation: true,
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
      reply.setParentMessageId?.(parent.getId() as number);
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
  membership: {
    join: (kit, guid) => kit.joinGroup(guid),
    leave: (kit, guid) => kit.leaveGroup(guid),
    add: (kit, guid, uids) => kit.addMembers(guid, uids),
    kick: (kit, guid, uid) => kit.kickMember(guid, uid),
    ban: (kit, guid, uid) => kit.banMember(guid, uid),
  },
  conversationType: true,
  conversationSearch: true,
  userStatus: true,
  userIds: true,
  hideBlocked: true,
  userRoles: true,
  builderReaders: true,
  revival: true,
};
