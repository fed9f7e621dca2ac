import type { ContractParts, ContractWorld } from 'solid-chat-kit/contract';
import type { LocalKit, TextMessage } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';

let made = 0;

/** The embedded SDK has all parts of the contract. */
export const LOCAL_PARTS: ContractParts<LocalKit> = {
  login: { signIn: (kit, uid) => kit.login(uid), signOut: (kit) => kit.logout() },
  connection: { drop: (kit) => controlOf(kit).disconnect(), restore: (kit) => controlOf(kit).connect() },
  devices: true,
  profiles: {
    async create(kit, { name, role, tags }) {
      const user = new kit.User(`made-${++made}`, name);
      user.setRole(role);
      user.setTags(tags && [...tags]);
      return (await kit.createUser(user)).getUid();
    },
  },
  friends: { befriend: (kit, uids) => kit.addFriends(uids) },
  media: {
    send: (kit, receiverId, receiverType) =>
      kit.sendMediaMessage(new kit.MediaMessage(receiverId, { name: 'plan.pdf' }, 'file', receiverType)),
  },
  custom: {
    send: (kit, receiverId, receiverType) =>
      kit.sendCustomMessage(new kit.CustomMessage(receiverId, receiverType, 'place', { x: 1 })),
  },
  deliveries: true,
  blocks: true,
  muids: true,
  cancellation: true,
  messageDetails: true,
  newerPages: true,
  messageSearch: true,
  updates: true,
  lastRead: true,
  unreadMarks: true,
  pins: true,
  mutes: true,
  archive: true,
  leaving: true,
  reactions: true,
  quotes: true,
  attachments: true,
  albums: true,
  captions: true,
  selfChats: true,
  groupMentions: true,
  threadPages: true,
  changes: true,
  threads: {
    reply(kit, parent, text) {
      const reply = new kit.TextMessage(parent.getReceiverId(), text, parent.getReceiverType());
      reply.setParentMessageId(Number(parent.getId()));
      return kit.sendMessage(reply);
    },
  },
  mentions: {
    send: (kit, receiverId, receiverType, uid) =>
      kit.sendMessage(new kit.TextMessage(receiverId, `Look, <@uid:${uid}>`, receiverType)),
  },
  revisions: {
    edit(kit, message, text) {
      (message as TextMessage).setText(text);
      return kit.editMessage(message);
    },
    remove: (kit, message) => kit.deleteMessage(message),
  },
  groupReceipts: true,
  messageReceipts: true,
  reactionPages: true,
  membership: {
    join: (kit, guid) => kit.joinGroup(guid),
    leave: (kit, guid) => kit.leaveGroup(guid),
    add: (kit, guid, uids) => kit.addMembersToGroup(guid, uids),
    kick: (kit, guid, uid) => kit.kickGroupMember(guid, uid),
    ban: (kit, guid, uid) => kit.banGroupMember(guid, uid),
  },
  memberPages: true,
  memberChanges: true,
  memberBans: true,
  sharedMessages: true,
  conversationType: true,
  conversationTags: { tag: (kit, id, type, tags) => kit.tagConversation(id, type, tags) },
  conversationUserTags: true,
  conversationSearch: true,
  userStatus: true,
  userIds: true,
  hideBlocked: true,
  mutualBlocks: true,
  userRoles: true,
  userTags: true,
  builderReaders: true,
  revival: true,
};

/**
 * Creates three users and their group.
 * @param makeKit - creates a session on the data of this world
 * @param close - cleans up after all sessions have ended
 */
export async function localWorld(
  makeKit: () => LocalKit | Promise<LocalKit>,
  close: () => Promise<unknown> | undefined = () => undefined,
): Promise<ContractWorld<LocalKit>> {
  const owner = await makeKit();
  for (const uid of ['ann', 'bob', 'cid']) await owner.createUser(new owner.User(uid, `Name of ${uid}`));
  await owner.login('ann');
  await owner.createGroup(new owner.Group('crew', 'Crew'));
  await owner.addMembersToGroup('crew', ['bob', 'cid']);
  await owner.logout();
  const sessions: LocalKit[] = [];
  return {
    ann: 'ann',
    bob: 'bob',
    cid: 'cid',
    group: 'crew',
    async signIn(uid) {
      const kit = await makeKit();
      await kit.login(uid);
      sessions.push(kit);
      return kit;
    },
    async close() {
      // A test may have signed some users out.
      for (const kit of sessions) await kit.logout().catch(() => undefined);
      await close();
    },
  };
}
