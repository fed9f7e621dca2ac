export { KitChat } from './chat/kit-chat.tsx';
export type { KitChatProps } from './chat/props.ts';
export { KIT_ERROR, type KitErrorCode, type KitErrorHandler } from './client/boundary/exception.ts';
export {
  chatOf,
  isActionMessage,
  isCustomMessage,
  isGroup,
  isMediaMessage,
  isTextMessage,
  isUser,
  type OpenedChat,
} from './client/boundary/kinds.ts';
export type { ReactionTally } from './client/boundary/reactions.ts';
export type { Receipt, ReceiptWord } from './client/boundary/receipts.ts';
export { unwrap } from './client/boundary/unwrap.ts';
export type { Connection } from './client/client.ts';
export type { OutgoingMessage } from './client/sender.ts';
export { KitMessageComposer } from './composer/kit-message-composer.tsx';
export {
  type ComposerHandle,
  type ComposerSlot,
  EnterKeyBehavior,
  type KitMessageComposerProps,
  type KitMessageComposerSettings,
} from './composer/props.ts';
export type { ConversationSlot } from './conversations/conversation-kind.tsx';
export { KitConversations } from './conversations/kit-conversations.tsx';
export type { KitConversationsProps } from './conversations/props.ts';
export type { CalendarObject, RelativeTimePatterns } from './core/dates/calendar.ts';
export type { Mention, MentionQuery, WrittenText } from './core/text/mentions.ts';
export type { MessageRecord, MessageState, TimelinePoint } from './core/timeline/message-record.ts';
export type { DayEntry, DividerEntry, TimelineEntry } from './core/timeline/timeline-entry.ts';
export type { Sectioning } from './core/users/grouping.ts';
export * from './events/index.ts';
export * from './formatters/index.ts';
export { KitMessageHeader } from './header/kit-message-header.tsx';
export { KitThreadHeader, type KitThreadHeaderProps } from './header/kit-thread-header.tsx';
export type { KitMessageHeaderProps, KitMessageHeaderSettings, MessageHeaderSlot } from './header/props.ts';
export type { LoadPhase, PageState } from './list/create-pager.ts';
export {
  addLanguage,
  createLocalizer,
  type Dictionary,
  type DictionaryEntry,
  getLocalizedString,
  KIT_LANGUAGES,
  KitLocalize,
  type KitLocalizeSettings,
  type Language,
  type LocalizationKey,
  type LocalizationParams,
  type Localizer,
  type LocalizerOptions,
  loadLanguage,
  type MessageTextKey,
  type PluralForms,
  type TextKey,
} from './localize/index.ts';
export { KitMessageList } from './messages/kit-message-list.tsx';
export {
  type KitMessageListProps,
  type KitMessageListSettings,
  MessageListAlignment,
  type MessageSlot,
} from './messages/props.ts';
export type { ChosenFile, FileKind } from './primitives/composer/chosen-file.ts';
export type { Composer, ComposerMode, ComposerOptions } from './primitives/composer/composer.ts';
export { createComposer } from './primitives/composer/create-composer.ts';
export type { ConversationListOptions } from './primitives/conversations/create-conversation-model.ts';
export {
  createMessageHeader,
  type MessageHeader,
  type MessageHeaderOptions,
} from './primitives/header/create-message-header.ts';
export {
  type ConversationList,
  createConversationList,
  createListWindow,
  createUserList,
  type ListWindow,
  type ListWindowOptions,
  type UserList,
  type UserSection,
} from './primitives/headless/headless-lists.ts';
export { SelectionMode } from './primitives/list/create-selection.ts';
export type { ChatPeer } from './primitives/messages/create-chat-peer.ts';
export { createMessageList } from './primitives/messages/create-message-list.ts';
export type {
  MessageAction,
  MessageList,
  MessageListOptions,
  MessageListState,
  MessagePlace,
} from './primitives/messages/message-list.ts';
export type { ConversationRow } from './primitives/rows/conversation-row.ts';
export { flushNow } from './primitives/rows/create-flush.ts';
export type { MessageRow } from './primitives/rows/message-row.ts';
export type { UserRow } from './primitives/rows/user-row.ts';
export {
  type KitContextValue,
  KitProvider,
  type KitProviderProps,
  KitUIKit,
  useKit,
} from './primitives/session/kit-context.tsx';
export { KitUIKitLoginListener } from './primitives/session/kit-login-listener.ts';
export {
  type KitEventChannels,
  type KitEventPayload,
  onKitEvent,
} from './primitives/session/on-kit-event.ts';
export type { PagerState, Paging } from './primitives/source/create-list-pages.ts';
export type { UserListOptions } from './primitives/users/create-user-model.ts';
export * from './sdk/index.ts';
export { clearStored, type StoredAccount } from './storage/stored-account.ts';
export { KitAvatar, type KitAvatarProps } from './ui/controls/avatar.tsx';
export { KitButton, type KitButtonProps } from './ui/controls/button.tsx';
export { KitDate, type KitDateProps } from './ui/controls/date.tsx';
export { KitOption, type KitOptionFields, type KitOptionsOf } from './ui/controls/kit-option.ts';
export { KitListItem, type KitListItemProps } from './ui/row/list-item.tsx';
export type { SlotRender } from './ui/row/row-view.ts';
export { KitUsers } from './users/kit-users.tsx';
export type { KitUsersProps } from './users/props.ts';
export type { UserSlot } from './users/user-kind.tsx';
