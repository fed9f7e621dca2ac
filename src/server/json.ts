/**
 * The plain JSON that your functions answer with and your events carry. Fields beyond these are kept: an object of
 * the kit has all of them in `json`. Times are in seconds since the epoch, and may have fractions.
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
  avatar?: string | null;
  /** Whether the user is online. @defaultValue false */
  online?: boolean;
  /** When the user was last online, in seconds. */
  lastActiveAt?: number | null;
  /** What the user says about themselves. */
  statusMessage?: string | null;
  /** A word of your own, such as 'agent'. */
  role?: string | null;
  /** Words of your own, such as 'vip'. */
  tags?: readonly string[] | null;
  /** Whether the signed-in user has blocked this one. */
  blockedByMe?: boolean;
  /** Whether this user has blocked the signed-in one. */
  hasBlockedMe?: boolean;
}

/** A group. */
export interface GroupJSON {
  /** Unique among groups. */
  id: Id;
  /** The display name; may be empty. */
  name: string;
  /** The URL of the picture. */
  avatar?: string | null;
  /**
   * How users join.
   * @defaultValue 'public'
   */
  type?: 'public' | 'private' | 'password';
  /** How many members it has. */
  members?: number;
  /** When it was created, in seconds. */
  createdAt?: number | null;
}

/** A file of a message. */
export interface FileJSON {
  /** The name, with its ending. */
  name: string;
  /** The URL to show or download it from. */
  url: string;
  /** The MIME type. */
  type?: string | null;
  /** The size in bytes. */
  size?: number | null;
  /** The width of a picture or video, in px. */
  width?: number | null;
  /** The height of a picture or video, in px. */
  height?: number | null;
}

/** How many users reacted to a message with one emoji. */
export interface ReactionCountJSON {
  /** The emoji. */
  emoji: string;
  /** How many users reacted with it. */
  count: number;
  /** Whether the signed-in user is among them. */
  mine?: boolean;
}

/** A change in a group. */
export type GroupChange = 'joined' | 'left' | 'kicked' | 'banned' | 'added';

/**
 * A message. It goes to a user (`to`) or to a group (`group`). With `file` it is a file, with `action` a change in a
 * group, with `data` a message of the app's own, and otherwise a text.
 */
export interface MessageJSON<U extends UserJSON = UserJSON> {
  /** Unique among all messages. Numbers that count upwards also order messages of the same time. */
  id: Id;
  /** The sender, or the id of a user that came before. */
  from: U | Id;
  /** The user it was sent to. */
  to?: U | Id | null;
  /** The group it was sent to. */
  group?: GroupJSON | Id | null;
  /** The text, or the caption of a file. */
  text?: string | null;
  /** The file, with `name` and `url`, and `type`, `size`, `width` and `height` where they are known. */
  file?: FileJSON | null;
  /** Content of the app; `type` names its kind. */
  data?: unknown;
  /**
   * 'image', 'video', 'audio' or 'file' for a file, or the kind of `data`.
   * @defaultValue by the file's MIME type; 'custom' for `data`, 'text' for a text
   */
  type?: string | null;
  /** When it was sent, in seconds, as all times here. */
  sentAt: number;
  /** When the receiver got it; in a group, when all members had it. */
  deliveredAt?: number | null;
  /** When the receiver read it; in a group, when all members had read it. */
  readAt?: number | null;
  /** When its text was last changed. */
  editedAt?: number | null;
  /** When it was deleted for everyone; its text and file are not shown. */
  deletedAt?: number | null;
  /** The id that the sender gave it; the same when a send is repeated. */
  muid?: string | null;
  /** The id of the message whose thread this one belongs to. */
  parentId?: Id | null;
  /** How many replies its thread has. */
  replies?: number | null;
  /** The message that this one quotes. */
  quoted?: MessageJSON<U> | null;
  /** Each emoji with `emoji`, `count` and `mine`. */
  reactions?: readonly ReactionCountJSON[] | null;
  /** The users that the text mentions as `<@uid:ID>`. */
  mentions?: readonly (U | Id)[] | null;
  /** What happened in the group; `from` did it, to `on`. */
  action?: GroupChange | null;
  /** The user who joined, left, or was added, kicked or banned. */
  on?: U | Id | null;
}

/** A conversation of the signed-in user: with a user or in a group, never both. */
export interface ConversationJSON<U extends UserJSON = UserJSON, M extends MessageJSON<U> = MessageJSON<U>> {
  /** The other user. */
  user?: U | null;
  /** The group. */
  group?: GroupJSON | null;
  /** The newest message, without replies in threads. */
  lastMessage?: M | null;
  /** How many messages of others the signed-in user has not read. */
  unread?: number;
  /** How many of them mention the signed-in user. */
  unreadMentions?: number;
  /** The id of the newest message that the signed-in user has read. */
  lastReadId?: Id | null;
  /** Words of your own, such as 'pinned'. */
  tags?: readonly string[] | null;
}

/** A page of an answer. */
export interface Page<T> {
  /** The rows. */
  items: readonly T[];
  /** Where the next page starts, in your own terms; the next query has it as `after`. None after the last page. */
  next?: Id | null;
  /**
   * Whether the rest of the page takes long: these rows are shown at once, and the next page has the rest.
   * @defaultValue false
   */
  isPartial?: boolean;
}

/** Who wrote, typed or read, and in which chat. The same JSON serves both sides, and other devices of the same user. */
export interface AddressJSON<U extends UserJSON = UserJSON> {
  /** The user who did it. */
  from: U | Id;
  /** The other user of the chat. */
  to?: U | Id | null;
  /** The group, in place of `to`. */
  group?: GroupJSON | Id | null;
}

/** Somebody types, or stopped. */
export interface TypingJSON<U extends UserJSON = UserJSON> extends AddressJSON<U> {
  /** Whether they type. */
  typing: boolean;
}

/**
 * `from` received or read a message and all before it. `to` is the user, or `group` the group, whose messages they are.
 */
export interface ReceiptJSON<U extends UserJSON = UserJSON> extends AddressJSON<U> {
  /** The id of the newest such message. */
  messageId: Id;
  /** When, in seconds. */
  at: number;
  /** Whether `from` was the last member of the group to do so; only sent to the message's sender. */
  all?: boolean;
}

/** When `from` received and read a message. */
export interface UserReceiptJSON<U extends UserJSON = UserJSON> {
  /** The receiver. */
  from: U | Id;
  /** When it was received, in seconds. @defaultValue `readAt` */
  deliveredAt?: number | null;
  /** When it was read, in seconds. */
  readAt?: number | null;
}

/** `from` added a reaction to a message, or removed it. */
export interface ReactionJSON<U extends UserJSON = UserJSON, M extends MessageJSON<U> = MessageJSON<U>> {
  /** The message that was reacted to. */
  message: M;
  /** The emoji. */
  emoji: string;
  /** The user who reacted. */
  from: U | Id;
  /** Whether the reaction was added, rather than removed. */
  added: boolean;
  /** When, in seconds. */
  at: number;
}
