import type { JSX } from 'solid-js';
import type { KitErrorHandler } from '../client/boundary/exception.ts';
import type { SelectionMode } from '../list/create-selection.ts';
import type { CalendarObject } from '../localize/calendar.ts';
import type { AppConversation, Kit } from '../sdk/index.ts';
import type { KitTextFormatter } from '../text/formatters/index.ts';
import type { KitOptionsOf } from '../ui/controls/kit-option.ts';
import type { OwnProps } from '../ui/controls/root-attributes.ts';
import type { ListHandle } from '../ui/list/list.tsx';
import type { ListAttributes } from '../ui/list/list-root.tsx';
import type { ConversationSlot } from './conversation-kind.tsx';
import type { BuiltInFilter, ConversationFilter } from './create-filters.ts';
import type { BuiltInSection, ConversationSection } from './create-sections.ts';

/**
 * The props of `KitConversations`; all are optional and reactive. All others are attributes of its root.
 * `Conversation` is the SDK's own type, inferred from the builder and the handlers.
 */
export interface KitConversationsProps<Conversation extends Kit.Conversation = AppConversation>
  extends ListAttributes {
  /**
   * Which conversations load, and in which order: the builder, not the result of its `build()`. Another
   * object loads again.
   * @defaultValue the SDK's own, 30 a page
   */
  conversationsRequestBuilder?: Kit.ConversationsRequestBuilder<Conversation> | undefined;
  /**
   * The first rows from a server: plain JSON of the SDK's conversations, which its `revive` turns into
   * objects. They are rendered at once, also on the server, and fetched again in the browser. Read once.
   */
  initialConversations?: readonly object[] | undefined;
  /**
   * The highlighted conversation, compared by reference: the object that `onItemClick` receives. CSS hook:
   * `.kit-conversations__list-item-active`.
   */
  activeConversation?: Conversation | undefined;
  /**
   * The user or group whose conversation is highlighted without an `activeConversation`, compared by uid or
   * guid: for a chat that was opened elsewhere, such as from `KitUsers`.
   */
  activeWith?: Kit.User | Kit.Group | undefined;
  /**
   * Date patterns; they override `KitLocalize.calendarObject` and the defaults, key by key.
   * @defaultValue today `hh:mm A`, yesterday the word for it, other days `DD/MM/YYYY`
   */
  lastMessageDateTimeFormat?: CalendarObject | undefined;
  /** Called when a row is clicked, tapped, or activated with the keyboard. */
  onItemClick?: ((conversation: Conversation) => void) | undefined;
  /**
   * Called when a row is selected or deselected; needs a `selectionMode`. In single mode, called for the
   * previous row first.
   */
  onSelect?: ((conversation: Conversation, selected: boolean) => void) | undefined;
  /** Called when the search bar is clicked; needs `showSearchBar`. */
  onSearchBarClicked?: (() => void) | undefined;
  /** Called with the list once it is mounted: keep it to call `scrollTo()`, `focus()` or `reload()` later. */
  onReady?: ((list: ListHandle<Conversation>) => void) | undefined;
  /** Called with a `Kit.Exception` for every error: of the network, the sign-in, the SDK, a callback or a view. */
  onError?: KitErrorHandler | null | undefined;
  /** Hides the receipt of the user's own last message. @defaultValue false */
  hideReceipts?: boolean | undefined;
  /** Hides the error view, including your own. @defaultValue false */
  hideError?: boolean | undefined;
  /** Hides the presence of users. @defaultValue false */
  hideUserStatus?: boolean | undefined;
  /** Hides the icon of private and password-protected groups. @defaultValue false */
  hideGroupType?: boolean | undefined;
  /**
   * Removes "Delete" from the built-in context menu; an SDK without `deleteConversation` never has it.
   * @defaultValue false
   */
  hideDeleteConversation?: boolean | undefined;
  /** Shows a search bar above the rows. @defaultValue false */
  showSearchBar?: boolean | undefined;
  /**
   * Sets the text of the search bar and filters the list, also without the bar. With `onSearchKeywordChange` the app
   * holds the text: it then only changes here.
   * @defaultValue ''
   */
  searchKeyword?: string | undefined;
  /** Called with the text of the search bar whenever the user changes it. */
  onSearchKeywordChange?: ((keyword: string) => void) | undefined;
  /**
   * The filters above the rows: `all`, `unread`, `mentions`, `groups` and `archived`, and your own. A conversation that is
   * read stays under `unread` and `mentions` until a filter is chosen. The list loads pages until the rows fill it.
   * @defaultValue none
   */
  filters?: readonly (BuiltInFilter | ConversationFilter<Conversation>)[] | undefined;
  /**
   * Sets the active filter by its id. With `onFilterChange` the app holds it: it then only changes here.
   * @defaultValue the first one
   */
  filter?: string | undefined;
  /** Called with the id of a filter whenever the user chooses one. */
  onFilterChange?: ((id: string) => void) | undefined;
  /**
   * Divides the rows by headings, from top to bottom: `pinned`, your own sections, and `chats`, which has all others and
   * comes last. A conversation is in the first section that it belongs to. `pinned` comes first unless it is listed.
   * @defaultValue none; pinned conversations are above the others
   */
  sections?: readonly (BuiltInSection | ConversationSection<Conversation>)[] | undefined;
  /** Turns off the sound for messages of others. @defaultValue false */
  disableSoundForMessages?: boolean | undefined;
  /** The URL of an audio file to play instead of the built-in sound. */
  customSoundForMessages?: string | undefined;
  /**
   * Calls the SDK's `markAsDelivered` once for each message of someone else. For SDKs that do not do so
   * themselves; set it on one list per page.
   * @defaultValue false
   */
  markAsDelivered?: boolean | undefined;
  /**
   * The selected conversations, if the app holds them: they then only change here. They need not be loaded. Needs a
   * `selectionMode`.
   */
  selected?: readonly Conversation[] | undefined;
  /** The conversations that are selected at the start; read once. @defaultValue none */
  defaultSelected?: readonly Conversation[] | undefined;
  /** Called with all selected conversations whenever the user changes the selection. */
  onSelectedChange?: ((selected: readonly Conversation[]) => void) | undefined;
  /** Whether a conversation cannot be selected or deselected. */
  isDisabled?: ((conversation: Conversation) => boolean) | undefined;
  /**
   * Whether a conversation is pinned, besides those that the SDK has pinned: its row stands above the others once it is
   * loaded. Called again when what it reads has changed, such as a signal.
   */
  isPinned?: ((conversation: Conversation) => boolean) | undefined;
  /** How many rows may be selected. @defaultValue SelectionMode.none */
  selectionMode?: SelectionMode | undefined;
  /**
   * What keeps the order of rows still while they update in place, until 5 s pass without a movement: a
   * pressed pointer or an open menu ('press'), also a moving pointer or the keyboard in the list ('hover'),
   * or nothing ('none').
   * @defaultValue 'hover'
   */
  holdOrder?: 'press' | 'hover' | 'none' | undefined;
  /**
   * The entries of each row's context menu, by the conversation and the built-in entries (`read` or `unread`, `pin`, `mute`,
   * `archive`, `leave`, `block` and `delete`, or `unpin` and so on); `() => []` for
   * no menu.
   * @defaultValue what the SDK can
   */
  options?: KitOptionsOf<Conversation> | null | undefined;
  /** Shows the scrollbar. @defaultValue false */
  showScrollbar?: boolean | undefined;
  /**
   * The formatters of a last message's text.
   * @defaultValue mentions
   */
  textFormatters?: readonly KitTextFormatter[] | undefined;
  /** Renders a whole row. */
  itemView?: ConversationSlot<Conversation> | undefined;
  /** Renders the start of a row, instead of the avatar. */
  leadingView?: ConversationSlot<Conversation> | undefined;
  /** Renders the name. */
  titleView?: ConversationSlot<Conversation> | undefined;
  /** Renders the preview of the last message. */
  subtitleView?: ConversationSlot<Conversation> | undefined;
  /** Renders the end of a row, instead of date and badge. */
  trailingView?: ConversationSlot<Conversation> | undefined;
  /** The header bar; null removes it, as it does all these views. @defaultValue a bar with the title */
  headerView?: JSX.Element;
  /** The search bar, with `showSearchBar`. @defaultValue a field that filters the list */
  searchView?: JSX.Element;
  /** Shown while the first page loads. @defaultValue a shimmer */
  loadingView?: JSX.Element;
  /** Shown when there are no conversations. */
  emptyView?: JSX.Element;
  /** Shown when the first page could not be loaded, unless `hideError`. */
  errorView?: JSX.Element;
}

/** The props that are not attributes of the root. */
export const OWN: OwnProps<KitConversationsProps, ListAttributes> = {
  conversationsRequestBuilder: 1,
  initialConversations: 1,
  activeConversation: 1,
  activeWith: 1,
  lastMessageDateTimeFormat: 1,
  onItemClick: 1,
  onSelect: 1,
  onSearchBarClicked: 1,
  onReady: 1,
  onError: 1,
  hideReceipts: 1,
  hideError: 1,
  hideUserStatus: 1,
  hideGroupType: 1,
  hideDeleteConversation: 1,
  showSearchBar: 1,
  searchKeyword: 1,
  onSearchKeywordChange: 1,
  filters: 1,
  filter: 1,
  onFilterChange: 1,
  sections: 1,
  disableSoundForMessages: 1,
  customSoundForMessages: 1,
  markAsDelivered: 1,
  selected: 1,
  defaultSelected: 1,
  onSelectedChange: 1,
  isDisabled: 1,
  isPinned: 1,
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
