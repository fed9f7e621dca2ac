import type { Accessor } from 'solid-js';
import type { KitErrorHandler } from '../../client/boundary/exception.ts';
import type { ReactionTally } from '../../client/boundary/reactions.ts';
import type { Connection } from '../../client/client.ts';
import type { ChatPeer } from '../../client/create-chat-peer.ts';
import type { LoadPhase, PageState } from '../../list/pages/create-pager.ts';
import type { AppMessage, Kit, KitSDK } from '../../sdk/index.ts';
import type { MessageRecord } from '../timeline/message-record.ts';
import type { TimelineEntry } from '../timeline/timeline-entry.ts';
import type { MessageRow } from './message-row-facts.ts';

/** The options of a message list; `user` or `group` selects the chat, all others are optional. All are reactive. */
export interface MessageListOptions {
  /** The SDK. Defaults to the provider's, else to that of `KitUIKit.init`. */
  sdk?: Accessor<KitSDK | undefined>;
  /** The user of the chat. */
  user?: Accessor<Kit.User | undefined>;
  /** The group of the chat. */
  group?: Accessor<Kit.Group | undefined>;
  /** The id of the message whose thread is shown; without it, the chat itself. */
  parentMessageId?: Accessor<Kit.MessageId | undefined>;
  /** Which messages load. Defaults to the SDK's own builder, 30 a page; the list sets the chat. */
  messagesRequestBuilder?: Accessor<Kit.MessagesRequestBuilder | undefined>;
  /** Opens the chat at the first unread message, below a divider. */
  startFromUnreadMessages?: Accessor<boolean | undefined>;
  /** Opens the chat at this message; another id jumps there. */
  goToMessageId?: Accessor<Kit.MessageId | undefined>;
  /** The newest messages from a server, as plain JSON, oldest first; read once. */
  initialMessages?: Accessor<readonly object[] | undefined>;
  /** Leaves out deleted messages. */
  hideDeletedMessages?: Accessor<boolean | undefined>;
  /** Leaves out group changes. */
  hideGroupActionMessages?: Accessor<boolean | undefined>;
  /** Leaves out date separators. */
  hideDateSeparator?: Accessor<boolean | undefined>;
  /** Called once for each message that arrives from another user. */
  onMessage?: (message: AppMessage) => void;
  /** Called when the signed-in user has sent, edited or deleted a message of this chat, or changed a reaction. */
  onDone?: (action: OwnAction) => void;
  /**
   * Called when a message of the signed-in user to this chat could not be sent. `isWaiting` is true if it will be
   * resent at the next connection.
   */
  onNotSent?: (message: AppMessage, isWaiting: boolean) => void;
  /**
   * Returns the scroll position when the list leaves a chat; the chat reopens there. Defaults to the end, or to the
   * first row last passed to `trim`.
   */
  reading?: () => ScrollTarget | undefined;
  /** Called for every error. */
  onError?: KitErrorHandler | null | undefined;
}

/** What the signed-in user has done to a message, or a reaction that was added or removed, with its count. */
export type OwnAction = 'sent' | 'edited' | 'deleted' | ReactionTally;

/** The state of a message list; each accessor is tracked by itself. */
export interface MessageListState {
  /** Whether the first page is loading, loaded or failed. */
  readonly phase: LoadPhase;
  /** Why the first page could not be loaded; null otherwise. */
  readonly error: Kit.Exception | null;
  /** Paging to older messages; 'end' when the first one is loaded. */
  readonly older: PageState;
  /** Paging to newer messages; 'end' when the newest one is loaded. */
  readonly newer: PageState;
}

/** A scroll position: the end, or a row. A number is the distance of the row from the top of the viewport, in px. */
export type ScrollTarget =
  | { readonly at: 'end' }
  | { readonly at: 'entry'; readonly key: string; readonly align: 'start' | 'center' | number };

/** The actions on a message; the SDK and the message's sender decide which are possible. */
export type MessageAction = 'edit' | 'remove' | 'react' | 'reply' | 'thread' | 'markAsUnread' | 'info';

/** The messages of a chat without markup: ordered rows, their data, and actions. */
export interface MessageList {
  /** The user or group of the chat; null if the options name none. */
  peer: Accessor<ChatPeer | null>;
  /** The signed-in user, once known. */
  me: Accessor<Kit.User | null>;
  /** The rows in order. A new array when the order changes; a row that stays is the same object. */
  entries: Accessor<readonly TimelineEntry[]>;
  /** The state of loading and paging, and the last error. Reactive. */
  readonly state: MessageListState;
  /** The state of the connection to the chat server. */
  connection: Accessor<Connection>;
  /** The position to scroll to: a new object after each load and jump, and whenever a chat is opened again. */
  scrollTarget: Accessor<ScrollTarget | null>;
  /** Whether the loaded messages reach the newest one. */
  isAtNewest: Accessor<boolean>;
  /** The number of messages from others below the visible ones that the user has not seen yet. */
  unseen: Accessor<number>;
  /** The first of them that mentions the user, if it is loaded. */
  unreadMention: Accessor<MessageRecord | null>;
  /** Reports whether the end of the list is on screen. */
  setAtEnd(isAtEnd: boolean): void;
  /** Reports that the user has seen a message: its lower edge was on screen while the page was visible and focused. */
  seen(record: MessageRecord): void;
  /** Loads the page before the loaded messages, unless one is loading or all are loaded. */
  loadOlder(): void;
  /** Loads the page after the loaded messages, unless one is loading or all are loaded. */
  loadNewer(): void;
  /** Jumps to a message, and loads it if needed; resolves to whether it was found. */
  goTo(messageId: Kit.MessageId): Promise<boolean>;
  /** Jumps to the newest message. */
  goToNewest(): void;
  /** Reports which rows are rendered: beyond 600 loaded messages, the farthest ones are unloaded. */
  trim(first: number, last: number): void;
  /** Retries after an error. */
  retry(): void;
  /** Fetches what is being read again, as after a lost connection; it stays until then. */
  reload(): void;
  /** Resends a failed message. */
  resend(record: MessageRecord): void;
  /** Removes a failed message. */
  discard(record: MessageRecord): void;
  /** Starts an edit in the composer of the chat: emits `ccMessageEdited` with 'inprogress'. */
  edit(record: MessageRecord): void;
  /** Starts a reply in the composer of the chat: emits `ccReplyToMessage` with 'inprogress'. */
  reply(record: MessageRecord): void;
  /** Deletes a message for everyone. Applied at once; after a failure the message comes back. */
  remove(record: MessageRecord): Promise<void>;
  /** Adds or removes the user's reaction. Applied at once; reverted after a failure. */
  react(record: MessageRecord, emoji: string): Promise<void>;
  /** Marks a message and all after it as unread. */
  markAsUnread(record: MessageRecord): Promise<void>;
  /** Whether an action is possible: the SDK supports it, and the message allows it. Tracked. */
  readonly can: Readonly<Record<MessageAction, (record: MessageRecord) => boolean>>;
  /** Returns the record of a loaded message. */
  find(messageId: Kit.MessageId): MessageRecord | undefined;
  /** Returns the state of a message beyond the SDK's object. */
  rowOf(record: MessageRecord): MessageRow;
  /** Returns the reactive view of the SDK's message object; always the same one. */
  viewOf(record: MessageRecord): AppMessage;
  /** Publishes pending changes at once. */
  flush(): void;
}
