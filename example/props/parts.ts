import {
  EnterKeyBehavior,
  KitChat,
  KitConversations,
  KitMessageComposer,
  KitMessageHeader,
  KitMessageList,
  KitUsers,
  MessageListAlignment,
  SelectionMode,
} from 'solid-chat-kit';
import type { Component } from 'solid-js';
import beep from './beep.wav?url';
import { firstConversations, firstMessages, firstUsers } from './kit.ts';
import { callsOf, flag, type Option, recipesOf, values } from './option.ts';
import { type Recipes, recipesFrom } from './recipe.ts';
import * as chats from './recipes/chats.tsx';
import chatsText from './recipes/chats.tsx?raw';
import * as hooks from './recipes/hooks.tsx';
import hooksText from './recipes/hooks.tsx?raw';
import * as openChat from './recipes/open-chat.tsx';
import openChatText from './recipes/open-chat.tsx?raw';
import * as users from './recipes/users.tsx';
import usersText from './recipes/users.tsx?raw';

/** A component of the kit with everything that can be switched. */
export interface Part {
  readonly name: string;
  // biome-ignore lint/complexity/noBannedTypes: each component has props of its own, which the options name.
  readonly component: Component<{}>;
  readonly recipes: Recipes;
  readonly options: Readonly<Record<string, Option>>;
  /** The chat that it shows while no other one is chosen: the names of its prop and of its choice. */
  readonly chat?: readonly [prop: string, choice: string];
}

const OF_CHATS = recipesFrom(chats, chatsText);
const OF_USERS = recipesFrom(users, usersText);
const OF_CHAT = recipesFrom(openChat, openChatText);
/** What a component calls while it is made: what happens around the list, and the events to follow. */
export const HOOKS = recipesFrom(hooks, hooksText);
export const SITUATIONS = ['loading', 'slow', 'failing', 'offline', 'busy'] as const;
export const EVENTS = Object.keys(hooks).filter((name) => name.startsWith('cc'));

const SELECTION = {
  'SelectionMode.single': SelectionMode.single,
  'SelectionMode.multiple': SelectionMode.multiple,
};

const CHATS: Part = {
  name: 'KitConversations',
  component: KitConversations,
  recipes: OF_CHATS,
  options: {
    selectionMode: values('demo.behaviour', SELECTION),
    activeConversation: callsOf(OF_CHATS, 'demo.behaviour', 'clicked'),
    activeWith: recipesOf(OF_CHATS, 'demo.behaviour', 'bob'),
    showSearchBar: flag(),
    searchKeyword: values('demo.behaviour', { "'an'": 'an' }),
    selected: recipesOf(OF_CHATS, 'demo.behaviour', 'firstTwo'),
    defaultSelected: { ...recipesOf(OF_CHATS, 'demo.behaviour', 'firstTwo'), isReadOnce: true },
    isDisabled: recipesOf(OF_CHATS, 'demo.behaviour', 'isGroup'),
    isPinned: recipesOf(OF_CHATS, 'demo.behaviour', 'isGroup'),
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
    onSelectedChange: recipesOf(OF_CHATS, 'demo.events', 'logSelected'),
    onSearchKeywordChange: recipesOf(OF_CHATS, 'demo.events', 'logKeyword'),
    onFilterChange: recipesOf(OF_CHATS, 'demo.events', 'logFilter'),
    onReady: { ...recipesOf(OF_CHATS, 'demo.events', 'logReady'), isReadOnce: true },
    onError: recipesOf(OF_CHATS, 'demo.events', 'logError'),
  },
};

const USERS: Part = {
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
    selected: recipesOf(OF_USERS, 'demo.behaviour', 'firstTwo'),
    defaultSelected: { ...recipesOf(OF_USERS, 'demo.behaviour', 'firstTwo'), isReadOnce: true },
    isDisabled: recipesOf(OF_USERS, 'demo.behaviour', 'isOffline'),
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
    onSelectedChange: recipesOf(OF_USERS, 'demo.events', 'logSelected'),
    onSearchKeywordChange: recipesOf(OF_USERS, 'demo.events', 'logKeyword'),
    onReady: { ...recipesOf(OF_USERS, 'demo.events', 'logReady'), isReadOnce: true },
    onError: recipesOf(OF_USERS, 'demo.events', 'logError'),
  },
};

