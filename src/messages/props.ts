import type { JSX } from 'solid-js';
import type { KitErrorHandler } from '../client/boundary/exception.ts';
import type { OpenedChat } from '../client/boundary/kinds.ts';
import type { ReactionTally } from '../client/boundary/reactions.ts';
import type { KitActionEvent } from '../client/create-report.ts';
import type { CalendarObject } from '../localize/calendar.ts';
import type { AppMessage, Kit } from '../sdk/index.ts';
import type { KitTextFormatter } from '../text/formatters/index.ts';
import type { LinkPreviewOf } from '../text/link-preview.ts';
import type { KitOptionsOf } from '../ui/controls/kit-option.ts';
import type { OwnProps } from '../ui/controls/root-attributes.ts';
import type { ListAttributes } from '../ui/list/list-root.tsx';
import type { MessageRow } from './model/message-row-facts.ts';

/** The side of messages. */
export const MessageListAlignment = {
  /** All messages at the start. */
  left: 0,
  /** The user's own messages at the end, those of others at the start. */
  standard: 1,
} as const;
/** One of the values of `MessageListAlignment`. */
export type MessageListAlignment = (typeof MessageListAlignment)[keyof typeof MessageListAlignment];

/**
 * Renders a part of a message: `message` is a reactive view of the SDK's object, `row` has what that object
 * lacks, such as the state of a message that is being sent; `builtIn()` renders the built-in part within it.
 */
export type MessageSlot = (message: AppMessage, row: MessageRow, builtIn: () => JSX.Element) => JSX.Element;

/** A message list on the page, as `onReady` receives it. */
export interface MessageListHandle {
  /** Jumps to a message, and loads it if needed; resolves to whether it was found. */
  scrollTo(messageId: Kit.MessageId): Promise<boolean>;
  /** Focuses the message that Tab would focus. */
  focus(): void;
  /** Fetches what is being read again, as after a lost connection; it stays until then. */
  reload(): void;
  /** Loads the page before the loaded messages, unless one is loading or none is left. */
  loadMore(): void;
}

/** The slots for parts of a message. */
export interface MessageSlots {
  /** Renders the whole bubble of a message. */
  bubbleView?: MessageSlot | undefined;
  /** Renders the start of a message, instead of the avatar. */
  bubbleLeadingView?: MessageSlot | undefined;
  /** Renders the top of a bubble, instead of the sender's name. */
  bubbleHeaderView?: MessageSlot | undefined;
  /** Renders the content of a bubble, such as a kind of message of the app's own. */
  bubbleContentView?: MessageSlot | undefined;
  /** Renders the line below a bubble, instead of the reactions. */
  bubbleFooterView?: MessageSlot | undefined;
  /** Renders the end of a bubble, instead of time and receipt. */
  bubbleStatusInfoView?: MessageSlot | undefined;
  /** Renders the quoted message in a bubble. */
  bubbleReplyView?: MessageSlot | undefined;
  /** Renders the button that opens the thread of a message. */
  bubbleThreadView?: MessageSlot | undefined;
}

/** The entries that the menu of a message leaves out. */
export interface MessageOptionSettings {
  /** Hides "Reply". @defaultValue false */
  hideReplyOption?: boolean | undefined;
  /** Hides "Reply in thread", and the number of replies. @defaultValue false */
  hideReplyInThreadOption?: boolean | undefined;
  /** Hides "Edit". @defaultValue false */
  hideEditMessageOption?: boolean | undefined;
  /** Hides "Delete". @defaultValue false */
  hideDeleteMessageOption?: boolean | undefined;
  /** Hides "Copy text". @defaultValue false */
  hideCopyMessageOption?: boolean | undefined;
  /** Hides the quick reactions. @defaultValue false */
  hideReactionOption?: boolean | undefined;
  /** Hides the button after the quick reactions that opens the emoji picker. @defaultValue false */
  hideEmojiPicker?: boolean | undefined;
  /** Hides "Mark as unread". @defaultValue false */
  hideMarkAsUnreadOption?: boolean | undefined;
  /** Hides "Info", which shows who received and read a message of the user's own. @defaultValue false */
  hideMessageInfoOption?: boolean | undefined;
}

