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
  /** Somebody sent a text. */
  onTextMessageReceived?(message: TextMessage): void;
  /** Somebody sent a file. */
  onMediaMessageReceived?(message: MediaMessage): void;
  /** Somebody sent a message with content of the app. */
  onCustomMessageReceived?(message: CustomMessage): void;
  /** Somebody sent a message whose content can be filled in or clicked. */
  onInteractiveMessageReceived?(message: Message): void;
  /** Somebody sent a card. */
  onCardMessageReceived?(message: Message): void;
  /** A message was edited. */
  onMessageEdited?(message: Message): void;
  /** A message was deleted for everyone. */
  onMessageDeleted?(message: Message): void;
  /** Somebody reacted to a message. */
  onMessageReactionAdded?(event: ReactionEvent): void;
  /** Somebody removed a reaction. */
  onMessageReactionRemoved?(event: ReactionEvent): void;
  /** Another device of the signed-in user marked a message as unread, or pinned, muted or archived the conversation. */
  onConversationUpdated?(conversation: Conversation): void;
  /** Somebody is typing. */
  onTypingStarted?(indicator: TypingIndicator): void;
  /** Somebody stopped typing. */
  onTypingEnded?(indicator: TypingIndicator): void;
  /** A message and all before it arrived at a user. */
  onMessagesDelivered?(receipt: MessageReceipt): void;
  /** A user read a message and all before it. */
  onMessagesRead?(receipt: MessageReceipt): void;
  /** All members of the group received a message. */
  onMessagesDeliveredToAll?(receipt: MessageReceipt): void;
  /** All members of the group read a message. */
  onMessagesReadByAll?(receipt: MessageReceipt): void;
}

/** Presence of users. */
export interface UserListenerCallbacks {
  /** A user came online. */
  onUserOnline?(user: User): void;
  /** A user went offline. */
  onUserOffline?(user: User): void;
}

/** Changes in groups; the action is the message about the change. */
export interface GroupListenerCallbacks {
  /** A user joined. */
  onGroupMemberJoined?(action: ActionMessage, joined: User, group: Group): void;
  /** A user left. */
  onGroupMemberLeft?(action: ActionMessage, left: User, group: Group): void;
  /** A user was removed. */
  onGroupMemberKicked?(action: ActionMessage, kicked: User, by: User, group: Group): void;
  /** A user was removed, and may not come back. */
  onGroupMemberBanned?(action: ActionMessage, banned: User, by: User, group: Group): void;
  /** A user was added by another one. */
  onMemberAddedToGroup?(action: ActionMessage, added: User, by: User, group: Group): void;
  /** A banned user may come back. */
  onGroupMemberUnbanned?(action: ActionMessage, unbanned: User, by: User, group: Group): void;
  /** A member has another scope, such as 'admin'. */
  onGroupMemberScopeChanged?(
    action: ActionMessage,
    changed: User,
    newScope: string,
    oldScope: string,
    group: Group,
  ): void;
}

/** The state of the connection to the chat server. */
export interface ConnectionListenerCallbacks {
  /** The connection is established or restored. */
  onConnected?(): void;
  /** The SDK is connecting. */
  inConnecting?(): void;
  /** The connection was lost. */
  onDisconnected?(): void;
}

/** Sign-ins and sign-outs. */
export interface LoginListenerCallbacks {
  /** A user signed in. */
  loginSuccess?(user: User): void;
  /** A sign-in failed. */
  loginFailure?(error: unknown): void;
  /** The user signed out. */
  logoutSuccess?(): void;
  /** A sign-out failed. */
  logoutFailure?(error: unknown): void;
}
