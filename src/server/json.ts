/**
 * The plain JSON of your functions' answers and of events. Additional fields are kept: `json` of a kit object has all
 * of them. Times are in seconds since the epoch, and may have fractions.
 */

/** An id in JSON: text or a number. Users and groups have text ids in the kit, so 7 becomes '7'. */
export type Id = string | number;

/** A user. */
export interface UserJSON {
  /** Unique among users. */
  id: Id;
  /** The display name; may be empty. */
  name: string;
  /** The URL of the picture. */
  avatar?: string | null | undefined;
  /** Whether the user is online. @defaultValue false */
  online?: boolean | undefined;
  /** Another word for the presence, such as 'away'. @defaultValue 'online' or 'offline', by `online` */
  status?: string | null | undefined;
  /** When the user was last online, in seconds. */
  lastActiveAt?: number | null | undefined;
  /** The status message that the user wrote. */
  statusMessage?: string | null | undefined;
  /** A role of your own, such as 'agent'. */
  role?: string | null | undefined;
  /** Tags of your own, such as 'vip'. */
  tags?: readonly string[] | null | undefined;
  /** Whether the signed-in user has blocked this one. */
  blockedByMe?: boolean | undefined;
  /** Whether this user has blocked the signed-in one. */
  hasBlockedMe?: boolean | undefined;
}

/** What the JSON of a group's member has in addition. */
export interface MembershipJSON {
  /** The member's scope, such as 'admin'. @defaultValue 'participant' */
  scope?: string | null | undefined;
  /** When the user joined the group, in seconds. */
  joinedAt?: number | null | undefined;
}

/** A group. */
export interface GroupJSON {
  /** Unique among groups. */
  id: Id;
  /** The display name; may be empty. */
  name: string;
  /** The URL of the picture. */
  avatar?: string | null | undefined;
  /**
   * How users join.
   * @defaultValue 'public'
   */
  type?: 'public' | 'private' | 'password' | undefined;
  /** The number of members. */
  members?: number | undefined;
  /** When it was created, in seconds. */
  createdAt?: number | null | undefined;
  /** The id of the user who owns it. */
  owner?: Id | null | undefined;
  /** Tags of your own, such as 'work'. */
  tags?: readonly string[] | null | undefined;
}

/** A file of a message. */
export interface FileJSON {
  /** The name, with its ending. */
  name: string;
  /** The URL to show or download it from; '' without one. */
  url: string;
  /** The bytes of a file without a URL: an object URL is created when it is needed, and ends with the session. */
  bytes?: Blob | undefined;
  /** The MIME type. */
  type?: string | null | undefined;
  /** The size in bytes. */
  size?: number | null | undefined;
  /** The width of a picture or video, in px. */
  width?: number | null | undefined;
  /** The height of a picture or video, in px. */
  height?: number | null | undefined;
}

/** The number of users who reacted to a message with one emoji. */
export interface ReactionCountJSON {
  /** The emoji. */
  emoji: string;
  /** The number of users who reacted with it. */
  count: number;
  /** Whether the signed-in user is among them. */
  mine?: boolean | undefined;
}

/** A change in a group. */
export type GroupChange = 'joined' | 'left' | 'kicked' | 'banned' | 'unbanned' | 'added' | 'scopeChanged';

/**
 * A message. It goes to a user (`to`) or to a group (`group`). With `file` it is a file, with `action` a group change,
 * with `data` a message with content of the app, and otherwise a text.
 */
export interface MessageJSON<U extends UserJSON = UserJSON> {
  /** Unique among all messages. Numeric ids that are counters also order messages with the same time. */
  id: Id;
  /** The sender, or the id of an earlier user. */
  from: U | Id;
  /** The user it was sent to. */
  to?: U | Id | null | undefined;
  /** The group it was sent to. */
  group?: GroupJSON | Id | null | undefined;
  /** Your id of the conversation, the same for all its members. @defaultValue made of the ids of both sides */
  conversationId?: string | null | undefined;
  /** The text, or the caption of a file. */
  text?: string | null | undefined;
  /** The file, with `name` and `url`, and `type`, `size`, `width` and `height` where they are known. */
  file?: FileJSON | null | undefined;
  /** All files of a message with several; `file` is the first of them. */
  files?: readonly FileJSON[] | null | undefined;
  /** Content of the app; `type` names its kind. */
  data?: unknown;
  /**
   * 'image', 'video', 'audio' or 'file' for a file, or the kind of `data`.
   * @defaultValue by the file's MIME type; 'custom' for `data`, 'text' for a text
   */
  type?: string | null | undefined;
  /** When it was sent, in seconds, like all times here. */
  sentAt: number;
  /** When the receiver received it; in a group, when all members had. */
  deliveredAt?: number | null | undefined;
  /** When the receiver read it; in a group, when all members had. */
  readAt?: number | null | undefined;
  /** When its text was last changed. */
  editedAt?: number | null | undefined;
  /** When it was deleted for everyone; its text and file are not shown. */
  deletedAt?: number | null | undefined;
  /** The id given by the sender; the same when a send is repeated. */
  muid?: string | null | undefined;
  /** The id of the message whose thread this one belongs to. */
  parentId?: Id | null | undefined;
  /** The number of replies in its thread. */
  replies?: number | null | undefined;
  /** The message that this one quotes. */
  quoted?: MessageJSON<U> | null | undefined;
  /** The id of the quoted message. @defaultValue the id of `quoted` */
  quotedId?: Id | null | undefined;
  /** Each emoji with `emoji`, `count` and `mine`. */
  reactions?: readonly ReactionCountJSON[] | null | undefined;
  /** The users that the text mentions as `<@uid:ID>`, and the signed-in user if `<@all:WORD>` means them. */
  mentions?: readonly (U | Id)[] | null | undefined;
  /** What happened in the group; `from` did it, to `on`. */
  action?: GroupChange | null | undefined;
  /** The user who joined, left, or was added, kicked, banned or given another scope. */
  on?: U | Id | null | undefined;
  /** The user's scope after the change. */
  scope?: string | null | undefined;
  /** The user's scope before the change. */
  oldScope?: string | null | undefined;
  /** More data of the sender. */
  metadata?: unknown;
}

