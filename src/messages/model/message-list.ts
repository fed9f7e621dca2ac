import type { Accessor } from 'solid-js';
import type { KitErrorHandler } from '../../client/boundary/exception.ts';
import type { Connection } from '../../client/client.ts';
import type { ChatPeer } from '../../client/create-chat-peer.ts';
import type { LoadPhase, PageState } from '../../list/create-pager.ts';
import type { AppMessage, Kit, KitSDK } from '../../sdk/index.ts';
import type { MessageRecord } from '../timeline/message-record.ts';
import type { TimelineEntry } from '../timeline/timeline-entry.ts';
import type { MessageRow } from './message-row-facts.ts';

/** The options of a message list; `user` or `group` says which chat, all others are optional. All are reactive. */
export interface MessageListOptions {
  /** The SDK. Defaults to the provider's, else to that of `KitUIKit.init`. */
  sdk?: Accessor<KitSDK | undefined>;
  /** The user that the chat is with. */
  user?: Accessor<Kit.User | undefined>;
  /** The group that the chat is in. */
  group?: Accessor<Kit.Group | undefined>;
  /** The id of the message whose thread is shown; the chat itself without it. */
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
  /** Leaves out changes in the group. */
  hideGroupActionMessages?: Accessor<boolean | undefined>;
  /** Leaves out the rows of dates. */
  hideDateSeparator?: Accessor<boolean | undefined>;
  /** Called once for each message of someone else that arrives. */
  onMessage?: (message: AppMessage) => void;
  /**
   * Called when a message of the signed-in user to this chat could not be sent. `isWaiting` is true if it is sent
   * again at the next connection.
   */
  onNotSent?: (message: AppMessage, isWaiting: boolean) => void;
  /**
   * Returns where the reader stands when the list leaves a chat, which opens there again. Defaults to the end, or to the
   * first row that `trim` was given last.
   */
  reading?: () => MessagePlace | undefined;
  /** Called for every error. */
  onError?: KitErrorHandler | null | undefined;
}

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

/**
 * Where a view stands: at the end, or at a row. A number is the distance of the row from the top of the viewport,
 * in px.
 */
export type MessagePlace =
  | { readonly at: 'end' }
  | { readonly at: 'entry'; readonly key: string; readonly align: 'start' | 'center' | number };

/** What the SDK and the sender of a message allow. */
export type MessageAction = 'edit' | 'remove' | 'react' | 'reply' | 'thread' | 'markAsUnread' | 'info';

/** The messages of a chat without markup: ordered rows, their data, and actions. */
export interface MessageList {
  /** Who the chat is with; null while the options name nobody. */
  peer: Accessor<ChatPeer | null>;
  /** The signed-in user, once known. */
  me: Accessor<Kit.User | null>;
  /** The rows in order. A new array when the order changes; a row that stays is the same object. */
  entries: Accessor<readonly TimelineEntry[]>;
  /** What is loading, what has ended, and the last error. Reactive. */
  readonly state: MessageListState;
  /** The state of the SDK's connection. */
  connection: Accessor<Connection>;
  /** Where the view must scroll to: another object after each load and jump, and for each chat that is opened again. */
  place: Accessor<MessagePlace | null>;
  /** Whether the loaded messages reach the newest one. */
  atNewest: Accessor<boolean>;
  /** The number of messages of others that arrived after the loaded ones, or below the reader. */
  unseen: Accessor<number>;
  /** Reports whether the end of the list is on screen. */
  setAtEnd(isAtEnd: boolean): void;
  /** Reports that the user saw a message: its lower edge was on screen while the page was visible and focused. */
  seen(record: MessageRecord): void;
  /** Loads the page before the loaded messages, unless one is loading or none is left. */
  loadOlder(): void;
  /** Loads the page after the loaded messages, unless one is loading or none is left. */
  loadNewer(): void;
  /** Jumps to a message, and loads it if needed; resolves to whether it was found. */
  goTo(messageId: Kit.MessageId): Promise<boolean>;
  /** Jumps to the newest message. */
  goToNewest(): void;
  /** Reports which rows are rendered: beyond 600 loaded messages, those farthest away are unloaded. */
  trim(first: number, last: number): void;
  /** Tries again after an error. */
  retry(): void;
  /** Sends a failed message again. */
  resend(record: MessageRecord): void;
  /** Removes a failed message. */
  discard(record: MessageRecord): void;
  /** Asks the composer of the chat to edit a message: emits `ccMessageEdited` with 'inprogress'. */
  edit(record: MessageRecord): void;
  /** Asks the composer of the chat to quote a message: emits `ccReplyToMessage` with 'inprogress'. */
  reply(record: MessageRecord): void;
  /** Deletes a message for everyone. Shown at once; after a failure the message comes back. */
  remove(record: MessageRecord): Promise<void>;
  /** Adds the user's reaction, or removes it. Shown at once; after a failure it is undone. */
  react(record: MessageRecord, emoji: string): Promise<void>;
  /** Marks a message and all after it as unread. */
  markAsUnread(record: MessageRecord): Promise<void>;
  /** Whether an action is possible: the SDK has it, and the message permits it. Tracked. */
  readonly can: Readonly<Record<MessageAction, (record: MessageRecord) => boolean>>;
  /** Returns the record of a loaded message. */
  find(messageId: Kit.MessageId): MessageRecord | undefined;
  /** Returns what the list knows of a message beyond the SDK's object. */
  rowOf(record: MessageRecord): MessageRow;
  /** Returns the reactive view of the SDK's object of a message; always the same one. */
  viewOf(record: MessageRecord): AppMessage;
  /** Publishes pending changes at once. */
  flush(): void;
}
