import type { Kit } from '../sdk/index.ts';
import type { ServerHandlers } from './handlers.ts';
import type {
  ConversationJSON,
  FileJSON,
  Id,
  MembershipJSON,
  MessageJSON,
  Page,
  UserJSON,
  UserReactionJSON,
  UserReceiptJSON,
} from './json.ts';
import type { ChatOf } from './object-reader.ts';

/** An answer, at once or as a promise. */
export type Answer<T> = T | Promise<T>;

/** The last argument of every function. */
export interface CallOptions {
  /** Aborts when another user signs in, when the user signs out, and when the kit is closed; pass it to `fetch`. */
  readonly signal: AbortSignal;
}

/** The last argument of `upload`. */
export interface UploadCallOptions extends CallOptions {
  /** Also aborts when the user cancels the upload. */
  readonly signal: AbortSignal;
  /** Shows the upload progress in the message, from 0 to 1. */
  onProgress(fraction: number): void;
}

/** The query of a page. */
export interface PageQuery extends CallOptions {
  /** The maximum number of rows in the answer. */
  readonly limit: number;
  /** The `next` of the previous page; undefined for the first page. */
  readonly after: Id | undefined;
  /** Only rows whose name contains this text. */
  readonly keyword?: string | undefined;
}

/** The query of a page of conversations; filters that the app does not set are missing. */
export interface ConversationsQuery extends PageQuery {
  /** Only conversations with users, or only those with groups. */
  readonly type?: string | undefined;
  /** Only conversations with one of these tags. */
  readonly tags?: readonly string[] | undefined;
  /** Only conversations with users who have one of these tags. */
  readonly userTags?: readonly string[] | undefined;
  /** Only conversations with groups that have one of these tags. */
  readonly groupTags?: readonly string[] | undefined;
  /** Whether users and groups include their tags. */
  readonly withTags?: boolean | undefined;
}

/** The query of a page of users; filters that the app does not set are missing. */
export interface UsersQuery extends PageQuery {
  /** Only users with this presence, such as 'online'. */
  readonly status?: string | undefined;
  /** Only users who have one of these roles. */
  readonly roles?: readonly string[] | undefined;
  /** Only users who have one of these tags. */
  readonly tags?: readonly string[] | undefined;
  /** Only the users with these ids. */
  readonly ids?: readonly string[] | undefined;
  /** Only friends of the signed-in user. */
  readonly friendsOnly?: boolean | undefined;
  /** Leaves out users that the signed-in user has blocked. */
  readonly hideBlocked?: boolean | undefined;
}

/** The query of a page of a group's members. */
export interface MembersQuery extends PageQuery {
  /** The id of the group. */
  readonly group: string;
  /** Only members with one of these scopes. */
  readonly scopes?: readonly string[] | undefined;
}

/** The query of a page of the reactions to a message, oldest first. */
export interface ReactionsQuery extends PageQuery {
  /** The id of the message. */
  readonly message: Id;
  /** Only reactions with this emoji. */
  readonly emoji?: string | undefined;
}

/** The query of a page of messages: `limit` ones next to `before` or `after`, or else the newest. */
export type MessagesQuery = ChatOf &
  CallOptions & {
    /** The maximum number of messages in the answer. */
    readonly limit: number;
    /** Only messages before the one with this id. */
    readonly before?: Id | undefined;
    /** Only messages after the one with this id. */
    readonly after?: Id | undefined;
    /** Only replies in the thread of this message. */
    readonly parentId?: Id | undefined;
    /** Whether replies in threads are left out. */
    readonly hideReplies?: boolean | undefined;
    /** Only messages that were sent or changed at this time or later, in seconds. */
    readonly updatedAfter?: number | undefined;
    /** Only changed messages, without those sent since `updatedAfter`. */
    readonly updatesOnly?: boolean | undefined;
    /** Only messages of these types, such as 'image', that are not deleted. */
    readonly types?: readonly string[] | undefined;
    /** Only messages whose text has a link. */
    readonly hasLinks?: boolean | undefined;
  };