/** A conversation of the signed-in user: with a user or in a group, never both. */
export interface ConversationJSON<U extends UserJSON = UserJSON, M extends MessageJSON<U> = MessageJSON<U>> {
  /** The other user. */
  user?: U | null | undefined;
  /** The group. */
  group?: GroupJSON | null | undefined;
  /** Your id of it; its messages and events have the same. @defaultValue made of the ids of both sides */
  conversationId?: string | null | undefined;
  /** The newest message, without replies in threads. */
  lastMessage?: M | null | undefined;
  /** The number of unread messages from others. */
  unread?: number | undefined;
  /** How many of them mention the signed-in user. */
  unreadMentions?: number | undefined;
  /** The id of the newest message that the signed-in user has read. */
  lastReadId?: Id | null | undefined;
  /** Tags of your own, such as 'customer'. */
  tags?: readonly string[] | null | undefined;
  /** When the signed-in user pinned it; `conversations` lists pinned ones first. */
  pinnedAt?: number | null | undefined;
  /** When the signed-in user muted it. */
  mutedAt?: number | null | undefined;
  /** When the signed-in user archived it; a newer message ends that, unless it is muted. */
  archivedAt?: number | null | undefined;
}

/** A page of rows. */
export interface Page<T> {
  /** The rows. */
  items: readonly T[];
  /** Where the next page starts, in any form; the next query passes it as `after`. Omit it on the last page. */
  next?: Id | null | undefined;
  /**
   * Whether the rest of the page takes long: these rows are shown at once, and the next page has the rest.
   * @defaultValue false
   */
  isPartial?: boolean | undefined;
}

/**
 * Who wrote, typed or read, and in which chat. The same JSON is valid for both sides, and for other devices of the
 * same user.
 */
export interface AddressJSON<U extends UserJSON = UserJSON> {
  /** The user who did it. */
  from: U | Id;
  /** The other user of the chat. */
  to?: U | Id | null | undefined;
  /** The group, instead of `to`. */
  group?: GroupJSON | Id | null | undefined;
  /** Your id of the conversation. @defaultValue made of the ids of both sides */
  conversationId?: string | null | undefined;
}

/** A user is typing, or stopped. */
export interface TypingJSON<U extends UserJSON = UserJSON> extends AddressJSON<U> {
  /** Whether the user is typing. */
  typing: boolean;
}

/**
 * `from` received or read a message and all before it. `to` is the user, or `group` the group, whose messages they
 * were.
 */
export interface ReceiptJSON<U extends UserJSON = UserJSON> extends AddressJSON<U> {
  /** The id of the newest of these messages. */
  messageId: Id;
  /** When, in seconds. */
  at: number;
  /** Whether `from` was the last member of the group to do so; only sent to the message's sender. */
  all?: boolean | undefined;
}

/** When `from` received and read a message. */
export interface UserReceiptJSON<U extends UserJSON = UserJSON> {
  /** The receiver. */
  from: U | Id;
  /** When it was received, in seconds. @defaultValue `readAt` */
  deliveredAt?: number | null | undefined;
  /** When it was read, in seconds. */
  readAt?: number | null | undefined;
}

/** A reaction of one user to a message. */
export interface UserReactionJSON<U extends UserJSON = UserJSON> {
  /** The emoji. */
  emoji: string;
  /** The user who reacted. */
  from: U | Id;
  /** When, in seconds. */
  at: number;
}

/** `from` added a reaction to a message, or removed it. */
export interface ReactionJSON<U extends UserJSON = UserJSON, M extends MessageJSON<U> = MessageJSON<U>> {
  /** The message with the reaction. */
  message: M;
  /** The emoji. */
  emoji: string;
  /** The user who reacted. */
  from: U | Id;
  /** Whether the reaction was added or removed. */
  added: boolean;
  /** When, in seconds. */
  at: number;
}
