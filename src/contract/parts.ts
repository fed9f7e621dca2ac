import type { Kit, KitChatSDK } from '../sdk/index.ts';

/** The optional fields of a user that the suite creates. */
export interface ContractProfile {
  readonly name: string;
  readonly role?: string;
  readonly tags?: readonly string[];
}

/**
 * The optional parts of the contract. Each part holds what the suite needs to cause what the lists read,
 * because the contract itself has no function for it; `true` where nothing is needed.
 */
export interface ContractParts<SDK extends KitChatSDK = KitChatSDK> {
  /** Sign another user in on an existing session, and sign out. */
  login: { signIn(kit: SDK, uid: string): Promise<unknown>; signOut(kit: SDK): Promise<unknown> };
  /** Drop and restore the connection; both resolve once the session has noticed. */
  connection: { drop(kit: SDK): Promise<unknown> | unknown; restore(kit: SDK): Promise<unknown> | unknown };
  /** One user can be signed in twice at the same time, as on two devices. */
  devices: true;
  /** Create a user with a new uid; resolves to the uid. */
  profiles: { create(kit: SDK, profile: ContractProfile): Promise<string> };
  /** Make users friends of the signed-in one; `friendsOnly` filters by friendship. */
  friends: { befriend(kit: SDK, uids: string[]): Promise<unknown> };
  /** Send a message with a file; resolves to the sent message. */
  media: { send(kit: SDK, receiverId: string, receiverType: string): Promise<Kit.Message> };
  /** Send a message with content that the app defines; resolves to the sent message. */
  custom: { send(kit: SDK, receiverId: string, receiverType: string): Promise<Kit.Message> };
  /** `markAsDelivered` notifies the sender that a message arrived. */
  deliveries: true;
  /** `blockUsers` and `unblockUsers`. */
  blocks: true;
  /** `sendMessage` sends a message with a muid only once. */
  muids: true;
  /** `cancelMessage` gives up a message that waits for a connection; needs `connection` too. */
  cancellation: true;
  /** `getMessageDetails` fetches a message by its id. */
  messageDetails: true;
  /** `fetchNext` of a request for messages fetches newer pages. */
  newerPages: true;
  /** `setSearchKeyword` of the messages' builder. */
  messageSearch: true;
  /** `setUpdatedAfter` of the messages' builder. */
  updates: true;
  /** `getLastReadMessageId` of a conversation. */
  lastRead: true;
  /** `markMessageAsUnread`; with `devices`, the other ones get `onConversationUpdated`. */
  unreadMarks: true;
  /** `pinConversation`, `unpinConversation` and `getPinnedAt`; with `devices`, others get `onConversationUpdated`. */
  pins: true;
  /** `muteConversation`, `unmuteConversation` and `getMutedAt`; with `devices`, others get `onConversationUpdated`. */
  mutes: true;
  /** `archiveConversation`, `unarchiveConversation` and `getArchivedAt`; with `devices`, others get `onConversationUpdated`. */
  archive: true;
  /** `leaveGroup`. */
  leaving: true;
  /** `addReaction`, `removeReaction`, `getReactions` and the callbacks of reactions. */
  reactions: true;
  /** `ReactionsRequestBuilder`: who reacted, in pages; needs `reactions` too. */
  reactionPages: true;
  /** `setQuotedMessageId` and `getQuotedMessage`. */
  quotes: true;
  /** `MediaMessage`, `sendMediaMessage`, and the name, type, size and URL of an attachment. */
  attachments: true;
  /** `setAttachments` and `setCaption`: several files and their caption in one message; needs `attachments` too. */
  albums: true;
  /** `editCaption`; needs `albums` and `attachments` too. */
  captions: true;
  /** `canMessageSelf`: a chat with oneself. */
  selfChats: true;
  /** `groupMentions` with 'all'; needs `mentions` too. */
  groupMentions: true;
  /** Reply in a thread; resolves to the sent reply. */
  threads: { reply(kit: SDK, parent: Kit.Message, text: string): Promise<Kit.Message> };
  /** `setParentMessageId` and `hideReplies` of the messages' builder, and `getReplyCount`; needs `threads` too. */
  threadPages: true;
  /** Send a text message that mentions a user; resolves to the sent message. */
  mentions: { send(kit: SDK, receiverId: string, receiverType: string, uid: string): Promise<Kit.Message> };
  /** Edit and delete messages of the signed-in user. */
  revisions: {
    edit(kit: SDK, message: Kit.Message, text: string): Promise<unknown>;
    remove(kit: SDK, message: Kit.Message): Promise<unknown>;
  };
  /** `editMessage` takes a message, `deleteMessage` the id of one. */
  changes: true;
  /** In groups, the sender is notified once all others received a message, and once all have read it; needs `deliveries` too. */
  groupReceipts: true;
  /** `getMessageReceipts`: who received and read a message, in groups too; needs `deliveries` too. */
  messageReceipts: true;
  /** Add members to the world's group and remove them. Ann owns the group, and anyone may join. */
  membership: {
    join(kit: SDK, guid: string): Promise<unknown>;
    leave(kit: SDK, guid: string): Promise<unknown>;
    add(kit: SDK, guid: string, uids: string[]): Promise<unknown>;
    kick(kit: SDK, guid: string, uid: string): Promise<unknown>;
    ban(kit: SDK, guid: string, uid: string): Promise<unknown>;
  };
  /** `GroupMembersRequestBuilder` with a keyword and `setScopes`, and `getScope` of members. */
  memberPages: true;
  /**
   * `addMembersToGroup`, `kickGroupMember`, `banGroupMember` and `updateGroupMemberScope`, which also call the group
   * listener of others; needs `memberPages` too.
   */
  memberChanges: true;
  /** `BannedMembersRequestBuilder` and `unbanGroupMember`; needs `memberChanges` too. */
  memberBans: true;
  /** `setTypes` and `hasLinks` of the messages' builder; needs `attachments` too. */
  sharedMessages: true;
  /** `setConversationType` of the conversations' builder. */
  conversationType: true;
  /** `setTags` of the conversations' builder; tags a conversation. */
  conversationTags: { tag(kit: SDK, id: string, type: string, tags: string[]): Promise<unknown> };
  /** `setUserTags` of the conversations' builder; needs `profiles` too. */
  conversationUserTags: true;
  /** `setSearchKeyword` of the conversations' builder. */
  conversationSearch: true;
  /** `setStatus` of the users' builder. */
  userStatus: true;
  /** `setUIDs` of the users' builder. */
  userIds: true;
  /** `hideBlockedUsers` of the users' builder; needs `blocks` too. */
  hideBlocked: true;
  /** `setRoles` of the users' builder; needs `profiles` too. */
  userRoles: true;
  /** `setTags` of the users' builder; needs `profiles` too. */
  userTags: true;
  /** A blocked user sees who set the block: `getHasBlockedMe`; needs `blocks` too. */
  mutualBlocks: true;
  /** A builder's settings can be read back. */
  builderReaders: true;
  /** `revive` makes an object from the JSON that `JSON.stringify` wrote of one. */
  revival: true;
}

/** The name of an optional part of the contract. */
export type ContractPart = keyof ContractParts;

/** All optional parts; the suite names those that are left out. */
export const CONTRACT_PARTS = [
  'login',
  'connection',
  'devices',
  'profiles',
  'friends',
  'media',
  'custom',
  'deliveries',
  'blocks',
  'muids',
  'cancellation',
  'messageDetails',
  'newerPages',
  'messageSearch',
  'updates',
  'lastRead',
  'unreadMarks',
  'pins',
  'mutes',
  'archive',
  'leaving',
  'reactions',
  'reactionPages',
  'quotes',
  'attachments',
  'albums',
  'captions',
  'selfChats',
  'threads',
  'threadPages',
  'mentions',
  'groupMentions',
  'revisions',
  'changes',
  'groupReceipts',
  'messageReceipts',
  'membership',
  'memberPages',
  'memberChanges',
  'memberBans',
  'sharedMessages',
  'conversationType',
  'conversationTags',
  'conversationUserTags',
  'conversationSearch',
  'userStatus',
  'userIds',
  'hideBlocked',
  'mutualBlocks',
  'userRoles',
  'userTags',
  'builderReaders',
  'revival',
] as const satisfies readonly ContractPart[];
