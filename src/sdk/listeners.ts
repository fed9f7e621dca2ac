import type {
  ActionMessage,
  Conversation,
  CustomMessage,
  Group,
  MediaMessage,
  Message,
  MessageReceipt,
  ReactionEvent,
  TextMessage,
  TypingIndicator,
  User,
} from './objects.ts';

/**
 * The callbacks the kit listens with. The kit creates listeners with the SDK's constructors from these
 * callbacks and passes them to the SDK; it never reads a listener object, so the SDK may rename or bind
 * callbacks.
 */
export interface MessageListenerCallbacks {
  onTextMessageReceived?(message: TextMessage): void;
  onMediaMessageReceived?(message: MediaMessage): void;
  onCustomMessageReceived?(message: CustomMessage): void;
  onMessageEdited?(message: Message): void;
  onMessageDeleted?(message: Message): void;
  onMessageReactionAdded?(event: ReactionEvent): void;
  onMessageReactionRemoved?(event: ReactionEvent): void;
  /** Another device of the signed-in user marked a message as unread. */
  onConversationUpdated?(conversation: Conversation): void;
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

/** Changes in groups; the action is the message about the change. */
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

/** Sign-ins and sign-outs. */
export interface LoginListenerCallbacks {
  loginSuccess?(user: User): void;
  loginFailure?(error: unknown): void;
  logoutSuccess?(): void;
  logoutFailure?(error: unknown): void;
}
