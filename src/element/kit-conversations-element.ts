import { drawConversations } from '../conversations/kit-conversations.tsx';
import type { KitConversationsProps } from '../conversations/props.ts';
import { SelectionMode } from '../list/create-selection.ts';
import type { Kit } from '../sdk/index.ts';
import { PlainRoot } from '../ui/list/list-root.tsx';
import { flag, oneOf, word } from './attributes.ts';
import type {
  DomProps,
  ElementListeners,
  ElementSettings,
  KitListElementEventMap,
  WithoutAttributes,
} from './element-types.ts';
import { createElementClass } from './kit-element.tsx';

type ElementProps = WithoutAttributes<KitConversationsProps>;

/** The events of `<kit-conversations>`. */
export interface KitConversationsElementEventMap extends KitListElementEventMap<Kit.Conversation> {
  /** The search bar was clicked. */
  'kit-search-bar-click': CustomEvent<null>;
}

/**
 * `<kit-conversations>`: the conversation list for a page without Solid. Each prop of `KitConversations` is a
 * property; the simple ones are attributes in kebab-case as well (`hide-receipts`, `selection-mode="multiple"`).
 * @example
 * const list = document.querySelector('kit-conversations');
 * list.sdk = Kit;
 * list.addEventListener('kit-item-click', ({ detail }) => open(detail.getConversationWith()));
 */
export interface KitConversationsElement
  extends Omit<HTMLElement, 'addEventListener' | 'removeEventListener'>,
    ElementListeners<KitConversationsElementEventMap>,
    ElementSettings,
    DomProps<ElementProps> {
  /** The selected conversations, the latest one last. */
  readonly selection: readonly Kit.Conversation[];
}

/** The class of `<kit-conversations>`. */
export const KitConversationsElement = createElementClass<ElementProps>({
  component: (props) => drawConversations(props, PlainRoot),
  properties: {
    conversationsRequestBuilder: null,
    initialConversations: null,
    activeConversation: null,
    activeWith: null,
    lastMessageDateTimeFormat: null,
    onItemClick: null,
    onSelect: null,
    selected: null,
    defaultSelected: null,
    onSelectedChange: null,
    isDisabled: null,
    isPinned: null,
    onSearchBarClicked: null,
    onReady: null,
    onError: null,
    hideReceipts: flag,
    hideError: flag,
    hideUserStatus: flag,
    hideGroupType: flag,
    hideDeleteConversation: flag,
    showSearchBar: flag,
    searchKeyword: word,
    onSearchKeywordChange: null,
    filters: null,
    filter: word,
    onFilterChange: null,
    sections: null,
    markAsDelivered: flag,
    disableSoundForMessages: flag,
    customSoundForMessages: word,
    selectionMode: oneOf(SelectionMode),
    holdOrder: oneOf({ press: 'press', hover: 'hover', none: 'none' }),
    options: null,
    showScrollbar: flag,
    textFormatters: null,
    itemView: null,
    leadingView: null,
    titleView: null,
    subtitleView: null,
    trailingView: null,
    headerView: null,
    searchView: null,
    loadingView: null,
    emptyView: null,
    errorView: null,
  },
}) as unknown as new () => KitConversationsElement;