/** The props of `KitMessageList` besides `user` and `group`; all are optional and reactive. */
export interface KitMessageListSettings extends ListAttributes, MessageSlots, MessageOptionSettings {
  /** Shows the thread of the message with this id, instead of the chat. */
  parentMessageId?: Kit.MessageId | undefined;
  /**
   * Which messages load: the builder, not the result of its `build()`; the list sets the chat. Another object
   * loads again.
   * @defaultValue the SDK's own, 30 a page
   */
  messagesRequestBuilder?: Kit.MessagesRequestBuilder | undefined;
  /** Opens the chat at the first unread message, below a divider. @defaultValue false */
  startFromUnreadMessages?: boolean | undefined;
  /** Opens the chat at this message; another id jumps there. */
  goToMessageId?: Kit.MessageId | undefined;
  /** Scrolls to the end for every new message, wherever the user has scrolled. @defaultValue false */
  scrollToBottomOnNewMessages?: boolean | undefined;
  /** The newest messages from a server, as plain JSON, oldest first; read once. */
  initialMessages?: readonly object[] | undefined;
  /** The side of messages. @defaultValue MessageListAlignment.standard */
  messageAlignment?: MessageListAlignment | undefined;
  /** Hides the date above the first message of a day. @defaultValue false */
  hideDateSeparator?: boolean | undefined;
  /** Hides the date at the top while scrolling. @defaultValue false */
  hideStickyDate?: boolean | undefined;
  /** Hides the receipts of the user's own messages. @defaultValue false */
  hideReceipts?: boolean | undefined;
  /** Hides the avatars of senders in groups. @defaultValue false */
  hideAvatar?: boolean | undefined;
  /** Leaves out deleted messages; otherwise their place says that they were deleted. @defaultValue false */
  hideDeletedMessages?: boolean | undefined;
  /** Hides group changes, such as new members. @defaultValue false */
  hideGroupActionMessages?: boolean | undefined;
  /** Hides the error view, including your own. @defaultValue false */
  hideError?: boolean | undefined;
  /** Shows the scrollbar. @defaultValue false */
  showScrollbar?: boolean | undefined;
  /** Date patterns of the date above the first message of a day. @defaultValue today and yesterday by word, else the long date of the region: `MMMM D, YYYY` in en-US */
  separatorDateTimeFormat?: CalendarObject | undefined;
  /** Date patterns of the date at the top. @defaultValue that of `separatorDateTimeFormat` */
  stickyDateTimeFormat?: CalendarObject | undefined;
  /** Date patterns of the time in a bubble. @defaultValue the time of the region: `h:mm A` in en-US */
  messageSentAtDateTimeFormat?: CalendarObject | undefined;
  /** The formatters of the texts. @defaultValue mentions and links */
  textFormatters?: readonly KitTextFormatter[] | undefined;
  /**
   * Returns the preview of the first link of a message that has none in its metadata (`linkPreview`), or a promise of it;
   * the kit itself fetches nothing. Asked once for each address. A link without a preview shows its host.
   * @defaultValue only previews in metadata show
   */
  linkPreview?: LinkPreviewOf | undefined;
  /**
   * The entries of each message's menu, by the message and the built-in entries (`reply`, `thread`, `copy`, `edit`,
   * `unread`, `info`, `delete`, `resend`); `() => []` for no menu.
   * @defaultValue the built-in entries
   */
  options?: KitOptionsOf<AppMessage> | null | undefined;
  /** The emojis offered as quick reactions. @defaultValue 👍 ❤️ 😂 😮 😢 🙏 */
  quickReactions?: readonly string[] | undefined;
  /** Shown above the messages. */
  headerView?: JSX.Element;
  /** Shown below the messages. */
  footerView?: JSX.Element;
  /** Shown while the first page loads. @defaultValue a shimmer */
  loadingView?: JSX.Element;
  /** Shown when there are no messages. */
  emptyView?: JSX.Element;
  /** Shown when the first page could not be loaded, unless `hideError`. */
  errorView?: JSX.Element;
  /** Turns off the sound for messages of others. @defaultValue false */
  disableSoundForMessages?: boolean | undefined;
  /** The URL of an audio file to play instead of the built-in sound. */
  customSoundForMessages?: string | undefined;
  /** Called with the message whose thread the user opens; without it, messages show no threads. */
  onThreadRepliesClick?: ((message: AppMessage) => void) | undefined;
  /**
   * Called when a reaction is clicked, before the user's own is added or removed. `event.preventDefault()` leaves the
   * click to the app.
   */
  onReactionClick?:
    | ((reaction: ReactionTally, message: AppMessage, event: KitActionEvent) => void)
    | undefined;
  /** Called with the list once it is mounted: keep it to call `scrollTo()`, `focus()` or `reload()` later. */
  onReady?: ((list: MessageListHandle) => void) | undefined;
  /** Called with a `Kit.Exception` for every error. */
  onError?: KitErrorHandler | null | undefined;
}

/**
 * The props of `KitMessageList`; all are reactive, and exactly one of `user` and `group` is needed. All others are
 * attributes of its root.
 */
export type KitMessageListProps = KitMessageListSettings & OpenedChat;

/** The slots of a bubble. */
export const MESSAGE_SLOTS: Readonly<Record<keyof MessageSlots, 1>> = {
  bubbleView: 1,
  bubbleLeadingView: 1,
  bubbleHeaderView: 1,
  bubbleContentView: 1,
  bubbleFooterView: 1,
  bubbleStatusInfoView: 1,
  bubbleReplyView: 1,
  bubbleThreadView: 1,
};

/** The props that are not attributes of the root. */
export const OWN: OwnProps<KitMessageListProps, ListAttributes> = {
  user: 1,
  group: 1,
  parentMessageId: 1,
  messagesRequestBuilder: 1,
  startFromUnreadMessages: 1,
  goToMessageId: 1,
  scrollToBottomOnNewMessages: 1,
  initialMessages: 1,
  messageAlignment: 1,
  hideDateSeparator: 1,
  hideStickyDate: 1,
  hideReceipts: 1,
  hideAvatar: 1,
  hideDeletedMessages: 1,
  hideGroupActionMessages: 1,
  hideError: 1,
  showScrollbar: 1,
  hideReplyOption: 1,
  hideReplyInThreadOption: 1,
  hideEditMessageOption: 1,
  hideDeleteMessageOption: 1,
  hideCopyMessageOption: 1,
  hideReactionOption: 1,
  hideEmojiPicker: 1,
  hideMarkAsUnreadOption: 1,
  hideMessageInfoOption: 1,
  separatorDateTimeFormat: 1,
  stickyDateTimeFormat: 1,
  messageSentAtDateTimeFormat: 1,
  textFormatters: 1,
  linkPreview: 1,
  options: 1,
  quickReactions: 1,
  ...MESSAGE_SLOTS,
  headerView: 1,
  footerView: 1,
  loadingView: 1,
  emptyView: 1,
  errorView: 1,
  disableSoundForMessages: 1,
  customSoundForMessages: 1,
  onThreadRepliesClick: 1,
  onReactionClick: 1,
  onReady: 1,
  onError: 1,
};