/** The query of a page of messages that contain a text, newest first. */
export interface SearchQuery extends CallOptions {
  /** The text to find, as the user typed it. */
  readonly keyword: string;
  /** The maximum number of messages in the answer. */
  readonly limit: number;
  /** The `next` of the previous page; undefined for the first page. */
  readonly after: Id | undefined;
  /** Only messages of the chat with this user. */
  readonly user?: string | undefined;
  /** Only messages of the chat in this group; without both, those of all chats. */
  readonly group?: string | undefined;
  /** Whether replies in threads are left out. */
  readonly hideReplies?: boolean | undefined;
}

/** A message to send. */
export type Draft = ChatOf & {
  /** The text, or the caption of a file. */
  readonly text?: string | undefined;
  /** The file, as returned by `upload`. */
  readonly file?: FileJSON | undefined;
  /** With the feature 'albums', all files of a message with several; `file` is the first of them. */
  readonly files?: readonly FileJSON[] | undefined;
  /** Content of the app; `type` names its kind. */
  readonly data?: unknown;
  /** 'image', 'video', 'audio' or 'file' for a file, or the kind of `data`. */
  readonly type?: string | undefined;
  /** Given by the sender; with the feature 'muids', a repeated draft must not create a second message. */
  readonly muid?: string | undefined;
  /** The message whose thread it belongs to. */
  readonly parentId?: Id | undefined;
  /** The message that it quotes. */
  readonly quotedId?: Id | undefined;
  /** More data of the sender. */
  readonly metadata?: unknown;
};

/** What a server's functions support beyond the basics; see `ServerOptions.features`. */
export type ServerFeature =
  | 'conversationSearch'
  | 'muids'
  | 'threads'
  | 'quotes'
  | 'updates'
  | 'shared'
  | 'albums'
  | 'captions'
  | 'selfChats'
  | 'groupMentions';

/**
 * The functions of your server. All may return a value or a promise, and may throw; an error with `code` and `message`
 * reaches the app unchanged. The components show no button for a missing function.
 */
export interface ServerOptions<U extends UserJSON = UserJSON, M extends MessageJSON<U> = MessageJSON<U>> {
  /** Returns the signed-in user; null if nobody is signed in. */
  me(options: CallOptions): Answer<U | null>;
  /** Returns a page of the signed-in user's conversations, newest activity first. */
  conversations(query: ConversationsQuery): Answer<Page<ConversationJSON<U, M>>>;
  /** Returns a page of all users except the signed-in one, in the order of the list. */
  users(query: UsersQuery): Answer<Page<U>>;
  /**
   * Subscribes to the server's events and reports them to the handlers; returns a function that unsubscribes. Called
   * when the first listener is added.
   */
  subscribe(handlers: ServerHandlers<U, M>): () => void;

