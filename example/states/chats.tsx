import { type KitConversationsProps, SelectionMode } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { confirmDialog, get, openDialog, openMenu, search, select, settled, shown, toEnd } from './page.ts';
import type { State } from './state.ts';

const FETCH = 'ConversationsRequest.fetchNext';

/** The states of the conversation list, by frame name. */
export const CHATS: Record<string, State<KitConversationsProps>> = {
  loading: {
    caption: 'Loading',
    isBrief: true,
    before: (kit) => controlOf(kit).setLatency(600_000),
    reach: () => shown('.kit-conversations__shimmer'),
  },
  empty: {
    caption: 'Empty',
    seed: { conversations: 0 },
    reach: () => shown('.kit-conversations__empty-state-view'),
  },
  error: {
    caption: 'Error with retry',
    before: (kit) => controlOf(kit).failNext(FETCH),
    reach: () => shown('.kit-conversations__error-state-view'),
  },
  populated: {
    caption: 'Typing, unread, receipts, groups',
    pictured: 'no props',
    isBrief: true,
    reach: async (kit) => {
      await settled();
      controlOf(kit).typeAs('bob', new kit.TypingIndicator('ann', 'user'));
      await shown('.kit-conversations__subtitle-typing');
    },
  },
  plain: {
    caption: 'Nothing but names and messages',
    pictured: 'hideReceipts hideUserStatus hideGroupType',
    props: () => ({ hideReceipts: true, hideUserStatus: true, hideGroupType: true }),
    reach: settled,
  },
  dates: {
    caption: 'Relative dates',
    pictured: 'lastMessageDateTimeFormat',
    props: () => ({
      lastMessageDateTimeFormat: { relativeTime: { minutes: '%d min', hours: '%d h' }, otherDays: 'D MMM' },
    }),
    reach: settled,
  },
  active: {
    caption: 'Active row',
    pictured: 'activeConversation',
    reach: async () => {
      await settled();
      get('.kit-list__row:nth-of-type(2) button').click();
      await shown('.kit-conversations__list-item-active');
    },
  },
  single: {
    caption: 'Selection: single',
    props: () => ({ selectionMode: SelectionMode.single }),
    reach: () => select(1),
  },
  multiple: {
    caption: 'Selection: multiple',
    pictured: 'selectionMode',
    props: () => ({ selectionMode: SelectionMode.multiple }),
    reach: () => select(3),
  },
  search: {
    caption: 'Search',
    pictured: 'showSearchBar',
    props: () => ({ showSearchBar: true }),
    reach: () => search('an', '.kit-list__row'),
  },
  'search-none': {
    caption: 'Search without a result',
    props: () => ({ showSearchBar: true }),
    reach: () => search('zzzz', '.kit-conversations__empty-state-view'),
  },
  offline: {
    caption: 'Offline',
    reach: async (kit) => {
      await settled();
      controlOf(kit).disconnect();
      await shown('.kit-list__banner');
    },
  },
  'footer-loading': {
    caption: 'Next page under way',
    reach: async (kit) => {
      await settled();
      controlOf(kit).setLatency(600_000);
      toEnd();
      await shown('.kit-list__footer[data-state="loading"]');
      toEnd();
    },
  },
  'footer-error': {
    caption: 'Next page failed',
    isBrief: true,
    reach: async (kit) => {
      await settled();
      controlOf(kit).failNext(FETCH);
      toEnd();
      await shown('.kit-list__footer[data-state="error"]');
      toEnd();
    },
  },
  end: {
    caption: 'End of the list',
    seed: { conversations: 20 },
    reach: async () => {
      await settled();
      toEnd();
      await shown('.kit-list__footer[data-state="end"]');
      toEnd();
    },
  },
  pills: {
    caption: 'New activity out of sight',
    reach: async (kit) => {
      await settled();
      get('.kit-list__scroller').scrollTop = 600;
      controlOf(kit).sendAs('bob', new kit.TextMessage('ann', 'Hello', 'user'));
      await shown('.kit-list__pill[data-edge="start"]');
    },
  },
  menu: { caption: 'Menu of a row', reach: openMenu },
  'own-options': {
    caption: 'Menu with entries of the app',
    pictured: 'options',
    props: () => ({ options: () => [{ title: 'Pin' }, { title: 'Mute' }, { title: 'Archive' }] }),
    reach: openMenu,
  },
  dialog: { caption: 'Delete dialog', reach: openDialog },
  toast: {
    caption: 'Toast after a deletion',
    isBrief: true,
    reach: async () => {
      await confirmDialog();
      await shown('.kit-toast');
    },
  },
  slots: {
    caption: 'Custom slots',
    pictured: 'leadingView titleView trailingView',
    props: () => ({
      leadingView: (chat) => (
        <span class="custom-leading">{chat.getConversationWith().getName().slice(0, 1)}</span>
      ),
      titleView: (chat) => <span class="custom-title">{chat.getConversationWith().getName()}</span>,
      trailingView: () => (
        <button type="button" class="custom-call">
          Call
        </button>
      ),
    }),
    reach: settled,
  },
  rtl: { caption: 'Right to left', locale: 'ar', reach: settled },
};
