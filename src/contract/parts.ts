import type { Kit, KitChatSDK } from '../sdk/index.ts';

/** What can be said of a user whom the suite has made. */
export interface ContractProfile {
  readonly name: string;
  readonly role?: string;
  readonly tags?: readonly string[];
}

/**
 * The parts of the contract that an SDK may lack, each with what the suite needs to bring it about: the lists
 * read these things, and the contract has no function that does them. `true` where nothing is needed.
 */
export interface ContractParts<SDK extends KitChatSDK = KitChatSDK> {
  /** Another user can sign in on a session that is there, and nobody can. */
  login: { signIn(kit: SDK, uid: string): Promise<unknown>; signOut(kit: SDK): Promise<unknown> };
  /** The connection can be lost and come back; both resolve once the session knows. */
  connection: { drop(kit: SDK): Promise<unknown> | unknown; restore(kit: SDK): Promise<unknown> | unknown };
  /** One user can be signed in twice at a time, as on two devices. */
  devices: true;
  /** A user of a new uid can be made; resolves to the uid. */
  profiles: { create(kit: SDK, profile: ContractProfile): Promise<string> };
  /** A user can make others friends, and `friendsOnly` tells them apart. */
  friends: { befriend(kit: SDK, uids: string[]): Promise<unknown> };
  /** Messages with a file; resolves to the sent message. */
  media: { send(kit: SDK, receiverId: string, receiverType: string): Promise<Kit.Message> };
  /** Messages whose content the app defines; resolves to the sent message. */
  custom: { send(kit: SDK, receiverId: string, receiverType: string): Promise<Kit.Message> };
  /** Replies in a thread; resolves to the sent reply. */
  threads: { reply(kit: SDK, parent: Kit.Message, text: string): Promise<Kit.Message> };
  /** A text message that mentions a user; resolves to the sent message. */
  mentions: { send(kit: SDK, receiverId: string, receiverType: string, uid: string): Promise<Kit.Message> };
  /** Own messages can be changed and deleted afterwards. */
  revisions: {
    edit(kit: SDK, message: Kit.Message, text: string): Promise<unknown>;
    remove(kit: SDK, message: Kit.Message): Promise<unknown>;
  };
  /** In groups the sender is told once all others received a message, and once all read it. */
  groupReceipts: true;
  /** Members come to and go from the group of the world, whose owner is Ann and which anyone may join. */
  membership: {
    join(kit: SDK, guid: string): Promise<unknown>;
    leave(kit: SDK, guid: string): Promise<unknown>;
    add(kit: SDK, guid: string, uids: string[]): Promise<unknown>;
    kick(kit: SDK, guid: string, uid: string): Promise<unknown>;
    ban(kit: SDK, guid: string, uid: string): Promise<unknown>;
  };
  /** `setConversationType` of the conversations' builder. */
  conversationType: true;
  /** `setTags` of the conversations' builder, and a way to tag a conversation. */
  conversationTags: { tag(kit: SDK, id: string, type: string, tags: string[]): Promise<unknown> };
  /** `setUserTags` of the conversations' builder; needs `profiles` too. */
  conversationUserTags: true;
  /** `setSearchKeyword` of the conversations' builder. */
  conversationSearch: true;
  /** `setStatus` of the users' builder. */
  userStatus: true;
  /** `setUIDs` of the users' builder. */
  userIds: true;
  /** `hideBlockedUsers` of the users' builder. */
  hideBlocked: true;
  /** `setRoles` of the users' builder; needs `profiles` too. */
  userRoles: true;
  /** `setTags` of the users' builder; needs `profiles` too. */
  userTags: true;
  /** What was set on a builder can be read from it. */
  builderReaders: true;
  /** `revive`, which makes an object anew of what `JSON.stringify` writes of one. */
  revival: true;
}

/** The name of a part of the contract that an SDK may lack. */
export type ContractPart = keyof ContractParts;

/** All of them; the suite names those that are left out. */
export const CONTRACT_PARTS = [
  'login',
  'connection',
  'devices',
  'profiles',
  'friends',
  'media',
  'custom',
  'threads',
  'mentions',
  'revisions',
  'groupReceipts',
  'membership',
  'conversationType',
  'conversationTags',
  'conversationUserTags',
  'conversationSearch',
  'userStatus',
  'userIds',
  'hideBlocked',
  'userRoles',
  'userTags',
  'builderReaders',
  'revival',
] as const satisfies readonly ContractPart[];
