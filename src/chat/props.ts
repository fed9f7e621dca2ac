import type { JSX } from 'solid-js';
import type { KitErrorHandler } from '../client/boundary/exception.ts';
import type { OpenedChat } from '../client/boundary/kinds.ts';
import type { ComposerChat } from '../composer/composer.ts';
import type { KitMessageComposerSettings } from '../composer/props.ts';
import type { KitConversationsProps } from '../conversations/props.ts';
import type { KitThreadHeaderProps } from '../header/kit-thread-header.tsx';
import type { KitMessageHeaderSettings } from '../header/props.ts';
import type { KitChatMenuSettings } from '../info/kit-chat-menu.tsx';
import type { KitChatInfoSettings } from '../info/props.ts';
import type { KitMessageListSettings } from '../messages/props.ts';
import type { AppMessage, Kit } from '../sdk/index.ts';
import type { KitSearchProps } from '../search/props.ts';
import type { OwnProps } from '../ui/controls/root-attributes.ts';
import type { ListAttributes } from '../ui/list/list-root.tsx';
import type { KitUsersProps } from '../users/props.ts';

/** Renders the composer of a chat. */
export type ComposerView = (chat: ComposerChat, builtIn: () => JSX.Element) => JSX.Element;

/** The props of `KitChat`; all are optional and reactive. All others are attributes of its root. */
export interface KitChatProps extends ListAttributes {
  /** Opens the chat with this user. The reader may still open another one, unlike with `chat`. */
  user?: Kit.User | undefined;
  /** Opens the chat in this group, instead of a user's. */
  group?: Kit.Group | undefined;
  /** The open chat, or null for none, if the app holds it: it then only changes here. */
  chat?: OpenedChat | null | undefined;
  /** Called when the reader opens another chat, or with null when the chat is closed; not for changes of the props. */
  onChatChange?: ((chat: OpenedChat | null) => void) | undefined;
  /** The message whose thread is open, or null for none, if the app holds it: it then only changes here. */
  thread?: Kit.Message | null | undefined;
  /** Called when the reader opens a thread, or with null when the thread or its chat is closed. */
  onThreadChange?: ((message: AppMessage | null) => void) | undefined;
  /** Called with a `Kit.Exception` for every error of every part. */
  onError?: KitErrorHandler | null | undefined;
  /** Hides the button that opens the user list for a new chat. @defaultValue false */
  hideNewChat?: boolean | undefined;
  /**
   * Hides the button of the search across chats, and disables its Ctrl+K shortcut; a field then filters the
   * conversations.
   * @defaultValue false
   */
  hideSearch?: boolean | undefined;
  /** Does not open the info about a chat by its name in the header. @defaultValue false */
  hideInfo?: boolean | undefined;
  /** Hides the menu in the header. @defaultValue false */
  hideMenu?: boolean | undefined;
  /** Adds nothing to the browser's history: its Back button closes no panels. @defaultValue false */
  disableHistory?: boolean | undefined;
  /** The maximum width of messages and composer, in px; they are centred. @defaultValue 800 */
  columnWidth?: number | undefined;
  /** The props of the conversation list. */
  conversations?: KitConversationsProps | undefined;
  /** The props of the user list for a new chat. */
  users?: KitUsersProps | undefined;
  /** The props of the search across chats. */
  search?: KitSearchProps | undefined;
  /** The props of the header of the open chat. */
  header?: KitMessageHeaderSettings | undefined;
  /** The props of the message list; those for appearance and menu also apply to threads. */
  messages?: KitMessageListSettings | undefined;
  /** The props of the composer; they also apply to threads. */
  composer?: KitMessageComposerSettings | undefined;
  /** The props of the info about the open chat. */
  info?: KitChatInfoSettings | undefined;
  /** The props of the menu in the header. */
  menu?: KitChatMenuSettings | undefined;
  /** The props of the header of a thread. */
  threadHeader?: Partial<KitThreadHeaderProps> | undefined;
  /** Shown above the conversations: for example the account of the signed-in user. @defaultValue nothing */
  listHeaderView?: JSX.Element;
  /**
   * Renders the composer of the open chat and of its threads, such as a notice in a read-only chat: null shows
   * none, undefined the built-in one, which `builtIn()` renders.
   */
  composerView?: ComposerView | undefined;
  /** Shown beside the list while no chat is open. @defaultValue a text that asks the user to choose one */
  emptyView?: JSX.Element;
}

/** The props that are not attributes of the root. */
export const OWN: OwnProps<KitChatProps, ListAttributes> = {
  user: 1,
  group: 1,
  chat: 1,
  onChatChange: 1,
  thread: 1,
  onThreadChange: 1,
  onError: 1,
  hideNewChat: 1,
  hideSearch: 1,
  hideInfo: 1,
  hideMenu: 1,
  disableHistory: 1,
  columnWidth: 1,
  conversations: 1,
  users: 1,
  search: 1,
  header: 1,
  messages: 1,
  composer: 1,
  info: 1,
  menu: 1,
  threadHeader: 1,
  listHeaderView: 1,
  composerView: 1,
  emptyView: 1,
};