  /**
   * Returns one conversation; an empty one for a user or group without messages.
   * @defaultValue searches the first 1,000 of `conversations`
   */
  conversation?(chat: ChatOf, options: CallOptions): Answer<ConversationJSON<U, M>>;
  /** Returns a page of the members of a group. */
  members?(query: MembersQuery): Answer<Page<U & MembershipJSON>>;
  /** Deletes the signed-in user's copy of a conversation. */
  deleteConversation?(chat: ChatOf, options: CallOptions): Answer<unknown>;
  /** Returns messages of a chat, oldest first. An empty page is the end. */
  messages?(query: MessagesQuery): Answer<Page<M>>;
  /** Returns a page of the signed-in user's messages that contain a text, newest first, without deleted ones. */
  search?(query: SearchQuery): Answer<Page<M>>;
  /** Returns one message. */
  message?(id: Id, options: CallOptions): Answer<M>;
  /** Returns who received and read a message of the signed-in user, in groups too: one entry per user. */
  receipts?(id: Id, options: CallOptions): Answer<readonly UserReceiptJSON<U>[]>;
  /** Stores a message and returns it. */
  send?(draft: Draft, options: CallOptions): Answer<M>;
  /** Cancels an unsent draft by its muid; its `send` rejects. */
  cancel?(muid: string, options: CallOptions): Answer<unknown>;
  /** Stores a file and returns its address; called before `send`. */
  upload?(file: Kit.MediaFile, options: UploadCallOptions): Answer<FileJSON>;
  /** Replaces the text of a message of the signed-in user; returns the message. */
  edit?(change: { readonly id: Id; readonly text: string }, options: CallOptions): Answer<M>;
  /** Deletes a message of the signed-in user for everyone; returns what is left of it, with `deletedAt`. */
  remove?(id: Id, options: CallOptions): Answer<M>;
  /** Adds or removes a reaction of the signed-in user; returns the message. */
  react?(
    reaction: { readonly id: Id; readonly emoji: string; readonly added: boolean },
    options: CallOptions,
  ): Answer<M>;
  /** Returns a page of the reactions to a message, with the users who reacted. */
  reactions?(query: ReactionsQuery): Answer<Page<UserReactionJSON<U>>>;
  /** Marks a message and all before it as read. */
  read?(message: ChatOf & { readonly id: Id }, options: CallOptions): Answer<unknown>;
  /** Notifies the sender that a message and all before it arrived. */
  delivered?(message: ChatOf & { readonly id: Id }, options: CallOptions): Answer<unknown>;
  /** Marks a message and all after it as unread; returns the conversation. */
  markUnread?(message: ChatOf & { readonly id: Id }, options: CallOptions): Answer<ConversationJSON<U, M>>;
  /** Pins or unpins a conversation for the signed-in user; returns it. `conversations` lists pinned ones first. */
  pin?(change: ChatOf & { readonly pinned: boolean }, options: CallOptions): Answer<ConversationJSON<U, M>>;
  /** Mutes or unmutes a conversation for the signed-in user; returns it. */
  mute?(change: ChatOf & { readonly muted: boolean }, options: CallOptions): Answer<ConversationJSON<U, M>>;
  /**
   * Archives a conversation for the signed-in user and unpins it, or ends that; returns it. A newer message ends it
   * as well, unless the conversation is muted.
   */
  archive?(
    change: ChatOf & { readonly archived: boolean },
    options: CallOptions,
  ): Answer<ConversationJSON<U, M>>;
  /** The signed-in user leaves a group. */
  leave?(group: string, options: CallOptions): Answer<unknown>;
  /** Adds users to a group; may return an object with 'success' or an error for each id. */
  addMembers?(
    change: { readonly group: string; readonly ids: readonly string[] },
    options: CallOptions,
  ): Answer<unknown>;
  /** Removes a member from a group; a banned one may not come back. */
  removeMember?(
    change: { readonly group: string; readonly id: string; readonly banned: boolean },
    options: CallOptions,
  ): Answer<unknown>;
  /** Lifts a ban. `members` returns who is banned if `scopes` is `['banned']`. */
  unban?(change: { readonly group: string; readonly id: string }, options: CallOptions): Answer<unknown>;
  /** Gives a member of a group another scope: 'admin', 'moderator' or 'participant'. */
  setScope?(
    change: { readonly group: string; readonly id: string; readonly scope: string },
    options: CallOptions,
  ): Answer<unknown>;
  /** Notifies a user or group that the signed-in user is typing, or stopped. */
  typing?(typing: ChatOf & { readonly typing: boolean }, options: CallOptions): Answer<unknown>;
  /** Blocks or unblocks users for the signed-in user. */
  block?(
    block: { readonly ids: readonly string[]; readonly blocked: boolean },
    options: CallOptions,
  ): Answer<unknown>;

