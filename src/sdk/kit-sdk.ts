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
 * What a chat SDK must offer to stand behind the kit: one class with static functions, or an object of
 * that shape. Adding a listener under an id that is taken replaces the earlier one.
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
  getConversation(uidOrGuid: string, type: string): Promise<Conversation>;
  markAsDelivered(message: Message): unknown;
  markAsRead(message: Message): unknown;
  sendMessage(message: Message): Promise<Message>;
  startTyping(indicator: TypingIndicator): void;
  endTyping(indicator: TypingIndicator): void;
  blockUsers(uids: string[]): Promise<object>;
  unblockUsers(uids: string[]): Promise<object>;
  /**
   * Makes an object anew of its plain JSON, as `JSON.parse(JSON.stringify(object))` gives it; throws when it is none
   * of this SDK's. Only what a server renders with data needs it (`conv.initialConversations`,
   * `users.initialUsers`).
   */
  revive?(json: unknown): Conversation | User | Group | Message;

  ConversationsRequestBuilder: new () => ConversationsRequestBuilder;
  UsersRequestBuilder: new () => UsersRequestBuilder;
  MessagesRequestBuilder: new () => MessagesRequestBuilder;
  MessageListener: new (callbacks: MessageListenerCallbacks) => object;
  UserListener: new (callbacks: UserListenerCallbacks) => object;
  GroupListener: new (callbacks: GroupListenerCallbacks) => object;
  ConnectionListener: new (callbacks: ConnectionListenerCallbacks) => object;
  LoginListener: new (callbacks: LoginListenerCallbacks) => object;
  TextMessage: new (receiverId: string, text: string, receiverType: string) => TextMessage;
  TypingIndicator: new (receiverId: string, receiverType: string) => TypingIndicator;
}
