import type { JSX } from 'solid-js';
import type { KitErrorHandler } from '../client/boundary/exception.ts';
import type { OpenedChat } from '../client/boundary/kinds.ts';
import type { AppConversation, AppMessage, AppUser } from '../sdk/index.ts';
import type { KitTextFormatter } from '../text/formatters/index.ts';
import type { SearchSettings } from '../ui/controls/create-search.ts';
import type { OwnProps, RootAttributes } from '../ui/controls/root-attributes.ts';

/** The attributes of the root, without `onClose` and `onError`, which have another meaning. */
type Attributes = RootAttributes<HTMLDivElement, 'onClose' | 'onError'>;

/** The props of `KitSearch`; all are optional and reactive. All others are attributes of its root. */
export interface KitSearchProps extends Attributes, SearchSettings {
  /** Called with the conversation that is clicked, tapped, or chosen with Enter. */
  onConversationClick?: ((conversation: AppConversation) => void) | undefined;
  /** Called with the user that is clicked, tapped, or chosen with Enter. */
  onUserClick?: ((user: AppUser) => void) | undefined;
  /** Called with the message that is clicked, tapped, or chosen with Enter, and with the user or group of its chat. */
  onMessageClick?: ((message: AppMessage, chat: OpenedChat) => void) | undefined;
  /** Called on Escape in the empty field, and by the close button; without it, there is no button. */
  onClose?: (() => void) | undefined;
  /** Called with a `Kit.Exception` for every error. */
  onError?: KitErrorHandler | null | undefined;
  /** Does not search conversations. @defaultValue false */
  hideConversations?: boolean | undefined;
  /** Does not search users. @defaultValue false */
  hideUsers?: boolean | undefined;
  /** Does not search messages; without `setSearchKeyword` of the SDK's messages, they are never searched. @defaultValue false */
  hideMessages?: boolean | undefined;
  /** Formatters of the texts of messages. @defaultValue mentions only */
  textFormatters?: KitTextFormatter[] | undefined;
  /** Shown without a keyword. @defaultValue a text that says what can be found */
  initialView?: JSX.Element;
  /** Shown when nothing is found. @defaultValue a text with the keyword */
  emptyView?: JSX.Element;
}

/** The props that are not attributes of the root. */
export const OWN: OwnProps<KitSearchProps, Attributes> = {
  searchKeyword: 1,
  onSearchKeywordChange: 1,
  onConversationClick: 1,
  onUserClick: 1,
  onMessageClick: 1,
  onClose: 1,
  onError: 1,
  hideConversations: 1,
  hideUsers: 1,
  hideMessages: 1,
  textFormatters: 1,
  initialView: 1,
  emptyView: 1,
};
