import { type KitUsersProps, SelectionMode } from 'solid-chat-kit';
import { controlOf } from 'solid-chat-kit/local/control';
import { get, openMenu, search, select, settled, shown, toEnd, until } from './page.ts';
import type { State } from './state.ts';

const FETCH = 'UsersRequest.fetchNext';

/** The states of the user list, by frame name. */
export const USERS: Record<string, State<KitUsersProps>> = {
  loading: {
    caption: 'Loading',
    isBrief: true,
    before: (kit) => controlOf(kit).setLatency(600_000),
    reach: () => shown('.kit-users__shimmer'),
  },
  empty: {
    caption: 'Empty',
    props: (kit) => ({ usersRequestBuilder: new kit.UsersRequestBuilder().setUIDs(['nobody']) }),
    reach: () => shown('.kit-users__empty-state-view'),
  },
  error: {
    caption: 'Error with retry',
    before: (kit) => controlOf(kit).failNext(FETCH),
    reach: () => shown('.kit-users__error-state-view'),
  },
  populated: {
    caption: 'Sections, presence and jump index',
    pictured: 'no props',
    reach: () => shown('.kit-list__jump-index'),
  },
  flat: {
    caption: 'Without sections',
    pictured: 'hideUserStatus showSectionHeader',
    props: () => ({ hideUserStatus: true, showSectionHeader: false }),
    reach: settled,
  },
  pinned: {
    caption: 'Pinned section',
    reach: async () => {
      await settled();
      // Again in each frame: while the first rows are measured, the list keeps its place.
      await until(() => {
        get('.kit-list__scroller').scrollTop = 300;
        return document.querySelector('.kit-list__section-pinned')?.checkVisibility() ?? false;
      });
    },
  },
  active: {
    caption: 'Active row',
    reach: async () => {
      await settled();
      get('.kit-list__row button').click();
      await shown('.kit-users__list-item-active');
    },
  },
  chips: {
    caption: 'Selection with chips',
    pictured: 'selectionMode showSelectedUsersPreview',
    props: () => ({ selectionMode: SelectionMode.multiple, showSelectedUsersPreview: true }),
    reach: async () => {
      await select(5);
      await shown('.kit-users__selected-preview-chip');
    },
  },
  search: { caption: 'Search', reach: () => search('an', '.kit-list__row') },
  'search-none': {
    caption: 'Search without a result',
    reach: () => search('zzzz', '.kit-users__empty-state-view'),
  },
  menu: {
    caption: 'Menu of options',
    pictured: 'options',
    props: () => ({
      options: () => [
        { id: 'call', title: 'Call' },
        { id: 'mute', title: 'Mute' },
        { id: 'block', title: 'Block' },
      ],
    }),
    reach: openMenu,
  },
  offline: {
    caption: 'Offline',
    reach: async (kit) => {
      await settled();
      controlOf(kit).disconnect();
      await shown('.kit-list__banner');
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
  rtl: { caption: 'Right to left', locale: 'ar', reach: settled },
};
