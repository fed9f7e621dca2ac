/**
 * The objects a chat SDK hands out. All types are structural: any class with these accessors fits.
 * Times are in seconds since the epoch. An accessor marked optional may be missing on an SDK's class.
 */

/** Tags as SDKs type them: some say `string[]`, some `String[]`, some leave them out. */
// biome-ignore lint/complexity/noBannedTypes: some SDKs type their tags with the object type.
export type Tags = readonly String[] | null | undefined;

/** A person who can sign in and chat. */
export interface User {
  /** The user's id, unique among users. */
  getUid(): string;
  /** The display name; may be empty. */
  getName(): string;
  /** The URL of the picture, if there is one. */
  getAvatar(): string | undefined;
  /** The presence: 'online', 'offline', or a word of the SDK's own. */
  getStatus(): string;
  /** Sets the presence. */
  setStatus(status: string): void;
  /** The text a user sets beside the name, if any. */
  getStatusMessage(): string | undefined;
  /** When the user was last online, in seconds. */
  getLastActiveAt(): number | undefined;
  /** Sets when the user was last online, in seconds. */
  setLastActiveAt(seconds: number): void;
  /** The user's role, if any. */
  getRole(): string | undefined;
  /** The user's tags, if any. */
  getTags(): Tags;
  /** Whether the signed-in user has blocked this one. */
  getBlockedByMe(): boolean;
  /** Sets whether the signed-in user has blocked this one. */
  setBlockedByMe(blocked: boolean): void;
  /** Whether this user has blocked the signed-in one. */
  getHasBlockedMe(): boolean;
  /** Sets whether this user has blocked the signed-in one. */
  setHasBlockedMe(blocked: boolean): void;
  setName?(name: string): void;
  setAvatar?(url: string): void;
  setStatusMessage?(message: string): void;
  setRole?(role: string): void;
  setTags?(tags: string[]): void;
}

/** A conversation of many. */
export interface Group {
  /** The group's id, unique among groups. */
  getGuid(): string;
  /** The display name; may be empty. */
  getName(): string;
  /** The URL of the picture, if there is one. */
  getIcon(): string | undefined;
  /** How the group is joined: 'public', 'private' or 'password'. */
  getType(): string;
  /** When the group was made, in seconds. */
  getCreatedAt(): number;
  /** How many members the group has. */
  getMembersCount(): number;
  /** Sets how many members the group has. */
  setMembersCount(count: number): void;
  setName?(name: string): void;
  setIcon?(url: string): void;
}

/** What every message offers, whatever its category. */
export interface Message {
  /** The message's id, unique in the SDK; a number in some SDKs. */
  getId(): string | number;
  /** The id of the conversation the message belongs to. */
  getConversationId(): string;
  /** The id of the message this one answers in a thread; nothing or 0 outside threads. */
  getParentMessageId(): string | number | null | undefined;
  getSender(): User;
  getReceiver(): User | Group;
  /** 'user' or 'group'. */
  getReceiverType(): string;
  /** The uid or guid of the receiver. */
  getReceiverId(): string;
  /** 'text', 'image', 'video', 'audio', 'file', or a word of the app's own. */
  getType(): string;
  /** 'message', 'custom', 'action', 'call' or 'interactive'. */
  getCategory(): string;
  /** When it was sent, in seconds. */
  getSentAt(): number;
  /** When it was delivered, in seconds; nothing or 0 before that. */
  getDeliveredAt(): number | undefined;
  setDeliveredAt(seconds: number): void;
  /** When it was read, in seconds; nothing or 0 before that. */
  getReadAt(): number | undefined;
  setReadAt(seconds: number): void;
  /** When it was deleted, in seconds; nothing or 0 if it was not. */
  getDeletedAt(): number | undefined;
  /** When it was last edited, in seconds; nothing or 0 if it never was. */
  getEditedAt(): number | undefined;
  /** The users whom the text mentions. */
  getMentionedUsers?(): readonly User[] | null | undefined;
}

/** A message of text. */
export interface TextMessage extends Message {
  getText(): string;
}

/** A message that carries a file. */
export interface MediaMessage extends Message {
  /** The text that goes with the file, if any. */
  getCaption?(): string | undefined;
  /** The file, if the SDK describes it. */
  getAttachment?(): { getName(): string } | null | undefined;
}

/** A message whose content the app defines. */
export interface CustomMessage extends Message {
  getData(): unknown;
  getMetadata?(): unknown;
  /** The text by which the conversation list shows it, if the app gave one. */
  getConversationText?(): string | undefined;
}

/** Whom or what an action is about: a user, a group, or in some SDKs a message. */
export interface ActionParty {
  getUid?(): string;
  getGuid?(): string;
  getName?(): string;
  getId?(): string | number;
}

/** A message that tells of something that happened in a group. */
export interface ActionMessage extends Message {
  /** One of `GROUP_ACTION`, or a word of the SDK's own. */
  getAction(): string;
  /** Who did it. */
  getActionBy(): ActionParty | null | undefined;
  /** To whom, or to which message, it was done. */
  getActionOn(): ActionParty | null | undefined;
  /** Where it was done. */
  getActionFor(): ActionParty | null | undefined;
}

/** A row of the conversation list: one user or one group, and what was last said. */
export interface Conversation {
  getConversationId(): string;
  /** 'user' or 'group'. */
  getConversationType(): string;
  /** The other user, or the group. */
  getConversationWith(): User | Group;
  setConversationWith(entity: User | Group): void;
  /** The newest message, if there is one. */
  getLastMessage(): Message | null | undefined;
  /** Sets the newest message, or null. `unknown`, for SDKs disagree on what they say it takes. */
  setLastMessage(message: unknown): void;
  getUnreadMessageCount(): number;
  setUnreadMessageCount(count: number): void;
  getUnreadMentionsCount?(): number;
  getTags?(): Tags;
}

/** Tells that someone is typing, or stopped. */
export interface TypingIndicator {
  getSender(): User;
  /** The uid or guid of the conversation it is typed in, seen from the sender. */
  getReceiverId(): string;
  /** 'user' or 'group'. */
  getReceiverType(): string;
}

/** Tells that a message was delivered or read. */
export interface MessageReceipt {
  getMessageId(): string | number;
  /** 'user' or 'group'. */
  getReceiverType(): string;
  /** Who received or read the message. */
  getSender(): User;
  /** In seconds; nothing or 0 in a receipt of delivery. */
  getReadAt(): number | undefined;
  /** In seconds. */
  getDeliveredAt(): number | undefined;
  /** The uid or guid of the receiver of the messages, where the SDK tells it. */
  getReceiver?(): string | undefined;
  /**
   * The id of the conversation, where the SDK tells it. Without it, and with oneself as receiver, what was read
   * elsewhere can be told only when it is a last message.
   */
  getConversationId?(): string | undefined;
}

/** What a chat SDK rejects with, and what `onError` receives. */
export interface Exception {
  /** A word for programs, such as 'ERR_NOT_LOGGED_IN'; a number in some SDKs. What `onError` receives has one. */
  code?: string | number | undefined;
  /** The name of its class or kind. */
  name?: string | undefined;
  /** A sentence for people. */
  message: string;
  /** More, where the SDK knows more. */
  details?: unknown;
}
