import type { MediaFile, UploadOptions } from './files.ts';
import type {
  ConnectionListenerCallbacks,
  GroupListenerCallbacks,
  LoginListenerCallbacks,
  MessageListenerCallbacks,
  UserListenerCallbacks,
} from './listeners.ts';
import type {
  Conversation,
  CustomMessage,
  Group,
  MediaMessage,
  Message,
  MessageId,
  TextMessage,
  TypingIndicator,
  User,
  UserReceipt,
} from './objects.ts';
import type {
  ConversationsRequestBuilder,
  FilteringConversationsRequestBuilder,
  FilteringUsersRequestBuilder,
  GroupMembersRequestBuilder,
  MessagesRequestBuilder,
  ReactionsRequestBuilder,
  UsersRequestBuilder,
} from './requests.ts';

/**
 * The part of a chat SDK that the lists call: a class with static methods, or an object of that shape. Adding
 * a listener under an existing id replaces the earlier one.
 */
export interface KitSDK {
  /**
   * Names the scope in which uids are unique, such as a server's address: the browser stores drafts and unsent texts
   * by scope and uid. An SDK without it must be the only one of the page's origin with its uids.
   */
  readonly storageScope?: string | undefined;

  /** Adds a listener to messages, receipts and typing, or replaces the one with this id. */
  addMessageListener(id: string, listener: object): void;
  /** Removes the listener with this id. */
  removeMessageListener(id: string): void;
  /** Adds a listener to presence, or replaces the one with this id. */
  addUserListener(id: string, listener: object): void;
  /** Removes the listener with this id. */
  removeUserListener(id: string): void;
  /** Adds a listener to group members, or replaces the one with this id. */
  addGroupListener(id: string, listener: object): void;
  /** Removes the listener with this id. */
  removeGroupListener(id: string): void;
  /** Adds a listener to the connection, or replaces the one with this id. */
  addConnectionListener(id: string, listener: object): void;
  /** Removes the listener with this id. */
  removeConnectionListener(id: string): void;
  /** Adds a listener to sign-ins, or replaces the one with this id. */
  addLoginListener(id: string, listener: object): void;
  /** Removes the listener with this id. */
  removeLoginListener(id: string): void;

  /** Fetches the signed-in user, or null. */
  getLoggedinUser(): Promise<User | null>;
  /** Deletes the signed-in user's copy of a conversation; resolves to a message. Without it, the menu lacks "Delete". */
  deleteConversation?(uidOrGuid: string, type: string): Promise<string>;
  /**
   * Fetches the conversation with a user or a group. Before the first message, it resolves to one without messages, or
   * rejects with the code `ERR_CONVERSATION_NOT_FOUND`.
   */
  getConversation(uidOrGuid: string, type: string): Promise<Conversation>;
  /** Notifies the sender that a message arrived; the lists only call it with `markAsDelivered`. */
  markAsDelivered?(message: Message): unknown;
  /**
   * Creates an object from its plain JSON, as `JSON.parse(JSON.stringify(object))` returns it; throws for
   * anything else. Only `initialConversations` and `initialUsers` need it.
   */
  revive?(json: unknown): Conversation | User | Group | Message;

  /** Creates requests for pages of conversations. */
  ConversationsRequestBuilder: new () => ConversationsRequestBuilder;
  /** Creates requests for pages of users. */
  UsersRequestBuilder: new () => UsersRequestBuilder;
  /** Creates a listener to messages, receipts and typing. */
  MessageListener: new (
    callbacks: MessageListenerCallbacks,
  ) => object;
  /** Creates a listener to presence. */
  UserListener: new (
    callbacks: UserListenerCallbacks,
  ) => object;
  /** Creates a listener to groups. */
  GroupListener: new (
    callbacks: GroupListenerCallbacks,
  ) => object;
  /** Creates a listener to the connection. */
  ConnectionListener: new (
    callbacks: ConnectionListenerCallbacks,
  ) => object;
  /** Creates a listener to sign-ins. */
  LoginListener: new (
    callbacks: LoginListenerCallbacks,
  ) => object;
}

/**
 * The rest of what a chat needs: messages, receipts, typing and blocks. The contract suite tests all of it.
 */
