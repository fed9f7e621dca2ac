import type { Accessor } from 'solid-js';
import type { KitErrorHandler } from '../client/boundary/exception.ts';
import type { OpenedChat } from '../client/boundary/kinds.ts';
import type { ChatPeer } from '../client/create-chat-peer.ts';
import type { KitActionEvent } from '../client/create-report.ts';
import type { OutgoingMessage } from '../client/sender.ts';
import type { AppMessage, Kit, KitSDK } from '../sdk/index.ts';
import type { ChosenFile, FileKind } from './chosen-file.ts';
import type { LinkDraft } from './draft.ts';
import type { GroupMention, MentionQuery, WrittenText } from './mentions.ts';

/** Whether a message replies, edits, or neither. */
export type ComposerMode = 'none' | 'reply' | 'edit';

/** A chat, or one of its threads, which a composer writes to. */
export type ComposerChat = OpenedChat & { readonly parentMessageId?: Kit.MessageId | undefined };

/** What the app keeps of a chat's draft: a text, one with mentions, or nothing. */
export type AppDraft = WrittenText | string | null | undefined;

/** Returns the draft that the app keeps for a chat. */
export type DraftOf = (chat: ComposerChat) => AppDraft | Promise<AppDraft>;

/** The options of `createComposer`; accessors are reactive. */
export interface ComposerOptions {
  /** The chat SDK. @defaultValue that of the nearest provider */
  sdk?: Accessor<KitSDK | undefined>;
  /** The user of the chat; either this or `group`. */
  user?: Accessor<Kit.User | undefined>;
  /** The group of the chat. */
  group?: Accessor<Kit.Group | undefined>;
  /** The id of the message whose thread to write to. @defaultValue the chat itself */
  parentMessageId?: Accessor<Kit.MessageId | undefined>;
  /** The text of a chat without a draft. @defaultValue '' */
  initialComposerText?: Accessor<string | undefined>;
  /** Whether the composer is disabled: no text is sent, and no reply or edit starts. @defaultValue false */
  disabled?: Accessor<string | boolean | undefined>;
  /** Whether to send no typing events. @defaultValue false */
  disableTypingEvents?: Accessor<boolean | undefined>;
  /** Whether to suggest no mentions. @defaultValue false */
  disableMentions?: Accessor<boolean | undefined>;
  /** Whether drafts and failed messages stay in memory only. @defaultValue false */
  disableStorage?: Accessor<boolean | undefined>;
  /** The maximum number of characters of a message. @defaultValue no limit */
  maxLength?: Accessor<number | undefined>;
  /** Called when the text changes. */
  onTextChange?: ((text: string) => void) | undefined;
  /** Called when the unsent text of a chat or thread changes, for an app that keeps drafts; its text is '' when it is empty. */
  onDraftChange?: ((chat: ComposerChat, draft: WrittenText) => void) | undefined;
  /**
   * Returns the draft that the app keeps for a chat or thread, which opens there for the first time: a text, one with
   * mentions, nothing, or a promise of these. Text that the user types meanwhile stays.
   */
  draftOf?: DraftOf | undefined;
  /** Called with each message before it is sent; `event.preventDefault()` leaves it to the app. */
  onSendButtonClick?: ((message: AppMessage, mode: ComposerMode, event: KitActionEvent) => void) | undefined;
  /** Called when messages are passed to the SDK. */
  onSend?: (() => void) | undefined;
  /** Called with a `Kit.Exception` for every error. */
  onError?: KitErrorHandler | null | undefined;
}

/** A composer without markup: the draft of a chat, and its actions. All getters are reactive. */
export interface Composer {
  /** The user or group of the chat; null without one. */
  peer: Accessor<ChatPeer | null>;
  /** The signed-in user, once known. */
  me: Accessor<Kit.User | null>;
  /** The key of the chat or thread; changes when another draft opens. */
  key: Accessor<string>;
  /** The text as written; mentions show as names. */
  text: Accessor<string>;
  /** The selection in the text: start and end, in UTF-16 code units. */
  caret: Accessor<readonly [number, number]>;
  /** The number of characters. */
  length: Accessor<number>;
  /** Whether there are more characters than `maxLength`. */
  isTooLong: Accessor<boolean>;
  /** The message being replied to, or null. */
  reply: Accessor<Kit.Message | null>;
  /** The message being edited, or null. */
  edit: Accessor<Kit.Message | null>;
  /** Whether an edit is being saved. */
  isSaving: Accessor<boolean>;
  /** The chosen files. */
  files: Accessor<readonly ChosenFile[]>;
  /** The first link of the text and its preview, as `setLinkPreview` was given them; null without one. */
  linkPreview: Accessor<LinkDraft | null>;
  /** Whether the SDK sends files. */
  canAttach: Accessor<boolean>;
  /** Whether there is something to send, and a receiver. */
  canSend: Accessor<boolean>;
  /** Why nothing can be sent, or why the last edit failed. */
  error: Accessor<Kit.Exception | null>;
  /** The messages of this chat that could not be sent. */
  failed: Accessor<readonly OutgoingMessage[]>;
  /** The mention being typed before the caret, or null. */
  mention: Accessor<MentionQuery | null>;
  /** The users who match the mention being typed. */
  suggestions: Accessor<readonly Kit.User[]>;
  /** The words for several members of the group that match it, where the SDK has `groupMentions`. */
  groupSuggestions: Accessor<readonly GroupMention[]>;

  /** Sets the text and selection after the user typed. */
  type(text: string, start: number, end?: number): void;
  /** Sets the selection. */
  select(start: number, end: number): void;
  /** Replaces the text. */
  setText(text: string): void;
  /** Replaces the selection, for example by an emoji. */
  insert(text: string): void;
  /** Completes the mention being typed. */
  choose(mentioned: Kit.User | GroupMention): void;
  /** Closes the suggestions until the next mention. */
  dismiss(): void;
  /** Adds files to send; without `kind`, the MIME type of each decides. */
  addFiles(files: Iterable<File>, kind?: FileKind): void;
  /** Removes a chosen file. */
  removeFile(file: ChosenFile): void;
  /** Sets the preview that the message carries in its metadata, if its first link is still the same when it is sent. */
  setLinkPreview(link: LinkDraft | null): void;
  /** Makes the next message a reply to a message. */
  startReply(message: Kit.Message): void;
  /** Starts editing an own text, or the caption of own files; the previous text comes back afterwards. */
  startEdit(message: Kit.Message): void;
  /** Starts editing the user's last text or caption, if the field is empty. */
  editLast(): void;
  /** Cancels the edit, else the reply. Returns whether there was one. */
  cancel(): boolean;
  /** Sends the draft, as soon as the user is known; returns false if it cannot be sent. */
  send(): boolean;
  /** Resends the failed messages of this chat. */
  retry(): void;
}
