import type {
  ActionMessage,
  CustomMessage,
  Group,
  MediaMessage,
  Message,
  MessageReceipt,
  TextMessage,
  TypingIndicator,
  User,
} from './objects.ts';

/**
 * What the kit listens to. An SDK's own listener objects are opaque to it: they are made with the SDK's
 * constructors from these callbacks and given back to the SDK, which may rename or bind them on the way.
 */
export interface MessageListenerCallbacks {
  onTextMessageReceived?(message: TextMessage): void;
  onMediaMessageReceived?(message: MediaMessage): void;
  onCustomMessageReceived?(message: CustomMessage): void;
  onMessageEdited?(message: Message): void;
  onMessageDeleted?(message: Message): void;
  onTypingStarted?(indicator: TypingIndicator): void;
  onTypingEnded?(indicator: TypingIndicator): void;
  onMessagesDelivered?(receipt: MessageReceipt): void;
  onMessagesRead?(receipt: MessageReceipt): void;
  onMessagesDeliveredToAll?(receipt: MessageReceipt): void;
  onMessagesReadByAll?(receipt: MessageReceipt): void;
}

/** Presence of users. */
export interface UserListenerCallbacks {
  onUserOnline?(user: User): void;
  onUserOffline?(user: User): void;
}

/** What happens in groups; the action is the message that tells of it. */
export interface GroupListenerCallbacks {
  onGroupMemberJoined?(action: ActionMessage, joined: User, group: Group): void;
  onGroupMemberLeft?(action: ActionMessage, left: User, group: Group): void;
  onGroupMemberKicked?(action: ActionMessage, kicked: User, by: User, group: Group): void;
  onGroupMemberBanned?(action: ActionMessage, banned: User, by: User, group: Group): void;
  onMemberAddedToGroup?(action: ActionMessage, added: User, by: User, group: Group): void;
}

/** The state of the connection to the chat server. */
export interface ConnectionListenerCallbacks {
  onConnected?(): void;
  inConnecting?(): void;
  onDisconnected?(): void;
}

/** Someone signed in or out. */
export interface LoginListenerCallbacks {
  loginSuccess?(user: User): void;
  loginFailure?(error: unknown): void;
  logoutSuccess?(): void;
  logoutFailure?(error: unknown): void;
}
