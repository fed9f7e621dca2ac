import type { JSX } from 'solid-js';
import type { KitErrorHandler } from '../client/boundary/exception.ts';
import type { OpenedChat } from '../client/boundary/kinds.ts';
import type { KitActionEvent } from '../client/create-report.ts';
import type { AppMessage, Kit } from '../sdk/index.ts';
import type { KitTextFormatter } from '../text/formatters/index.ts';
import type { LinkPreviewOf } from '../text/link-preview.ts';
import type { KitOptionFields } from '../ui/controls/kit-option.ts';
import type { OwnProps } from '../ui/controls/root-attributes.ts';
import type { ListAttributes } from '../ui/list/list-root.tsx';
import type { Composer, ComposerChat, ComposerMode, DraftOf } from './composer.ts';
import type { WrittenText } from './mentions.ts';

/** The action of the Enter key; Ctrl+Enter always sends, Shift+Enter always starts a new line. */
export const EnterKeyBehavior = { SendMessage: 'sendMessage', NewLine: 'newLine', None: 'none' } as const;
/** One of these behaviours. */
export type EnterKeyBehavior = (typeof EnterKeyBehavior)[keyof typeof EnterKeyBehavior];

/** A composer on the page, as slots and `onReady` receive it. */
export interface ComposerHandle extends Composer {
  /** Focuses the text field. */
  focus(): void;
}

/** Renders a part of the composer; `builtIn()` renders the built-in one within it. */
export type ComposerSlot = (composer: ComposerHandle, builtIn: () => JSX.Element) => JSX.Element;

/** Which files a composer accepts. */
export interface AttachmentLimits {
  /** The largest size of a file, in bytes. @defaultValue no limit */
  readonly maxBytes?: number | undefined;
  /** The largest number of files at once. @defaultValue no limit */
  readonly maxCount?: number | undefined;
  /** MIME types and file endings, separated by commas: 'image/*,.pdf'. @defaultValue all */
  readonly accept?: string | undefined;
}

/** An entry of a suggestion list. */
export interface Suggestion {
  /** Identifies it in its list. */
  readonly id: string;
  /** Its name. */
  readonly label: string;
  /** A second line. */
  readonly description?: string | undefined;
  /** An emoji before the name. */
  readonly emoji?: string | undefined;
  /** Replaces what was typed. @defaultValue nothing: what was typed is removed */
  readonly text?: string | undefined;
}

/** A list of suggestions that a character opens, such as that of slash commands. */
export interface SuggestionList {
  /** Opens the list at the start of a word, such as '/'. */
  readonly trigger: string;
  /** The accessible name of the list. */
  readonly label: string;
  /** Opens it only at the start of the message. @defaultValue false */
  readonly isAtStart?: boolean | undefined;
  /** Returns what matches the text after the trigger, or a promise of it, best match first; six are shown. */
  readonly search: (keyword: string) => readonly Suggestion[] | PromiseLike<readonly Suggestion[]>;
  /** Called when the user has chosen an entry. */
  readonly onChoose?: ((suggestion: Suggestion, composer: ComposerHandle) => void) | undefined;
}

