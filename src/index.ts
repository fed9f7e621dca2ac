export type { ConversationSlot } from './conversations/conversation-kind.tsx';
export { KitConversations } from './conversations/kit-conversations.tsx';
export type { KitConversationsProps } from './conversations/props.ts';
export type { CalendarObject, RelativeTimePatterns } from './core/calendar.ts';
export { KIT_ERROR, type KitErrorCode, type KitErrorHandler } from './core/exception.ts';
export type { Sectioning } from './core/grouping.ts';
export { KitOption, type KitOptionFields } from './core/kit-option.ts';
export { SelectionMode } from './core/selection-mode.ts';
export { unwrap } from './core/unwrap.ts';
export * from './events/index.ts';
export * from './formatters/index.ts';
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
  type PluralForms,
  type TextKey,
} from './localize/index.ts';
export type { ConversationRow } from './primitives/conversation-row.ts';
export type { Connection } from './primitives/create-connection.ts';
export type { ConversationListOptions } from './primitives/create-conversation-list.ts';
export { flushNow } from './primitives/create-flush.ts';
export type { LoadPhase, PagerState, Paging } from './primitives/create-pager.ts';
export type { UserListOptions } from './primitives/create-user-list.ts';
export {
  type ConversationList,
  createConversationList,
  createListWindow,
  createUserList,
  type ListWindow,
  type ListWindowOptions,
  type UserList,
  type UserSection,
} from './primitives/headless-lists.ts';
export {
  type KitContextValue,
  KitProvider,
  type KitProviderProps,
  KitUIKit,
  useKit,
} from './primitives/kit-context.tsx';
export { KitUIKitLoginListener } from './primitives/kit-login-listener.ts';
export type { UserRow } from './primitives/user-row.ts';
export * from './sdk/index.ts';
export { KitAvatar, type KitAvatarProps } from './ui/avatar.tsx';
export { KitButton, type KitButtonProps } from './ui/button.tsx';
export { KitDate, type KitDateProps } from './ui/date.tsx';
export { KitListItem, type KitListItemProps } from './ui/list-item.tsx';
export type { SlotRender } from './ui/row-view.ts';
export { KitUsers } from './users/kit-users.tsx';
export type { KitUsersProps } from './users/props.ts';
export type { UserSlot } from './users/user-kind.tsx';