export interface KitChatSDK extends KitSDK {
  /** Deletes the signed-in user's copy of a conversation; resolves to a message. */
  deleteConversation(uidOrGuid: string, type: string): Promise<string>;
  /** Notifies the sender that a message and all before it arrived. */
  markAsDelivered?(message: Message): unknown;
  /** Notifies the sender that a message and all before it were read. */
  markAsRead(message: Message): unknown;
  /** Sends a message; resolves to it with its id. */
  sendMessage(message: Message): Promise<Message>;
  /** Sends a message with a file; an SDK that ignores the options sends it without progress. */
  sendMediaMessage?(message: MediaMessage, options?: UploadOptions): Promise<Message>;
  /** Sends a message with content that the app defines. */
  sendCustomMessage?(message: CustomMessage): Promise<Message>;
  /** Cancels an unsent message by its muid, even one from before a reload; its send rejects. */
  cancelMessage?(message: Message): unknown;
  /** Fetches a message by its id. */
  getMessageDetails?(id: MessageId): Promise<Message>;
  /**
   * Fetches who received and read a message of the signed-in user, as an array with one receipt per user; some SDKs
   * declare it as an object.
   */
  getMessageReceipts?(id: MessageId): Promise<readonly UserReceipt[] | object>;
  /** Replaces the content of a message of the signed-in user, found by its id. */
  editMessage?(message: Message): Promise<Message>;
  /** Whether the signed-in user can have a chat with oneself. */
  readonly canMessageSelf?: boolean;
  /**
   * The words of `<@all:WORD>` that mention several members of a group at once: 'all', the scopes 'admin' and 'moderator',
   * or others. Each is suggested by the composer; a message's `getMentionedUsers()` tells who is meant.
   */
  readonly groupMentions?: readonly string[];
  /** Replaces the caption of files of the signed-in user, or removes it with ''; resolves to the message. */
  editCaption?(id: MessageId, caption: string): Promise<Message>;
  /** Deletes a message of the signed-in user for everyone; it stays without content, as deleted. */
  deleteMessage?(id: MessageId): Promise<Message>;
  /** Adds the signed-in user's reaction to a message; resolves to the message. */
  addReaction?(id: MessageId, reaction: string): Promise<Message>;
  /** Removes the signed-in user's reaction from a message; resolves to the message. */
  removeReaction?(id: MessageId, reaction: string): Promise<Message>;
  /** Marks a message and all after it as unread; resolves to the conversation. */
  markMessageAsUnread?(message: Message): Promise<Conversation>;
  /** Notifies the receiver that the signed-in user is typing. */
  startTyping(indicator: TypingIndicator): void;
  /** Notifies the receiver that the signed-in user stopped typing. */
  endTyping(indicator: TypingIndicator): void;
  /** Blocks users for the signed-in user. */
  blockUsers?(uids: string[]): Promise<object>;
  /** Unblocks users for the signed-in user. */
  unblockUsers?(uids: string[]): Promise<object>;

  /** Pins a conversation for the signed-in user: pages list it before all others. Resolves to it. */
  pinConversation?(uidOrGuid: string, type: string): Promise<Conversation>;
  /** Unpins a conversation; resolves to it. */
  unpinConversation?(uidOrGuid: string, type: string): Promise<Conversation>;
  /** Mutes a conversation for the signed-in user; resolves to it. */
  muteConversation?(uidOrGuid: string, type: string): Promise<Conversation>;
  /** Unmutes a conversation; resolves to it. */
  unmuteConversation?(uidOrGuid: string, type: string): Promise<Conversation>;
  /**
   * Archives a conversation for the signed-in user and unpins it: pages still contain it, but lists hide it. A newer
   * message ends that, unless the conversation is muted. Resolves to it.
   */
  archiveConversation?(uidOrGuid: string, type: string): Promise<Conversation>;
  /** Ends the archiving of a conversation; resolves to it. */
  unarchiveConversation?(uidOrGuid: string, type: string): Promise<Conversation>;
  /** Leaves a group. */
  leaveGroup?(guid: string): Promise<unknown>;
  /**
   * Adds users to a group: `GroupMember` objects if the SDK has that class, otherwise uids. `banned` is empty: some SDKs
   * require it. Resolves to an object with 'success' or an error for each uid; a uid that it lacks was added.
   */
  addMembersToGroup?(guid: string, members: readonly (string | object)[], banned: string[]): Promise<unknown>;
  /** Removes a member from a group, who may come back. */
  kickGroupMember?(guid: string, uid: string): Promise<unknown>;
  /** Removes a member from a group, who may not come back. */
  banGroupMember?(guid: string, uid: string): Promise<unknown>;
  /** Lets a banned user come back to a group. */
  unbanGroupMember?(guid: string, uid: string): Promise<unknown>;
  /** Makes a member of a group an 'admin', a 'moderator' or a 'participant'. */
  updateGroupMemberScope?(guid: string, uid: string, scope: string): Promise<unknown>;

  /** Creates requests for pages of conversations, by any filter. */
  ConversationsRequestBuilder: new () => FilteringConversationsRequestBuilder;
  /** Creates requests for pages of users, by any filter. */
  UsersRequestBuilder: new () => FilteringUsersRequestBuilder;
  /** Creates requests for pages of messages. */
  MessagesRequestBuilder: new () => MessagesRequestBuilder;
  /** Creates requests for pages of the reactions to a message, with the users who reacted. */
  ReactionsRequestBuilder?: new () => ReactionsRequestBuilder;
  /** Creates requests for pages of a group's members. */
  GroupMembersRequestBuilder?: new (
    guid: string,
  ) => GroupMembersRequestBuilder;
  /** Creates requests for pages of the users who were banned from a group. */
  BannedMembersRequestBuilder?: new (
    guid: string,
  ) => GroupMembersRequestBuilder;
  /** Creates a member for `addMembersToGroup`; without it, that takes uids. */
  GroupMember?: new (
    uid: string,
    scope: string,
  ) => object;
  /** Creates a text message. */
  TextMessage: new (
    receiverId: string,
    text: string,
    receiverType: string,
  ) => TextMessage;
  /**
   * Creates a message with a file, or with an array of files if messages have `setAttachments`; `type` is 'image',
   * 'video', 'audio' or 'file'.
   */
  MediaMessage?: new (
    receiverId: string,
    file: MediaFile,
    type: string,
    receiverType: string,
  ) => MediaMessage;
  /** Creates a message with content that the app defines. */
  CustomMessage?: new (
    receiverId: string,
    receiverType: string,
    type: string,
    data: object,
  ) => CustomMessage;
  /** Creates an indicator for `startTyping` and `endTyping`. */
  TypingIndicator: new (
    receiverId: string,
    receiverType: string,
  ) => TypingIndicator;
}
