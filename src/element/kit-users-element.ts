import { SelectionMode } from '../list/create-selection.ts';
import type { Kit } from '../sdk/index.ts';
import { PlainRoot } from '../ui/list/list-root.tsx';
import { drawUsers } from '../users/kit-users.tsx';
import type { KitUsersProps } from '../users/props.ts';
import { type AttributeReader, flag, oneOf, word } from './attributes.ts';
import type {
  DomProps,
  ElementListeners,
  ElementSettings,
  KitListElementEventMap,
  WithoutAttributes,
} from './element-types.ts';
import { createElementClass } from './kit-element.tsx';

type ElementProps = WithoutAttributes<KitUsersProps>;

/** The events of `<kit-users>`. */
export interface KitUsersElementEventMap extends KitListElementEventMap<Kit.User> {
  /** A fetch returned no users. */
  'kit-empty': CustomEvent<null>;
}

/**
 * `<kit-users>`: the user list for a page without Solid. Each prop of `KitUsers` is a property; the simple ones
 * are attributes in kebab-case as well (`hide-search`, `show-section-header="false"`).
 * @example
 * const list = document.querySelector('kit-users');
 * list.sdk = Kit;
 * list.addEventListener('kit-item-click', ({ detail }) => open(detail));
 */
export interface KitUsersElement
  extends Omit<HTMLElement, 'addEventListener' | 'removeEventListener'>,
    ElementListeners<KitUsersElementEventMap>,
    ElementSettings,
    DomProps<ElementProps> {
  /** The selected users, the latest one last. */
  readonly selection: readonly Kit.User[];
}

/** The class of `<kit-users>`. */
export const KitUsersElement = createElementClass<ElementProps>({
  component: (props) => drawUsers(props, PlainRoot),
  properties: {
    usersRequestBuilder: null,
    initialUsers: null,
    searchRequestBuilder: null,
    searchKeyword: word,
    onSearchKeywordChange: null,
    activeUser: null,
    // The name of any accessor of the SDK's users.
    sectionHeaderKey: word as AttributeReader<keyof Kit.User>,
    onItemClick: null,
    onSelect: null,
    selected: null,
    defaultSelected: null,
    onSelectedChange: null,
    isDisabled: null,
    onReady: null,
    onError: null,
    onEmpty: null,
    hideSearch: flag,
    hideError: flag,
    hideUserStatus: flag,
    showSectionHeader: flag,
    showScrollbar: flag,
    disableLoadingState: flag,
    showSelectedUsersPreview: flag,
    selectionMode: oneOf(SelectionMode),
    options: null,
    itemView: null,
    leadingView: null,
    titleView: null,
    subtitleView: null,
    trailingView: null,
    headerView: null,
    loadingView: null,
    emptyView: null,
    errorView: null,
  },
}) as unknown as new () => KitUsersElement;
