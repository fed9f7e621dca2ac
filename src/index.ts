export { KitChat } from './chat/kit-chat.tsx';
export type { ComposerView, KitChatProps } from './chat/props.ts';
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
export { toSDK } from './client/boundary/to-sdk.ts';
export type { KitActionEvent } from './client/create-report.ts';
export { KitUIKitLoginListener } from './client/events/kit-login-listener.ts';
export {
  type KitEventChannels,
  type KitEventPayload,
  onKitEvent,
} from './client/events/on-kit-event.ts';
export * from './client/events/ui-events.ts';
export {
  type KitContextValue,
  KitProvider,
  type KitProviderProps,
  KitUIKit,
  useKit,
} from './client/kit-context.tsx';
export type { ComposerChat } from './composer/composer.ts';
export type { LinkDraft } from './composer/draft.ts';
export { KitMessageComposer } from './composer/kit-message-composer.tsx';
export type { WrittenText } from './composer/mentions.ts';
export {
  type AttachmentLimits,
  type ComposerHandle,
  type ComposerSlot,
  EnterKeyBehavior,
  type KitMessageComposerProps,
  type KitMessageComposerSettings,
  type Suggestion,
  type SuggestionList,
} from './composer/props.ts';
export type { ConversationSlot } from './conversations/conversation-kind.tsx';
export type { ConversationRow } from './conversations/conversation-row.ts';
export type { BuiltInFilter, ConversationFilter } from './conversations/create-filters.ts';
export type { BuiltInSection, ConversationSection } from './conversations/create-sections.ts';
export { KitConversations } from './conversations/kit-conversations.tsx';
export type { KitConversationsProps } from './conversations/props.ts';
export { KitMessageHeader } from './header/kit-message-header.tsx';
export { KitThreadHeader, type KitThreadHeaderProps } from './header/kit-thread-header.tsx';
export type { KitMessageHeaderProps, KitMessageHeaderSettings, MessageHeaderSlot } from './header/props.ts';
export { KitChatInfo } from './info/kit-chat-info.tsx';
export { KitChatMenu, type KitChatMenuProps, type KitChatMenuSettings } from './info/kit-chat-menu.tsx';
export type { KitChatInfoProps, KitChatInfoSettings } from './info/props.ts';
export { SelectionMode } from './list/create-selection.ts';
export { KitMessageList } from './messages/kit-message-list.tsx';
export type { MessageRow } from './messages/model/message-row-facts.ts';
export {
  type KitMessageListProps,
  type KitMessageListSettings,
  MessageListAlignment,
  type MessageListHandle,
  type MessageSlot,
} from './messages/props.ts';
export type { Kit, KitChatSDK, KitSDK } from './sdk/index.ts';
export type { AppConversation, AppMessage, AppSDK, AppUser, KitRegister } from './sdk/register.ts';
export { KitSearch } from './search/kit-search.tsx';
export type { KitSearchProps } from './search/props.ts';
export * from './text/formatters/index.ts';
export type { LinkPreview, LinkPreviewOf } from './text/link-preview.ts';
export { KitAvatar, type KitAvatarProps } from './ui/controls/avatar.tsx';
export { KitButton, type KitButtonProps } from './ui/controls/button.tsx';
export { KitDate, type KitDateProps } from './ui/controls/date.tsx';
export { KitOption, type KitOptionFields, type KitOptionsOf } from './ui/controls/kit-option.ts';
export type { ListHandle } from './ui/list/list.tsx';
export { KitListItem, type KitListItemProps } from './ui/row/list-item.tsx';
export type { SlotRender } from './ui/row/row-view.ts';
export { KitUsers } from './users/kit-users.tsx';
export type { KitUsersProps } from './users/props.ts';
export type { UserSlot } from './users/user-kind.tsx';
export type { UserRow } from './users/user-row.ts';
export { clearStored, type StoredAccount } from './utils/stored-account.ts';