/** The options of what shows one chat. */
const WITH_CHAT = {
  user: recipesOf(OF_CHAT, 'demo.behaviour', 'bob'),
  group: recipesOf(OF_CHAT, 'demo.behaviour', 'family'),
};
const slot = (...names: string[]) => recipesOf(OF_CHAT, 'demo.views', ...names);
const view = (...names: string[]) => callsOf(OF_CHAT, 'demo.views', ...names);
const event = (...names: string[]) => recipesOf(OF_CHAT, 'demo.events', ...names);
const SOUND = {
  disableSoundForMessages: flag(),
  customSoundForMessages: values('demo.behaviour', { beep }),
};
const DATES = recipesOf(OF_CHAT, 'demo.behaviour', 'shortTimes');

const MESSAGES: Part = {
  name: 'KitMessageList',
  component: KitMessageList as Component,
  recipes: OF_CHAT,
  chat: ['user', 'bob'],
  options: {
    ...WITH_CHAT,
    parentMessageId: recipesOf(OF_CHAT, 'demo.behaviour', 'newestId'),
    startFromUnreadMessages: flag(),
    goToMessageId: recipesOf(OF_CHAT, 'demo.behaviour', 'newestId'),
    scrollToBottomOnNewMessages: flag(),
    messageAlignment: values('demo.behaviour', { 'MessageListAlignment.left': MessageListAlignment.left }),
    hideDateSeparator: flag(),
    hideStickyDate: flag(),
    hideReceipts: flag(),
    hideAvatar: flag(),
    hideDeletedMessages: flag(),
    hideGroupActionMessages: flag(),
    hideError: flag(),
    showScrollbar: flag(),
    separatorDateTimeFormat: DATES,
    stickyDateTimeFormat: DATES,
    messageSentAtDateTimeFormat: DATES,
    textFormatters: recipesOf(OF_CHAT, 'demo.behaviour', 'markdown'),
    linkPreview: recipesOf(OF_CHAT, 'demo.behaviour', 'previewOf'),
    options: recipesOf(OF_CHAT, 'demo.behaviour', 'withPin'),
    quickReactions: recipesOf(OF_CHAT, 'demo.behaviour', 'threeReactions'),
    ...SOUND,
    hideReplyOption: flag(),
    hideReplyInThreadOption: flag(),
    hideEditMessageOption: flag(),
    hideDeleteMessageOption: flag(),
    hideCopyMessageOption: flag(),
    hideReactionOption: flag(),
    hideEmojiPicker: flag(),
    hideMarkAsUnreadOption: flag(),
    hideMessageInfoOption: flag(),
    messagesRequestBuilder: recipesOf(OF_CHAT, 'demo.requests', 'pagesOfTen'),
    initialMessages: { ...values('demo.requests', { firstMessages }), isReadOnce: true },
    headerView: view('note'),
    footerView: view('note'),
    loadingView: view('oneMoment'),
    emptyView: view('nothingYet'),
    errorView: view('failed'),
    bubbleView: slot('line', 'framed'),
    bubbleLeadingView: slot('word'),
    bubbleHeaderView: slot('word'),
    bubbleContentView: slot('word'),
    bubbleFooterView: slot('word'),
    bubbleStatusInfoView: slot('word'),
    bubbleReplyView: slot('word'),
    bubbleThreadView: slot('word'),
    onThreadRepliesClick: event('logThread'),
    onReactionClick: event('logReaction'),
    onReady: { ...event('logReady'), isReadOnce: true },
    onError: event('logError'),
  },
};

