import type { KitMessageHeaderSettings } from 'solid-chat-kit';
import type { LocalKit } from 'solid-chat-kit/local';
import { type ChatColumnProps, filled, inGroup, withBob } from './messages.tsx';
import { shown } from './page.ts';
import type { State } from './state.ts';

type Peer = Pick<ChatColumnProps, 'user' | 'group'>;

/** A picture of a chat whose header has these props. */
const ofHeader = (
  pictured: string,
  header: KitMessageHeaderSettings,
  peer: (kit: LocalKit) => Promise<Peer> = withBob,
): State<Promise<Partial<ChatColumnProps>>> => ({
  caption: pictured,
  pictured,
  props: async (kit) => ({
    ...(await peer(kit)),
    header: { onBack: undefined, showBackButton: false, ...header },
  }),
  async reach() {
    await filled();
    await shown('.kit-message-header');
  },
});

/** The props of `KitMessageHeader` that change its look, by frame name. */
export const HEADER_PICTURES: Record<string, State<Promise<Partial<ChatColumnProps>>>> = {
  plain: ofHeader('no props', {}),
  group: ofHeader('group', {}, inGroup),
  status: ofHeader('hideUserStatus', { hideUserStatus: true }),
  back: ofHeader('onBack showBackButton', { onBack() {}, showBackButton: true }),
  leading: ofHeader('leadingView', {
    leadingView: (entity) => <span class="custom-leading">{entity.getName().slice(0, 1)}</span>,
  }),
  title: ofHeader('titleView subtitleView', {
    titleView: (entity) => <span class="custom-title">{entity.getName()}</span>,
    subtitleView: (_entity, header) => <small>{header.isGroup() ? 'Group' : 'Skipper, Nordwind'}</small>,
  }),
  trailing: ofHeader('auxiliaryButtonView', {
    auxiliaryButtonView: () => (
      <button type="button" class="custom-call">
        Call
      </button>
    ),
  }),
  item: ofHeader('itemView', {
    itemView: (entity) => (
      <span class="custom-bar">
        <strong>{entity.getName()}</strong>
        <small>Order 2026-0312</small>
      </span>
    ),
  }),
};
