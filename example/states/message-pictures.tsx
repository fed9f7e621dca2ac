import { isTextMessage, type Kit, MessageListAlignment } from 'solid-chat-kit';
import { type ChatColumnProps, filled, inGroup, openMenu, rich, scrollTo } from './messages.tsx';
import type { State } from './state.ts';

/** A picture of the group with every kind of message, with the given props. */
const ofGroup = (
  pictured: string,
  props: Partial<ChatColumnProps>,
): State<Promise<Partial<ChatColumnProps>>> => ({
  caption: pictured,
  pictured,
  props: async (kit) => ({ ...(await inGroup(kit)), hideStickyDate: true, ...props }),
  async reach() {
    await filled();
    await scrollTo('Good morning');
  },
});

const textOf = (message: Kit.Message) => (isTextMessage(message) ? message.getText() : message.getType());

/** The props of `KitMessageList` that change its look, by frame name. */
export const MESSAGE_PICTURES: Record<string, State<Promise<Partial<ChatColumnProps>>>> = {
  plain: ofGroup('no props', {}),
  alignment: ofGroup('messageAlignment', { messageAlignment: MessageListAlignment.left }),
  hidden: ofGroup('hideAvatar hideReceipts', {
    hideAvatar: true,
    hideReceipts: true,
  }),
  time: ofGroup('messageSentAtDateTimeFormat', {
    messageSentAtDateTimeFormat: { today: 'HH:mm', otherDays: 'HH:mm', relativeTime: { minutes: '%d min' } },
  }),
  'from-unread': {
    caption: 'startFromUnreadMessages',
    pictured: 'startFromUnreadMessages',
    props: async (kit) => ({ user: await kit.getUser('bob'), startFromUnreadMessages: true }),
    reach: filled,
  },
  'own-options': {
    caption: 'options quickReactions',
    pictured: 'options quickReactions',
    props: async (kit) => ({
      ...(await rich(kit)),
      quickReactions: ['❤️', '😂', '😮', '😢'],
      options: () => [{ title: 'Pin' }, { title: 'Forward' }, { title: 'Report' }],
    }),
    async reach() {
      await filled();
      await scrollTo('Lovely');
      await openMenu('Lovely');
    },
  },
  footer: ofGroup('bubbleFooterView bubbleLeadingView', {
    bubbleLeadingView: (message) => <b>{message.getSender()?.getName()?.slice(0, 1)}</b>,
    bubbleFooterView: (_message, row) => <small>{row.receipt()}</small>,
  }),
  bubble: ofGroup('bubbleView', {
    messageAlignment: MessageListAlignment.left,
    hideAvatar: true,
    bubbleView: (message) => (
      <p style={{ margin: '0', font: '13px monospace' }}>
        <b>{message.getSender()?.getName()}</b> {textOf(message)}
      </p>
    ),
  }),
};
