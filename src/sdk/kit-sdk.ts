import type {
  ConnectionListenerCallbacks,
  GroupListenerCallbacks,
  LoginListenerCallbacks,
  MessageListenerCallbacks,
  UserListenerCallbacks,
} from './listeners.ts';
import type { Conversation, Group, Message, TextMessage, TypingIndicator, User } from './objects.ts';
import type { ConversationsRequestBuilder, MessagesRequestBuilder, UsersRequestBuilder } from './requests.ts';

/**
 * What the lists call: one class with static functions, or an object of that shape. Adding a listener under an id
 * that is taken replaces the earlier one.
 */
export interface KitSDK {
  addMessageListener(id: string, listener: object): void;
  removeMessageListener(id: string): void;
  addUserListener(id: string, listener: object): void;
  removeUserListener(id: string): void;
  addGroupListener(id: string, listener: object): void;
  removeGroupListener(id: string): void;
  addConnectionListener(id: string, listener: object): void;
  removeConnectionListener(id: string): void;
  addLoginListener(id: string, listener: object): void;
  removeLoginListener(id: string): void;

  /** The signed-in user, or null. */
  getLoggedinUser(): Promise<User | null>;
  /** Deletes the signed-in user's copy of a conversation; resolves to a sentence. */
  deleteConversation(uidOrGuid: string, type: string): Promise<string>;
  /** The conversation with a user or a group. */
  getConversation(uidOrGuid: string, type: string): Promise<Conversation>;
  /** Tells the sender that a message arrived; the lists call it with `markAsDelivered` only. */
  markAsDelivered?(message: Message): unknown;
  /**
   * Makes an object from its plain JSON, as `JSON.parse(JSON.stringify(object))` gives it; throws when it is none
   * of this SDK's. Only `initialConversations` and `initialUsers` need it.
   */
  revive?(json: unknown): Conversation | User | Group | Message;

  /** Makes requests for pages of conversations. */
  ConversationsRequestBuilder: new () => ConversationsRequestBuilder;
  /** Makes requests for pages of users. */
  UsersRequestBuilder: new () => UsersRequestBuilder;
  /** Makes a listener to messages, receipts and typing. */
  MessageListener: new (
    callbacks: MessageListenerCallbacks,
  ) => object;
  /** Makes a listener to presence. */
  UserListener: new (
    callbacks: UserListenerCallbacks,
  ) => object;
  /** Makes a listener to groups. */
  GroupListener: new (
    callbacks: GroupListenerCallbacks,
  ) => object;
  /** Makes a listener to the connection. */
  ConnectionListener: new (
    callbacks: ConnectionListenerCallbacks,
  ) => object;
  /** Makes a listener to sign-ins. */
  LoginListener: new (
    callbacks: LoginListenerCallbacks,
  ) => object;
}

/** What a chat calls too: messages, receipts, typing and blocks. The contract suite tests all of it. */
export interface KitChatSDK extends KitSDK {
  markAsDelivered(message: Message): unknown;
  /** Tells the sender that a message, and all before it, was read. */
  markAsRead(message: Message): unknown;
  /** Sends a message; resolves to it with its id. */
  sendMessage(message: Message): Promise<Message>;
  /** Tells the receiver that the signed-in user types. */
  startTyping(indicator: TypingIndicator): void;
  /** Tells the receiver that the signed-in user stopped typing. */
  endTyping(indicator: TypingIndicator): void;
  /** Blocks users for the signed-in one. */
  blockUsers(uids: string[]): Promise<object>;
  /** Unblocks users for the signed-in one. */
  unblockUsers(uids: string[]): Promise<object>;

  /** Makes requests for pages of messages. */
  MessagesRequestBuilder: new () => MessagesRequestBuilder;
  /** Makes a message of text. */
  TextMessage: new (
    receiverId: string,
    text: string,
    receiverType: string,
  ) => TextMessage;
  /** Makes an indicator for `startTyping` and `endTyping`. */
  TypingIndicator: new (
    receiverId: string,
    receiverType: string,
  ) => TypingIndicator;
}