const COMPOSER: Part = {
  name: 'KitMessageComposer',
  component: KitMessageComposer as Component,
  recipes: OF_CHAT,
  chat: ['user', 'bob'],
  options: {
    ...WITH_CHAT,
    parentMessageId: recipesOf(OF_CHAT, 'demo.behaviour', 'newestId'),
    initialComposerText: { ...values('demo.behaviour', { "'Hello'": 'Hello' }), isReadOnce: true },
    placeholderText: values('demo.behaviour', { "'Ask anything'": 'Ask anything' }),
    enterKeyBehavior: values('demo.behaviour', {
      'EnterKeyBehavior.NewLine': EnterKeyBehavior.NewLine,
      'EnterKeyBehavior.None': EnterKeyBehavior.None,
    }),
    maxLength: values('demo.behaviour', { 40: 40 }),
    autoFocus: { ...flag(), isReadOnce: true },
    disabled: values('demo.behaviour', { true: true, "'Only admins write here'": 'Only admins write here' }),
    disableTypingEvents: flag(),
    disableMentions: flag(),
    disableStorage: { ...flag(), isReadOnce: true },
    ...SOUND,
    hideAttachmentButton: flag(),
    hideImageAttachmentOption: flag(),
    hideVideoAttachmentOption: flag(),
    hideAudioAttachmentOption: flag(),
    hideFileAttachmentOption: flag(),
    hideEmojiPicker: flag(),
    hideSendButton: flag(),
    attachmentLimits: recipesOf(OF_CHAT, 'demo.behaviour', 'smallFiles'),
    suggestionLists: recipesOf(OF_CHAT, 'demo.behaviour', 'slashCommands'),
    attachmentOptions: recipesOf(OF_CHAT, 'demo.behaviour', 'pollEntry'),
    textFormatters: recipesOf(OF_CHAT, 'demo.behaviour', 'markdown'),
    linkPreview: recipesOf(OF_CHAT, 'demo.behaviour', 'previewOf'),
    draftOf: { ...recipesOf(OF_CHAT, 'demo.requests', 'writtenBefore'), isReadOnce: true },
    headerView: slot('note'),
    attachmentButtonView: slot('ownButton'),
    auxiliaryButtonView: slot('ownButton'),
    sendButtonView: slot('ownButton'),
    onTextChange: event('logText'),
    onDraftChange: event('logDraft'),
    onSendButtonClick: event('logSend'),
    onReady: { ...event('logReady'), isReadOnce: true },
    onError: event('logError'),
  },
};

const HEADER: Part = {
  name: 'KitMessageHeader',
  component: KitMessageHeader as Component,
  recipes: OF_CHAT,
  chat: ['user', 'bob'],
  options: {
    ...WITH_CHAT,
    lastActiveAtDateTimeFormat: DATES,
    hideUserStatus: flag(),
    hideBackButton: flag(),
    showBackButton: flag(),
    hideSearchButton: flag(),
    itemView: slot('upperName'),
    leadingView: slot('callButton'),
    titleView: slot('upperName'),
    subtitleView: slot('upperName'),
    trailingView: slot('callButton'),
    auxiliaryButtonView: slot('callButton'),
    menuView: slot('callButton'),
    onBack: event('logBack'),
    onItemClick: event('logHeader'),
    onSearchClick: event('logSearch'),
    onError: event('logError'),
  },
};

const CHAT: Part = {
  name: 'KitChat',
  component: KitChat,
  recipes: OF_CHAT,
  options: {
    ...WITH_CHAT,
    chat: values('demo.behaviour', { null: null }),
    thread: recipesOf(OF_CHAT, 'demo.behaviour', 'newest'),
    hideNewChat: flag(),
    hideSearch: flag(),
    hideInfo: flag(),
    hideMenu: flag(),
    disableHistory: flag(),
    columnWidth: values('demo.behaviour', { 480: 480 }),
    conversations: values('demo.behaviour', {
      "{ filters: ['all', 'unread'] }": { filters: ['all', 'unread'] },
    }),
    users: values('demo.behaviour', { '{ hideSearch: true }': { hideSearch: true } }),
    search: values('demo.behaviour', { "{ searchKeyword: 'lunch' }": { searchKeyword: 'lunch' } }),
    header: values('demo.behaviour', { '{ hideUserStatus: true }': { hideUserStatus: true } }),
    messages: values('demo.behaviour', { '{ hideReceipts: true }': { hideReceipts: true } }),
    composer: values('demo.behaviour', { '{ maxLength: 40 }': { maxLength: 40 } }),
    info: values('demo.behaviour', { '{ showScrollbar: true }': { showScrollbar: true } }),
    menu: values('demo.behaviour', { '{ title: "Actions" }': { title: 'Actions' } }),
    threadHeader: values('demo.behaviour', { '{ title: "Side talk" }': { title: 'Side talk' } }),
    listHeaderView: view('note'),
    composerView: slot('readOnly'),
    emptyView: view('pickOne'),
    onChatChange: event('logChat'),
    onThreadChange: event('logOpenThread'),
    onError: event('logError'),
  },
};

export const PARTS = {
  chats: CHATS,
  users: USERS,
  messages: MESSAGES,
  composer: COMPOSER,
  header: HEADER,
  chat: CHAT,
} as const satisfies Readonly<Record<string, Part>>;
export type PartName = keyof typeof PARTS;
