import type { Attachment } from './files.ts';

/**
 * The objects of a chat SDK. All types are structural: any class with these accessors fits. Times are in
 * seconds since the epoch. Optional accessors may be missing.
 */

/** Tags as SDKs type them: `string[]`, `String[]`, or none. */
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
  /** The presence: 'online', 'offline', or another word of the SDK. */
  getStatus(): string;
  /** Sets the presence. */
  setStatus(status: string): void;
  /** The status message a user sets, if any. */
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
  /** Sets the display name. */
  setName?(name: string): void;
  /** Sets the URL of the picture. */
  setAvatar?(url: string): void;
  /** Sets the status message. */
  setStatusMessage?(message: string): void;
  /** Sets the role. */
  setRole?(role: string): void;
  /** Sets the tags. */
  setTags?(tags: string[]): void;
}

/** A user in a group. */
export interface GroupMember extends User {
  /** One of `GROUP_MEMBER_SCOPE`, or another word of the SDK. @defaultValue 'participant' */
  getScope?(): string | undefined;
}

/** A group chat. */
export interface Group {
  /** The group's id, unique among groups. */
  getGuid(): string;
  /** The display name; may be empty. */
  getName(): string;
  /** The URL of the picture, if there is one. */
  getIcon(): string | undefined;
  /** How users join the group: 'public', 'private' or 'password'. */
  getType(): string;
  /** When the group was created, in seconds. */
  getCreatedAt(): number;
  /** How many members the group has. */
  getMembersCount(): number;
  /** Sets how many members the group has. */
  setMembersCount(count: number): void;
  /** The uid of the user who owns the group, if the SDK provides it. */
  getOwner?(): string | undefined;
  /** Sets the display name. */
  setName?(name: string): void;
  /** Sets the URL of the picture. */
  setIcon?(url: string): void;
}

/** The id of a message, unique in its SDK: a number in most, a text in others. */
export type MessageId = string | number;

/** The accessors of every message, whatever its category. */
export interface Message {
  /** The message's id, unique in the SDK; some SDKs use numbers. */
  getId(): MessageId;
  /** The id of the conversation the message belongs to. */
  getConversationId(): string;
  /** The id of the message that this one replies to in a thread; empty or 0 outside threads. */
  getParentMessageId(): MessageId | null | undefined;
  /** Makes an unsent message a reply in the thread of another message; with `undefined`, of none. */
  setParentMessageId?(id: MessageId | undefined): void;
  /** The number of replies in its thread. */
  getReplyCount?(): number | undefined;
  /** The reactions to it, by emoji. */
  getReactions?(): readonly ReactionCount[] | null | undefined;
  /** The id of the message that this one quotes; empty or 0 without one. */
  getQuotedMessageId?(): MessageId | null | undefined;
  /** Makes an unsent message quote another message; with `undefined`, none. */
  setQuotedMessageId?(id: MessageId | undefined): void;
  /** The quoted message, if the signed-in user sees it. */
  getQuotedMessage?(): Message | null | undefined;
  /** The id that the sender gave the message (muid); empty without one. */
  getMuid?(): string | undefined;
  /** Sets the muid of an unsent message; an SDK with muids delivers it once, however often it is sent. */
  setMuid?(muid: string): void;
  /** Who sent it. */
  getSender(): User;
  /** The user or group it was sent to. */
  getReceiver(): User | Group;
  /** 'user' or 'group'. */
  getReceiverType(): string;
  /** The uid or guid of the receiver. */
  getReceiverId(): string;
  /** 'text', 'image', 'video', 'audio', 'file', or a type of the app. */
  getType(): string;
  /** 'message', 'custom', 'action', 'call' or 'interactive'. */
  getCategory(): string;
  /** When it was sent, in seconds. */
  getSentAt(): number;
  /** When it was delivered, in seconds; empty or 0 until then. */
  getDeliveredAt(): number | undefined;
  /** Sets when it was delivered, in seconds. */
  setDeliveredAt(seconds: number): void;
  /** When it was read, in seconds; empty or 0 until then. */
  getReadAt(): number | undefined;
  /** Sets when it was read, in seconds. */
  setReadAt(seconds: number): void;
  /** When it was deleted, in seconds; empty or 0 if it was not. */
  getDeletedAt(): number | undefined;
  /** When it was last edited, in seconds; empty or 0 if it was not. */
  getEditedAt(): number | undefined;
  /** More of the sender's data, if any: `linkPreview` is the preview of the text's first link, null for none. */
  getMetadata?(): unknown;
  /** Sets the metadata of an unsent message. */
  setMetadata?(metadata: object): void;
  /** The users that the text mentions by name, and the signed-in user if it mentions them with others of the group. */
  getMentionedUsers?(): readonly User[] | null | undefined;
  /** Sets the users that the text of an unsent message mentions. */
  setMentionedUsers?(users: User[]): void;
}

/** The number of users who reacted to a message with one emoji. */
export interface ReactionCount {
  /** The emoji. */
  getReaction(): string;
  /** How many users. */
  getCount(): number;
  /** Whether the signed-in user is among them. */
  getReactedByMe(): boolean;
}

/** A reaction of one user to a message. */
export interface Reaction {
  /** The id of the message. */
  getMessageId(): MessageId;
  /** The emoji. */
  getReaction(): string;
  /** The id of the user who reacted. */
  getUid(): string;
  /** The user who reacted, if the SDK provides it. */
  getReactedBy?(): User;
  /** In seconds. */
  getReactedAt(): number;
}

