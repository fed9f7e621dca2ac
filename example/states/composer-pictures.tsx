import type { KitMessageComposerSettings } from 'solid-chat-kit';
import { type ChatColumnProps, filled, withBob, write } from './messages.tsx';
import { get, shown } from './page.ts';
import type { State } from './state.ts';

const FIELD = '.kit-message-composer__input';
const shownField = () => shown(FIELD);

/** A picture of a chat whose composer has these props. */
const ofComposer = (
  pictured: string,
  composer: KitMessageComposerSettings,
  reach: () => Promise<void> = shownField,
): State<Promise<Partial<ChatColumnProps>>> => ({
  caption: pictured,
  pictured,
  props: async (kit) => ({ ...(await withBob(kit)), composer }),
  async reach() {
    await filled();
    await reach();
  },
});

/** The props of `KitMessageComposer` that change its look, by frame name. */
export const COMPOSER_PICTURES: Record<string, State<Promise<Partial<ChatColumnProps>>>> = {
  plain: ofComposer('no props', {}),
  placeholder: ofComposer('placeholderText', { placeholderText: 'Ask us anything…' }),
  'max-length': ofComposer('maxLength', { maxLength: 60 }, async () => {
    write('The ferry leaves at nine, from the old pier. Who comes?');
    await shown('.kit-message-composer__count');
  }),
  hidden: ofComposer('hideAttachmentButton hideSendButton', {
    hideAttachmentButton: true,
    hideSendButton: true,
  }),
  attachments: ofComposer(
    'attachmentOptions',
    { attachmentOptions: [{ title: 'Location' }, { title: 'Poll' }] },
    async () => {
      get('.kit-message-composer__attach').click();
      await shown('.kit-menu');
    },
  ),
  header: ofComposer('headerView', {
    headerView: () => <small class="custom-note">Bob answers within a day.</small>,
  }),
  auxiliary: ofComposer('auxiliaryButtonView', {
    auxiliaryButtonView: (composer) => (
      <button
        type="button"
        class="custom-icon"
        aria-label="Insert a wave"
        onClick={() => composer.insert('🌊')}
      >
        🌊
      </button>
    ),
  }),
  buttons: ofComposer('attachmentButtonView sendButtonView', {
    attachmentButtonView: () => (
      <button type="button" class="custom-icon" aria-label="Attach">
        +
      </button>
    ),
    sendButtonView: (composer) => (
      <button type="button" class="custom-call custom-send" onClick={() => composer.send()}>
        Send
      </button>
    ),
  }),
};