/** The props of `KitMessageComposer` besides `user` and `group`; all are optional and reactive. */
export interface KitMessageComposerSettings extends ListAttributes {
  /** Writes to the thread of the message with this id, instead of the chat. */
  parentMessageId?: Kit.MessageId | undefined;
  /** The text of the field in a chat without a draft. @defaultValue '' */
  initialComposerText?: string | undefined;
  /** Shown in the empty field. @defaultValue 'Write a message…', or 'Reply in thread', in the user's language */
  placeholderText?: string | undefined;
  /**
   * The action of the Enter key; none while an input method composes.
   * @defaultValue EnterKeyBehavior.SendMessage
   */
  enterKeyBehavior?: EnterKeyBehavior | undefined;
  /**
   * The maximum number of characters: the composer shows the count, and sends no longer text. @defaultValue no limit
   */
  maxLength?: number | undefined;
  /** Focuses the field when it is mounted. @defaultValue false */
  autoFocus?: boolean | undefined;
  /**
   * Disables the composer: a text that says why, shown in place of the field, or true for a general one. Drafts stay.
   * @defaultValue false
   */
  disabled?: string | boolean | undefined;
  /** Sends no typing events. @defaultValue false */
  disableTypingEvents?: boolean | undefined;
  /** Suggests no mentions. @defaultValue false */
  disableMentions?: boolean | undefined;
  /** Keeps drafts and failed messages in memory only: a reload loses them. @defaultValue false */
  disableStorage?: boolean | undefined;
  /** Turns off the sound of a sent message. @defaultValue false */
  disableSoundForMessages?: boolean | undefined;
  /** The URL of an audio file to play instead of the built-in sound. */
  customSoundForMessages?: string | undefined;
  /** Hides the attachment button, and rejects pasted and dropped files. @defaultValue false */
  hideAttachmentButton?: boolean | undefined;
  /** Removes pictures from the attachment menu; pasted pictures are sent as plain files, if those are allowed. @defaultValue false */
  hideImageAttachmentOption?: boolean | undefined;
  /** Removes videos from the attachment menu; pasted videos are sent as plain files, if those are allowed. @defaultValue false */
  hideVideoAttachmentOption?: boolean | undefined;
  /** Removes audio from the attachment menu; pasted audio is sent as a plain file, if those are allowed. @defaultValue false */
  hideAudioAttachmentOption?: boolean | undefined;
  /** Removes other files from the attachment menu, and rejects pasted and dropped ones. @defaultValue false */
  hideFileAttachmentOption?: boolean | undefined;
  /** Hides the button of the emoji picker, and suggests no emojis after a colon. @defaultValue false */
  hideEmojiPicker?: boolean | undefined;
  /** Hides the send button. @defaultValue false */
  hideSendButton?: boolean | undefined;
  /**
   * The largest size of a file in bytes, the number of files at once, and their kinds, as in an `accept` attribute. Other
   * files are rejected, and the reason is shown.
   * @defaultValue no limits
   */
  attachmentLimits?: AttachmentLimits | undefined;
  /**
   * Lists that a character opens, such as slash commands, with the keys of mentions. A list with '@' as its trigger
   * replaces the mentions.
   * @defaultValue none
   */
  suggestionLists?: readonly SuggestionList[] | undefined;
  /** Additional entries of the attachment menu, after the built-in ones. */
  attachmentOptions?: readonly KitOptionFields[] | undefined;
  /** The formatters of the message being replied to or edited. @defaultValue mentions */
  textFormatters?: readonly KitTextFormatter[] | undefined;
  /**
   * Returns the preview of the first link in the text, or a promise of it: it shows with a button that removes it, and is
   * sent as `linkPreview` in the message's metadata, null once it is removed. Called once per URL.
   * @defaultValue no preview
   */
  linkPreview?: LinkPreviewOf | undefined;
  /** Called when the text changes. */
  onTextChange?: ((text: string) => void) | undefined;
  /** Called when the unsent text of a chat or thread changes, for an app that keeps drafts; its text is '' when it is empty. */
  onDraftChange?: ((chat: ComposerChat, draft: WrittenText) => void) | undefined;
  /**
   * Returns the draft that the app keeps for a chat or thread, which opens there for the first time: a text, one with
   * mentions, nothing, or a promise of these. Text that the user types meanwhile stays.
   */
  draftOf?: DraftOf | undefined;
  /**
   * Called with each message before it is sent, and with each edit before it is saved, by button or key.
   * `event.preventDefault()` leaves the message to the app, which sends it and emits `ccMessageSent`.
   */
  onSendButtonClick?: ((message: AppMessage, mode: ComposerMode, event: KitActionEvent) => void) | undefined;
  /** Called with the composer once it is mounted: keep it to call `focus()` or `insert()` later. */
  onReady?: ((composer: ComposerHandle) => void) | undefined;
  /** Called with a `Kit.Exception` for every error. */
  onError?: KitErrorHandler | null | undefined;
  /** Renders an element above the field. @defaultValue nothing */
  headerView?: ComposerSlot | undefined;
  /** Renders the attachment button. */
  attachmentButtonView?: ComposerSlot | undefined;
  /** Renders additional buttons beside the send button, such as one for emoji. @defaultValue nothing */
  auxiliaryButtonView?: ComposerSlot | undefined;
  /** Renders the send button. */
  sendButtonView?: ComposerSlot | undefined;
}

/**
 * The props of `KitMessageComposer`; all are reactive, and exactly one of `user` and `group` is needed. All others are
 * attributes of its root.
 */
export type KitMessageComposerProps = KitMessageComposerSettings & OpenedChat;

/** The props that are not attributes of the root. */
export const OWN: OwnProps<KitMessageComposerProps, ListAttributes> = {
  user: 1,
  group: 1,
  parentMessageId: 1,
  initialComposerText: 1,
  placeholderText: 1,
  enterKeyBehavior: 1,
  maxLength: 1,
  autoFocus: 1,
  disabled: 1,
  disableTypingEvents: 1,
  disableMentions: 1,
  disableStorage: 1,
  disableSoundForMessages: 1,
  customSoundForMessages: 1,
  hideAttachmentButton: 1,
  hideImageAttachmentOption: 1,
  hideVideoAttachmentOption: 1,
  hideAudioAttachmentOption: 1,
  hideFileAttachmentOption: 1,
  hideEmojiPicker: 1,
  suggestionLists: 1,
  attachmentLimits: 1,
  hideSendButton: 1,
  attachmentOptions: 1,
  textFormatters: 1,
  linkPreview: 1,
  onTextChange: 1,
  onDraftChange: 1,
  draftOf: 1,
  onSendButtonClick: 1,
  onReady: 1,
  onError: 1,
  headerView: 1,
  attachmentButtonView: 1,
  auxiliaryButtonView: 1,
  sendButtonView: 1,
};