/** Reports that a reaction was added or removed. */
export interface ReactionEvent {
  /** The reaction. */
  getReaction(): Reaction;
  /** The uid or guid that the message was sent to. */
  getReceiverId(): string;
  /** 'user' or 'group'. */
  getReceiverType(): string;
  /** The id of the conversation, if the SDK provides it. */
  getConversationId?(): string;
  /** The id of the message that the message replies to in a thread; empty or 0 outside threads. */
  getParentMessageId?(): MessageId | null | undefined;
}

/** A message of text. */
export interface TextMessage extends Message {
  /** The text; may be empty. */
  getText(): string;
}

/** A message with a file, or with several. */
export interface MediaMessage extends Message {
  /** The caption of the files, if any. */
  getCaption?(): string | undefined;
  /** Sets the caption of an unsent message. */
  setCaption?(caption: string): void;
  /** The file, if the SDK describes it. */
  getAttachment?(): Attachment | null | undefined;
  /** All files, if the SDK sends several with one message. */
  getAttachments?(): readonly Attachment[] | null | undefined;
  /**
   * Sets the files of an unsent message. With it and `setCaption`, one message carries several files and their caption:
   * the constructor then also takes an array of files.
   */
  setAttachments?(attachments: Attachment[]): void;
}

/** A message whose content the app defines. */
export interface CustomMessage extends Message {
  /** The content, as the app defined it. */
  getData(): unknown;
  /** The text that the conversation list shows for it, if the app set one. */
  getConversationText?(): string | undefined;
}

/** The actor or target of an action: a user, a group, or in some SDKs a message. */
export interface ActionParty {
  getUid?(): string;
  getGuid?(): string;
  getName?(): string;
  getId?(): MessageId;
}

/** A message about a change in a group. */
export interface ActionMessage extends Message {
  /** One of `GROUP_ACTION`, or another word of the SDK. */
  getAction(): string;
  /** The user who acted. */
  getActionBy(): ActionParty | null | undefined;
  /** The user or message the action was applied to. */
  getActionOn(): ActionParty | null | undefined;
  /** The group it happened in. */
  getActionFor(): ActionParty | null | undefined;
}

/** A row of the conversation list: a user or a group, and its last message. */
export interface Conversation {
  /** The conversation's id, the same for all its members. */
  getConversationId(): string;
  /** 'user' or 'group'. */
  getConversationType(): string;
  /** The other user, or the group. */
  getConversationWith(): User | Group;
  /** Sets the other user, or the group. */
  setConversationWith(entity: User | Group): void;
  /** The newest message, if there is one. */
  getLastMessage(): Message | null | undefined;
  /** Sets the newest message, or null. Typed `unknown`, because SDKs type the parameter differently. */
  setLastMessage(message: unknown): void;
  /** The number of unread messages from others. */
  getUnreadMessageCount(): number;
  /** Sets the number of unread messages. */
  setUnreadMessageCount(count: number): void;
  /** How many of the unread messages mention the signed-in user. */
  getUnreadMentionsCount?(): number;
  /** Sets the number of unread mentions. */
  setUnreadMentionsCount?(count: number): void;
  /** The id of the newest message that the user has read; empty or 0 without one. */
  getLastReadMessageId?(): MessageId | null | undefined;
  /** The conversation's tags, if any. */
  getTags?(): Tags;
  /** When the user pinned it, in seconds; empty or 0 if it is not pinned. */
  getPinnedAt?(): number | null | undefined;
  /** When the user muted it, in seconds; empty or 0 if it is not muted. */
  getMutedAt?(): number | null | undefined;
  /** When the user archived it, in seconds; empty or 0 if it is not archived. */
  getArchivedAt?(): number | null | undefined;
}

/** Reports that someone is typing, or stopped. */
export interface TypingIndicator {
  /** Who is typing. */
  getSender(): User;
  /** The uid or guid of the receiver, as seen from the sender. */
  getReceiverId(): string;
  /** 'user' or 'group'. */
  getReceiverType(): string;
}

/** Tells when one user received and read a message. */
export interface UserReceipt {
  /** Who received or read the message. */
  getSender(): User;
  /** In seconds; empty or 0 for a delivery. */
  getReadAt(): number | undefined;
  /** In seconds. */
  getDeliveredAt(): number | undefined;
}

/** Reports that a message was delivered or read. */
export interface MessageReceipt extends UserReceipt {
  /** The id of the newest message it covers; it covers all earlier ones too. */
  getMessageId(): MessageId;
  /** 'user' or 'group'. */
  getReceiverType(): string;
  /** The uid or guid of the messages' receiver, if the SDK provides it. */
  getReceiver?(): string | undefined;
  /**
   * The id of the conversation, if the SDK provides it. Without it, a receipt from another device of the
   * signed-in user only counts when it names a last message.
   */
  getConversationId?(): string | undefined;
}

/** An error of a chat SDK, as it rejects with it and as `onError` receives it. */
export interface Exception {
  /**
   * A code for programs, such as 'ERR_NOT_LOGGED_IN'; some SDKs use numbers. `onError` always receives one.
   */
  code?: string | number | undefined;
  /** The name of its class or kind. */
  name?: string | undefined;
  /** A human-readable message. */
  message: string;
  /** More details, if the SDK has any. */
  details?: unknown;
}
