import type { JSX } from 'solid-js';
import type { CalendarObject } from '../core/dates/calendar.ts';
import type { KitErrorHandler } from '../core/objects/exception.ts';
import type { KitTextFormatter } from '../formatters/index.ts';
import type { SelectionMode } from '../primitives/list/create-selection.ts';
import type { AppConversation, Kit } from '../sdk/index.ts';
import type { KitOptionFields } from '../ui/controls/kit-option.ts';
import type { OwnProps } from '../ui/controls/root-attributes.ts';
import type { ListAttributes } from '../ui/list/list-root.tsx';
import type { ConversationSlot } from './conversation-kind.tsx';

/**
 * The props of `KitConversations`; all are optional, and each may change at any time. All others are attributes of
 * its root. `Conversation` is the SDK's own type, taken
 * from the builder and the handlers.
 */
export interface KitConversationsProps<Conversation extends Kit.Conversation = AppConversation>
  extends ListAttributes {
  /**
   * Which conversations load, and in which order: the builder, not what its `build()` returns. Another object
   * loads anew.
   * @defaultValue the SDK's own, 30 a page
   */
  conversationsRequestBuilder?: Kit.ConversationsRequestBuilder<Conversation> | undefined;
  /**
   * The first rows, as a server sent them: plain JSON of the SDK's conversations, which its `revive` makes objects
   * of. They are drawn at once, on the server too, and fetched anew in the browser. Read
   * once.
   */
  initialConversations?: readonly object[] | undefined;
  /**
   * The conversation that is highlighted: the very object of the SDK, as `onItemClick` hands it out. CSS hook:
   * `.kit-conversations__list-item-active`.
   */
  activeConversation?: Conversation | undefined;
  /**
   * The user or group whose conversation is highlighted while there is no `activeConversation`, by uid or guid: for
   * a chat that was opened elsewhere, such as from `KitUsers`.
   */
  activeWith?: Kit.User | Kit.Group | undefined;
  /**
   * How dates are written, over `KitLocalize.calendarObject` and the default, key by key.
   * @defaultValue today `hh:mm A`, yesterday the word for it, other days `DD/MM/YYYY`
   */
  lastMessageDateTimeFormat?: CalendarObject | undefined;
  /** A row was clicked, tapped, or activated by key. */
  onItemClick?: ((conversation: Conversation) => void) | undefined;
  /**
   * A row was selected or deselected; needs a `selectionMode`. In single mode the row before
   * is told of first.
   */
  onSelect?: ((conversation: Conversation, selected: boolean) => void) | undefined;
  /** The search bar was clicked; needs `showSearchBar`. */
  onSearchBarClicked?: (() => void) | undefined;
  /** Called with a `Kit.Exception` when something failed: the network, the sign-in, the SDK, a callback or a view. */
  onError?: KitErrorHandler | null | undefined;
  /** Hides how far one's own last message got. @defaultValue false */
  hideReceipts?: boolean | undefined;
  /** Hides the error view, the app's own too. @defaultValue false */
  hideError?: boolean | undefined;
  /** Hides who is online. @defaultValue false */
  hideUserStatus?: boolean | undefined;
  /** Hides the icon of private groups and of those with a password. @defaultValue false */
  hideGroupType?: boolean | undefined;
  /** Takes the entry "Delete" out of the built-in context menu. @defaultValue false */
  hideDeleteConversation?: boolean | undefined;
  /** Shows a search bar above the rows. @defaultValue false */
  showSearchBar?: boolean | undefined;
  /** Plays no sound for messages of others. @defaultValue false */
  disableSoundForMessages?: boolean | undefined;
  /** The URL of an audio file that is played instead of the built-in sound. */
  customSoundForMessages?: string | undefined;
  /**
   * Tells the SDK of each message of someone else that it arrived, by `markAsDelivered`, once.
   * For SDKs that do not do so themselves; set it on one list of a page.
   * @defaultValue false
   */
  markAsDelivered?: boolean | undefined;
  /** How many rows may be selected. @defaultValue SelectionMode.none */
  selectionMode?: SelectionMode | undefined;
  /**
   * What holds the order of the rows still while they update in place, until 5 s pass without a movement: a pointer
   * that is down or an open menu ('press'), a pointer that moves over them or the keyboard in the list too ('hover'),
   * or nothing ('none').
   * @defaultValue 'hover'
   */
  holdOrder?: 'press' | 'hover' | 'none' | undefined;
  /**
   * The entries of each row's context menu; `() => []` for no menu.
   * @defaultValue an entry that deletes the conversation
   */
  options?: ((conversation: Conversation) => readonly KitOptionFields[]) | null | undefined;
  /** Shows the scrollbar. @defaultValue false */
  showScrollbar?: boolean | undefined;
  /**
   * Turns the text of a last message into segments.
   * @defaultValue mentions
   */
  textFormatters?: readonly KitTextFormatter[] | undefined;
  /** Draws a whole row. */
  itemView?: ConversationSlot<Conversation> | undefined;
  /** Draws what leads a row, in place of the avatar. */
  leadingView?: ConversationSlot<Conversation> | undefined;
  /** Draws the name. */
  titleView?: ConversationSlot<Conversation> | undefined;
  /** Draws the preview of the last message. */
  subtitleView?: ConversationSlot<Conversation> | undefined;
  /** Draws what trails a row, in place of date and badge. */
  trailingView?: ConversationSlot<Conversation> | undefined;
  /** The whole header bar; an empty fragment for none. @defaultValue a bar with the title */
  headerView?: JSX.Element;
  /** The search bar, when `showSearchBar` is set. @defaultValue a field that filters the list */
  searchView?: JSX.Element;
  /** Shown while the first page loads. @defaultValue a shimmer */
  loadingView?: JSX.Element;
  /** Shown when there is no conversation. */
  emptyView?: JSX.Element;
  /** Shown when the first page could not be loaded, unless `hideError`. */
  errorView?: JSX.Element;
}

/** The props that are no attributes of the root. */
export const OWN: OwnProps<KitConversationsProps, ListAttributes> = {
  conversationsRequestBuilder: 1,
  initialConversations: 1,
  activeConversation: 1,
  activeWith: 1,
  lastMessageDateTimeFormat: 1,
  onItemClick: 1,
  onSelect: 1,
  onSearchBarClicked: 1,
  onError: 1,
  hideReceipts: 1,
  hideError: 1,
  hideUserStatus: 1,
  hideGroupType: 1,
  hideDeleteConversation: 1,
  showSearchBar: 1,
  disableSoundForMessages: 1,
  customSoundForMessages: 1,
  markAsDelivered: 1,
  selectionMode: 1,
  holdOrder: 1,
  options: 1,
  showScrollbar: 1,
  textFormatters: 1,
  itemView: 1,
  leadingView: 1,
  titleView: 1,
  subtitleView: 1,
  trailingView: 1,
  headerView: 1,
  searchView: 1,
  loadingView: 1,
  emptyView: 1,
  errorView: 1,
};
