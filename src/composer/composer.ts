import type { Accessor } from 'solid-js';
import type { KitErrorHandler } from '../client/boundary/exception.ts';
import type { ChatPeer } from '../client/create-chat-peer.ts';
import type { OutgoingMessage } from '../client/sender.ts';
import type { AppMessage, Kit, KitSDK } from '../sdk/index.ts';
import type { ChosenFile, FileKind } from './chosen-file.ts';
import type { MentionQuery } from './mentions.ts';

/** What a message does beside being sent. */
export type ComposerMode = 'none' | 'reply' | 'edit';

/** The options of `createComposer`; accessors are reactive. */
export interface ComposerOptions {
  /** The chat SDK. @defaultValue that of the nearest provider */
  sdk?: Accessor<KitSDK | undefined>;
  /** The user that the chat is with; either this or `group`. */
  user?: Accessor<Kit.User | undefined>;
  /** The group that the chat is in. */
  group?: Accessor<Kit.Group | undefined>;
  /** The id of the message whose thread is written to. @defaultValue the chat itself */
  parentMessageId?: Accessor<Kit.MessageId | undefined>;
  /** The text of a chat without a draft. @defaultValue '' */
  initialComposerText?: Accessor<string | undefined>;
  /** Whether nobody is told that the user is typing. @defaultValue false */
  disableTypingEvents?: Accessor<boolean | undefined>;
  /** Whether no mentions are suggested. @defaultValue false */
  disableMentions?: Accessor<boolean | undefined>;
  /** Whether drafts and failed messages stay in memory only. @defaultValue false */
  disableStorage?: Accessor<boolean | undefined>;
  /** The maximum number of characters of a message. @defaultValue no limit */
  maxLength?: Accessor<number | undefined>;
  /** Called when the text changes. */
  onTextChange?: ((text: string) => void) | undefined;
  /** Called with each message instead of sending it; the app sends it. */
  onSendButtonClick?: ((message: AppMessage, mode: ComposerMode) => void) | undefined;
  /** Called when messages are given to the SDK. */
  onSend?: (() => void) | undefined;
  /** Called with a `Kit.Exception` for every error. */
  onError?: KitErrorHandler | null | undefined;
}

/** A composer without markup: what is written to a chat, and what can be done with it. All getters are reactive. */
export interface Composer {
  /** Who the chat is with; null without a user or group. */
  peer: Accessor<ChatPeer | null>;
  /** The signed-in user, once known. */
  me: Accessor<Kit.User | null>;
  /** The key of the chat, with the thread; changes when another draft opens. */
  key: Accessor<string>;
  /** The written text; mentions are names in it. */
  text: Accessor<string>;
  /** The selection in the text: start and end, in UTF-16 code units. */
  caret: Accessor<readonly [number, number]>;
  /** The number of characters. */
  length: Accessor<number>;
  /** Whether there are more characters than `maxLength`. */
  isTooLong: Accessor<boolean>;
  /** The message that is replied to. */
  reply: Accessor<Kit.Message | null>;
  /** The message that is edited. */
  edit: Accessor<Kit.Message | null>;
  /** Whether an edit is being saved. */
  isSaving: Accessor<boolean>;
  /** The chosen files. */
  files: Accessor<readonly ChosenFile[]>;
  /** Whether the SDK sends files. */
  canAttach: Accessor<boolean>;
  /** Whether there is something to send, and a user or group to send it to. */
  canSend: Accessor<boolean>;
  /** Why nothing can be sent, or why the last edit failed. */
  error: Accessor<Kit.Exception | null>;
  /** The messages of this chat that could not be sent. */
  failed: Accessor<readonly OutgoingMessage[]>;
  /** The mention that is being written, before the caret. */
  mention: Accessor<MentionQuery | null>;
  /** The users who match that mention. */
  suggestions: Accessor<readonly Kit.User[]>;

  /** Takes the text of a field after the user changed it, and its selection. */
  type(text: string, start: number, end?: number): void;
  /** Takes the selection of a field. */
  select(start: number, end: number): void;
  /** Replaces the text. */
  setText(text: string): void;
  /** Replaces the selection, for example by an emoji. */
  insert(text: string): void;
  /** Completes the mention that is being written. */
  choose(user: Kit.User): void;
  /** Closes the suggestions until the next mention. */
  dismiss(): void;
  /** Adds files to send; without `kind`, the MIME type of each decides. */
  addFiles(files: Iterable<File>, kind?: FileKind): void;
  /** Removes a chosen file. */
  removeFile(file: ChosenFile): void;
  /** Makes the next message a reply to this one. */
  startReply(message: Kit.Message): void;
  /** Edits a text message of the user's own; what was written before comes back afterwards. */
  startEdit(message: Kit.Message): void;
  /** Edits the user's last text message, if nothing is written. */
  editLast(): void;
  /** Ends the edit, else the reply. Returns whether there was one. */
  cancel(): boolean;
  /** Sends what is written, as soon as the user is known; returns false if it cannot. */
  send(): boolean;
  /** Sends the failed messages of this chat again. */
  retry(): void;
}
