import { KitConversations, KitUsers, SelectionMode } from 'solid-chat-kit';
import type { Component } from 'solid-js';
import beep from './beep.wav?url';
import { firstConversations, firstUsers } from './kit.ts';
import { callsOf, flag, type Option, recipesOf, values } from './option.ts';
import { type Recipes, recipesFrom } from './recipe.ts';
import * as chats from './recipes/chats.tsx';
import chatsText from './recipes/chats.tsx?raw';
import * as hooks from './recipes/hooks.tsx';
import hooksText from './recipes/hooks.tsx?raw';
import * as users from './recipes/users.tsx';
import usersText from './recipes/users.tsx?raw';

/** A list of the kit with everything that can be switched. */
export interface List {
  readonly name: 'KitConversations' | 'KitUsers';
  // biome-ignore lint/complexity/noBannedTypes: each list has props of its own, which the options name.
  readonly component: Component<{}>;
  readonly recipes: Recipes;
  readonly options: Readonly<Record<string, Option>>;
}

const OF_CHATS = recipesFrom(chats, chatsText);
const OF_USERS = recipesFrom(users, usersText);
/** What a component calls while it is made: what happens around the list, and the events to follow. */
export const HOOKS = recipesFrom(hooks, hooksText);
export const SITUATIONS = ['loading', 'slow', 'failing', 'offline', 'busy'] as const;
export const EVENTS = Object.keys(hooks).filter((name) => name.startsWith('cc'));

const SELECTION = {
  'SelectionMode.single': SelectionMode.single,
  'SelectionMode.multiple': SelectionMode.multiple,
};

const CHATS: List = {
  name: 'KitConversations',
  component: KitConversations,
  recipes: OF_CHATS,
  options: {
    selectionMode: values('demo.behaviour', SELECTION),
    activeConversation: callsOf(OF_CHATS, 'demo.behaviour', 'clicked'),
    activeWith: recipesOf(OF_CHATS, 'demo.behaviour', 'bob'),
    showSearchBar: flag(),
    showScrollbar: flag(),
    hideReceipts: flag(),
    hideUserStatus: flag(),
    hideGroupType: flag(),
    hideDeleteConversation: flag(),
    hideError: flag(),
    disableSoundForMessages: flag(),
    customSoundForMessages: values('demo.behaviour', { beep }),
    markAsDelivered: flag(),
    holdOrder: values('demo.behaviour', { "'press'": 'press', "'hover'": 'hover', "'none'": 'none' }),
    lastMessageDateTimeFormat: recipesOf(OF_CHATS, 'demo.behaviour', 'shortDates', 'relativeDates'),
    textFormatters: recipesOf(OF_CHATS, 'demo.behaviour', 'emphasis', 'markdown'),
    options: recipesOf(OF_CHATS, 'demo.behaviour', 'archiveEntry', 'noMenu'),
    conversationsRequestBuilder: recipesOf(
      OF_CHATS,
      'demo.requests',
      'oneToOne',
      'groupsOnly',
      'pagesOfTen',
      'taggedVip',
      'withColleagues',
      'familyGroups',
    ),
    filters: values('demo.behaviour', {
      "['all', 'unread', 'groups', 'archived']": ['all', 'unread', 'groups', 'archived'],
    }),
    filter: values('demo.behaviour', { "'unread'": 'unread' }),
    sections: values('demo.behaviour', { "['pinned', 'chats']": ['pinned', 'chats'] }),
    initialConversations: { ...values('demo.requests', { firstConversations }), isReadOnce: true },
    itemView: recipesOf(OF_CHATS, 'demo.views', 'oneLine'),
    leadingView: recipesOf(OF_CHATS, 'demo.views', 'initial'),
    titleView: recipesOf(OF_CHATS, 'demo.views', 'titleWithCount'),
    subtitleView: recipesOf(OF_CHATS, 'demo.views', 'whoTypes'),
    trailingView: recipesOf(OF_CHATS, 'demo.views', 'unreadOnly'),
    headerView: callsOf(OF_CHATS, 'demo.views', 'plainHeader', 'noHeader'),
    searchView: callsOf(OF_CHATS, 'demo.views', 'ownSearch'),
    loadingView: callsOf(OF_CHATS, 'demo.views', 'loadingText'),
    emptyView: callsOf(OF_CHATS, 'demo.views', 'emptyText'),
    errorView: callsOf(OF_CHATS, 'demo.views', 'errorText'),
    onItemClick: recipesOf(OF_CHATS, 'demo.events', 'openOnClick'),
    onSelect: recipesOf(OF_CHATS, 'demo.events', 'logSelection'),
    onSearchBarClicked: recipesOf(OF_CHATS, 'demo.events', 'logSearchBar'),
    onError: recipesOf(OF_CHATS, 'demo.events', 'logError'),
  },
};

const USERS: List = {
  name: 'KitUsers',
  component: KitUsers,
  recipes: OF_USERS,
  options: {
    selectionMode: values('demo.behaviour', SELECTION),
    showSelectedUsersPreview: flag(),
    activeUser: callsOf(OF_USERS, 'demo.behaviour', 'clicked'),
    showSectionHeader: values('demo.behaviour', { false: false }),
    sectionHeaderKey: values('demo.behaviour', { "'getRole'": 'getRole', "'getStatus'": 'getStatus' }),
    hideSearch: flag(),
    searchKeyword: values('demo.behaviour', { "'an'": 'an' }),
    showScrollbar: flag(),
    hideUserStatus: flag(),
    hideError: flag(),
    disableLoadingState: flag(),
    options: recipesOf(OF_USERS, 'demo.behaviour', 'blockEntry'),
    usersRequestBuilder: recipesOf(
      OF_USERS,
      'demo.requests',
      'friends',
      'onlineOnly',
      'pagesOfTen',
      'namedA',
      'notBlocked',
      'moderators',
      'taggedVip',
      'threeOfThem',
    ),
    searchRequestBuilder: recipesOf(OF_USERS, 'demo.requests', 'searchFriends'),
    initialUsers: { ...values('demo.requests', { firstUsers }), isReadOnce: true },
    itemView: recipesOf(OF_USERS, 'demo.views', 'oneLine'),
    leadingView: recipesOf(OF_USERS, 'demo.views', 'initial'),
    titleView: recipesOf(OF_USERS, 'demo.views', 'titleWithRole'),
    subtitleView: recipesOf(OF_USERS, 'demo.views', 'uidLine'),
    trailingView: recipesOf(OF_USERS, 'demo.views', 'presence'),
    headerView: callsOf(OF_USERS, 'demo.views', 'plainHeader', 'noHeader'),
    loadingView: callsOf(OF_USERS, 'demo.views', 'loadingText'),
    emptyView: callsOf(OF_USERS, 'demo.views', 'emptyText'),
    errorView: callsOf(OF_USERS, 'demo.views', 'errorText'),
    onItemClick: recipesOf(OF_USERS, 'demo.events', 'openOnClick'),
    onSelect: recipesOf(OF_USERS, 'demo.events', 'logSelection'),
    onEmpty: recipesOf(OF_USERS, 'demo.events', 'logEmpty'),
    onError: recipesOf(OF_USERS, 'demo.events', 'logError'),
  },
};

export const LISTS = { chats: CHATS, users: USERS } as const;
export type ListName = keyof typeof LISTS;
