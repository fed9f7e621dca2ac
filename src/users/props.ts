import type { JSX } from 'solid-js';
import type { KitErrorHandler } from '../client/boundary/exception.ts';
import type { SelectionMode } from '../list/create-selection.ts';
import type { AppUser, Kit } from '../sdk/index.ts';
import type { KitOptionsOf } from '../ui/controls/kit-option.ts';
import type { OwnProps } from '../ui/controls/root-attributes.ts';
import type { ListHandle } from '../ui/list/list.tsx';
import type { ListAttributes } from '../ui/list/list-root.tsx';
import type { UserSlot } from './user-kind.tsx';

/**
 * The props of `KitUsers`; all are optional and reactive. All others are attributes of its root. `User` is
 * the SDK's own type, inferred from the builder and the handlers.
 */
export interface KitUsersProps<User extends Kit.User = AppUser> extends ListAttributes {
  /**
   * Which users load, and in which order: the builder, not the result of its `build()`. Another object loads
   * again.
   * @defaultValue the SDK's own, 30 a page
   */
  usersRequestBuilder?: Kit.UsersRequestBuilder<User> | undefined;
  /**
   * Which users a search loads, independently of the list; the list sets its keyword to the text of the
   * search field.
   * @defaultValue what the list loads
   */
  searchRequestBuilder?: Kit.UsersRequestBuilder<User> | undefined;
  /**
   * Sets the text of the search field and filters the list. With `onSearchKeywordChange` the app holds the text: it then
   * only changes here.
   * @defaultValue ''
   */
  searchKeyword?: string | undefined;
  /** Called with the text of the search field whenever the user changes it. */
  onSearchKeywordChange?: ((keyword: string) => void) | undefined;
  /**
   * The first rows from a server: plain JSON of the SDK's users, which its `revive` turns into objects. They
   * are rendered at once, also on the server, and fetched again in the browser. Read once.
   */
  initialUsers?: readonly object[] | undefined;
  /**
   * The highlighted user, compared by reference: the object that `onItemClick` receives. CSS hook:
   * `.kit-users__list-item-active`.
   */
  activeUser?: User | undefined;
  /**
   * The accessor whose value names a user's section.
   * @defaultValue 'getName'
   */
  sectionHeaderKey?: keyof NoInfer<User> | undefined;
  /** Called when a row is clicked, tapped, or activated with the keyboard. */
  onItemClick?: ((user: User) => void) | undefined;
  /**
   * Called when a row is selected or deselected; needs a `selectionMode`. In single mode, called for the
   * previous row first.
   */
  onSelect?: ((user: User, selected: boolean) => void) | undefined;
  /** Called with the list once it is mounted: keep it to call `scrollTo()`, `focus()` or `reload()` later. */
  onReady?: ((list: ListHandle<User>) => void) | undefined;
  /** Called with a `Kit.Exception` for every error: of the network, the sign-in, the SDK, a callback or a view. */
  onError?: KitErrorHandler | null | undefined;
  /** Called when a fetch returns no users. */
  onEmpty?: (() => void) | undefined;
  /** Hides the search field. @defaultValue false */
  hideSearch?: boolean | undefined;
  /** Hides the error view, including your own. @defaultValue false */
  hideError?: boolean | undefined;
  /** Hides the presence of users. @defaultValue false */
  hideUserStatus?: boolean | undefined;
  /** Groups the users by letter. @defaultValue true */
  showSectionHeader?: boolean | undefined;
  /** Shows the scrollbar. CSS hook: `.kit-users-hide-scrollbar`. @defaultValue false */
  showScrollbar?: boolean | undefined;
  /**
   * Shows no loading view: the rows stay while another builder's first page loads.
   * @defaultValue false
   */
  disableLoadingState?: boolean | undefined;
  /** Shows the selected users as chips above the rows, in multiple mode. @defaultValue false */
  showSelectedUsersPreview?: boolean | undefined;
  /**
   * The selected users, if the app holds them: they then only change here. They need not be loaded. Needs a
   * `selectionMode`.
   */
  selected?: readonly User[] | undefined;
  /** The users that are selected at the start; read once. @defaultValue none */
  defaultSelected?: readonly User[] | undefined;
  /** Called with all selected users whenever the user changes the selection. */
  onSelectedChange?: ((selected: readonly User[]) => void) | undefined;
  /** Whether a user cannot be selected or deselected. */
  isDisabled?: ((user: User) => boolean) | undefined;
  /** How many rows may be selected. @defaultValue SelectionMode.none */
  selectionMode?: SelectionMode | undefined;
  /** The entries of each row's context menu; `() => []` for no menu. @defaultValue no menu */
  options?: KitOptionsOf<User> | null | undefined;
  /** Renders a whole row. */
  itemView?: UserSlot<User> | undefined;
  /** Renders the start of a row, instead of the avatar. */
  leadingView?: UserSlot<User> | undefined;
  /** Renders the name. */
  titleView?: UserSlot<User> | undefined;
  /** Renders the line below the name. */
  subtitleView?: UserSlot<User> | undefined;
  /** Renders the end of a row. @defaultValue nothing */
  trailingView?: UserSlot<User> | undefined;
  /** The header bar; null removes it, as it does all these views. @defaultValue a bar with the title and the search field */
  headerView?: JSX.Element;
  /** Shown while the first page loads. @defaultValue a shimmer */
  loadingView?: JSX.Element;
  /** Shown when there are no users. */
  emptyView?: JSX.Element;
  /** Shown when the first page could not be loaded, unless `hideError`. */
  errorView?: JSX.Element;
}

/** The props that are not attributes of the root. */
export const OWN: OwnProps<KitUsersProps, ListAttributes> = {
  usersRequestBuilder: 1,
  searchRequestBuilder: 1,
  searchKeyword: 1,
  onSearchKeywordChange: 1,
  initialUsers: 1,
  activeUser: 1,
  sectionHeaderKey: 1,
  onItemClick: 1,
  onSelect: 1,
  onReady: 1,
  onError: 1,
  onEmpty: 1,
  hideSearch: 1,
  hideError: 1,
  hideUserStatus: 1,
  showSectionHeader: 1,
  showScrollbar: 1,
  disableLoadingState: 1,
  showSelectedUsersPreview: 1,
  selected: 1,
  defaultSelected: 1,
  onSelectedChange: 1,
  isDisabled: 1,
  selectionMode: 1,
  options: 1,
  itemView: 1,
  leadingView: 1,
  titleView: 1,
  subtitleView: 1,
  trailingView: 1,
  headerView: 1,
  loadingView: 1,
  emptyView: 1,
  errorView: 1,
};
