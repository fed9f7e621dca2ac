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
export type { ChatPeer } from './client/create-chat-peer.ts';
export {
  type KitContextValue,
  KitProvider,
  type KitProviderProps,
  KitUIKit,
  useKit,
} from './client/kit-context.tsx';
export { KitUIKitLoginListener } from './client/kit-login-listener.ts';
export {
  type KitEventChannels,
  type KitEventPayload,
  onKitEvent,
} from './client/on-kit-event.ts';
export type { OutgoingMessage } from './client/sender.ts';
export * from './client/ui-events.ts';
export type { ChosenFile, FileKind } from './composer/chosen-file.ts';
export type { Composer, ComposerMode, ComposerOptions } from './composer/composer.ts';
export { createComposer } from './composer/create-composer.ts';
export { KitMessageComposer } from './composer/kit-message-composer.tsx';
export type { Mention, MentionQuery, WrittenText } from './composer/mentions.ts';
export {
  type ComposerHandle,
  type ComposerSlot,
  EnterKeyBehavior,
  type KitMessageComposerProps,
  type KitMessageComposerSettings,
} from './composer/props.ts';
export type { ConversationSlot } from './conversations/conversation-kind.tsx';
export type { ConversationRow } from './conversations/conversation-row.ts';
export type { ConversationListOptions } from './conversations/create-conversation-model.ts';
export { KitConversations } from './conversations/kit-conversations.tsx';
export type { KitConversationsProps } from './conversations/props.ts';
export {
  createMessageHeader,
  type MessageHeader,
  type MessageHeaderOptions,
} from './header/create-message-header.ts';
export { KitMessageHeader } from './header/kit-message-header.tsx';
export { KitThreadHeader, type KitThreadHeaderProps } from './header/kit-thread-header.tsx';
export type { KitMessageHeaderProps, KitMessageHeaderSettings, MessageHeaderSlot } from './header/props.ts';
export {
  type ConversationList,
  createConversationList,
  createListWindow,
  createUserList,
  type ListWindow,
  type ListWindowOptions,
  type UserList,
  type UserSection,
} from './headless/headless-lists.ts';
export { flushNow } from './list/create-flush.ts';
export type { PagerState, Paging } from './list/create-list-pages.ts';
export type { LoadPhase, PageState } from './list/create-pager.ts';
export { SelectionMode } from './list/create-selection.ts';
export type { CalendarObject, RelativeTimePatterns } from './localize/calendar.ts';
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
export { createMessageList } from './messages/model/create-message-list.ts';
export type {
  MessageAction,
  MessageList,
  MessageListOptions,
  MessageListState,
  MessagePlace,
} from './messages/model/message-list.ts';
export type { MessageRow } from './messages/model/message-row-facts.ts';
export {
  type KitMessageListProps,
  type KitMessageListSettings,
  MessageListAlignment,
  type MessageSlot,
} from './messages/props.ts';
export type { MessageRecord, MessageState, TimelinePoint } from './messages/timeline/message-record.ts';
export type { DayEntry, DividerEntry, TimelineEntry } from './messages/timeline/timeline-entry.ts';
export * from './sdk/index.ts';
export * from './text/formatters/index.ts';
export { KitAvatar, type KitAvatarProps } from './ui/controls/avatar.tsx';
export { KitButton, type KitButtonProps } from './ui/controls/button.tsx';
export { KitDate, type KitDateProps } from './ui/controls/date.tsx';
export { KitOption, type KitOptionFields, type KitOptionsOf } from './ui/controls/kit-option.ts';
export { KitListItem, type KitListItemProps } from './ui/row/list-item.tsx';
export type { SlotRender } from './ui/row/row-view.ts';
export type { UserListOptions } from './users/create-user-model.ts';
export type { Sectioning } from './users/grouping.ts';
export { KitUsers } from './users/kit-users.tsx';
export type { KitUsersProps } from './users/props.ts';
export type { UserSlot } from './users/user-kind.tsx';
export type { UserRow } from './users/user-row.ts';
export { clearStored, type StoredAccount } from './utils/stored-account.ts';
