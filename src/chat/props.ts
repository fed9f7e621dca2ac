import type { JSX } from 'solid-js';
import type { KitErrorHandler } from '../client/boundary/exception.ts';
import type { OpenedChat } from '../client/boundary/kinds.ts';
import type { KitMessageComposerSettings } from '../composer/props.ts';
import type { KitConversationsProps } from '../conversations/props.ts';
import type { KitThreadHeaderProps } from '../header/kit-thread-header.tsx';
import type { KitMessageHeaderSettings } from '../header/props.ts';
import type { KitMessageListSettings } from '../messages/props.ts';
import type { Kit } from '../sdk/index.ts';
import type { OwnProps } from '../ui/controls/root-attributes.ts';
import type { ListAttributes } from '../ui/list/list-root.tsx';
import type { KitUsersProps } from '../users/props.ts';

/** The props of `KitChat`; all are optional and reactive. All others are attributes of its root. */
export interface KitChatProps extends ListAttributes {
  /** The user of the open chat. People can still open another chat; `onChatChange` reports it. */
  user?: Kit.User | undefined;
  /** The group of the open chat, instead of `user`. */
  group?: Kit.Group | undefined;
  /** Called when another chat is opened in the page, and with null when the chat closes; not for changes of the props. */
  onChatChange?: ((chat: OpenedChat | null) => void) | undefined;
  /** Called with a `Kit.Exception` for every error of every part. */
  onError?: KitErrorHandler | null | undefined;
  /** Hides the button that opens the user list for a new chat. @defaultValue false */
  hideNewChat?: boolean | undefined;
  /** Adds nothing to the browser's history: its Back button closes no panels. @defaultValue false */
  disableHistory?: boolean | undefined;
  /** The props of the conversation list. */
  conversations?: KitConversationsProps | undefined;
  /** The props of the user list for a new chat. */
  users?: KitUsersProps | undefined;
  /** The props of the header of the open chat. */
  header?: KitMessageHeaderSettings | undefined;
  /** The props of the message list; those for appearance and menu also apply to threads. */
  messages?: KitMessageListSettings | undefined;
  /** The props of the composer; they also apply to threads. */
  composer?: KitMessageComposerSettings | undefined;
  /** The props of the header of a thread. */
  thread?: Partial<KitThreadHeaderProps> | undefined;
  /** Shown above the conversations: for example the account of the signed-in user. @defaultValue nothing */
  listHeaderView?: JSX.Element;
  /** Shown beside the list while no chat is open. @defaultValue a text that asks the user to choose one */
  emptyView?: JSX.Element;
}

/** The props that are not attributes of the root. */
export const OWN: OwnProps<KitChatProps, ListAttributes> = {
  user: 1,
  group: 1,
  onChatChange: 1,
  onError: 1,
  hideNewChat: 1,
  disableHistory: 1,
  conversations: 1,
  users: 1,
  header: 1,
  messages: 1,
  composer: 1,
  thread: 1,
  listHeaderView: 1,
  emptyView: 1,
};