  /**
   * What the functions support beyond the basics: 'conversationSearch' (`conversations` accepts `keyword`), 'muids'
   * (`send` stores a draft with a known muid only once), 'threads' (`send` and `messages` accept `parentId`), 'quotes'
   * (`send` accepts `quotedId`), 'updates' (`messages` accepts `updatedAfter` and `updatesOnly`), 'shared' (`messages`
   * accepts `types` and `hasLinks`), 'albums' (`send` accepts `files`, and `text` as the caption of files),
   * 'captions' (`edit` accepts messages with files, whose caption `text` replaces; '' removes it), 'selfChats' (`send`
   * accepts the signed-in user as the receiver), and 'groupMentions' (in groups, `<@all:all>`, `<@all:admin>` and
   * `<@all:moderator>` mention everyone, admins and moderators: `mentions` has the signed-in user if they are meant).
   * @defaultValue none
   */
  features?: readonly ServerFeature[] | undefined;
  /**
   * Identifies your server, for example by its address: the browser stores drafts and unsent texts by this name and
   * the uid. Needed if pages of the same origin can also reach another server, whose users may have the same ids.
   * @defaultValue none: by the uid only
   */
  storageScope?: string | undefined;
  /**
   * Called for each malformed row or event, which is skipped; the error names the field.
   * @defaultValue console.error
   */
  onError?(error: unknown): void;
}

/** The functions that a message view requires in addition. */
export type ChatFunction = 'deleteConversation' | 'messages' | 'send' | 'read' | 'typing';

/** The functions of a server that also has the messages of chats. */
export type ServerChatOptions<
  U extends UserJSON = UserJSON,
  M extends MessageJSON<U> = MessageJSON<U>,
> = ServerOptions<U, M> & Required<Pick<ServerOptions<U, M>, ChatFunction>>;

const REQUIRED = ['me', 'conversations', 'users', 'subscribe'];
const OPTIONAL = [
  'conversation',
  'members',
  'deleteConversation',
  'messages',
  'search',
  'message',
  'receipts',
  'send',
  'cancel',
  'upload',
  'edit',
  'remove',
  'react',
  'reactions',
  'read',
  'delivered',
  'markUnread',
  'pin',
  'mute',
  'archive',
  'leave',
  'addMembers',
  'removeMember',
  'unban',
  'setScope',
  'typing',
  'block',
  'onError',
];
/** All features of a server. */
export const FEATURES: readonly ServerFeature[] = [
  'conversationSearch',
  'muids',
  'threads',
  'quotes',
  'updates',
  'shared',
  'albums',
  'captions',
  'selfChats',
  'groupMentions',
];

/**
 * Checks the argument of `createKit`.
 * @throws TypeError that names the function
 */
export function checkOptions(options: unknown): void {
  if (typeof options !== 'object' || options === null) {
    throw new TypeError('createKit needs an object with the functions of your server.');
  }
  const given = options as Record<string, unknown>;
  for (const name of REQUIRED) {
    if (typeof given[name] !== 'function')
      throw new TypeError(`createKit: the function '${name}' is missing.`);
  }
  for (const [name, value] of Object.entries(given)) {
    if (name === 'features') checkFeatures(value);
    else if (name === 'storageScope') checkScope(value);
    else if (REQUIRED.includes(name)) continue;
    else if (!OPTIONAL.includes(name)) throw new TypeError(`createKit has no option '${name}'.`);
    else if (value !== undefined && typeof value !== 'function') {
      throw new TypeError(`createKit: '${name}' is not a function.`);
    }
  }
  if (given.upload && !given.send) throw new TypeError("createKit: 'upload' needs the function 'send', too.");
}

function checkScope(value: unknown): void {
  if (value !== undefined && (typeof value !== 'string' || value === ''))
    throw new TypeError("createKit: 'storageScope' is not a text that names your server.");
}

function checkFeatures(value: unknown): void {
  if (value === undefined) return;
  if (!Array.isArray(value)) throw new TypeError("createKit: 'features' is not an array.");
  const unknown = value.find((each) => !FEATURES.includes(each));
  if (unknown !== undefined) throw new TypeError(`createKit: there is no feature '${String(unknown)}'.`);
}
