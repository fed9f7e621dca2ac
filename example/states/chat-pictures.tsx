import type { KitChatProps } from 'solid-chat-kit';
import { filled, withBob } from './messages.tsx';
import { get, settled, shown } from './page.ts';
import type { State } from './state.ts';

/** The props of `KitChat` that change its look, by frame name. */
export const CHAT_PICTURES: Record<string, State<Promise<KitChatProps>>> = {
  plain: {
    caption: 'no props',
    pictured: 'no props',
    reach: settled,
  },
  open: {
    caption: 'user',
    pictured: 'user',
    props: withBob,
    async reach() {
      await settled();
      await filled();
    },
  },
  users: {
    caption: 'New chat',
    pictured: 'users',
    props: async () => ({ users: { hideUserStatus: true, showSectionHeader: false } }),
    async reach() {
      await settled();
      get('.kit-chat__new').click();
      await shown('.kit-chat__users .kit-list__row');
    },
  },
  views: {
    caption: 'Views of the app',
    pictured: 'listHeaderView emptyView hideNewChat',
    props: async () => ({
      hideNewChat: true,
      listHeaderView: (
        <div class="custom-bar">
          <strong>Nordwind</strong>
          <small>Ann, on duty until six</small>
        </div>
      ),
      emptyView: <p class="custom-welcome">Good morning. Nobody waits.</p>,
    }),
    async reach() {
      await settled();
      await shown('.custom-welcome');
    },
  },
};
