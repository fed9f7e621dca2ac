import { type Kit, KitConversations, KitProvider, KitUsers, SelectionMode } from 'solid-chat-kit';
import { createLocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { createSignal, type JSX, onMount } from 'solid-js';
import { avatarOf } from '../app/avatars.ts';

/** Both lists in the theme. */
export function Preview(props: {
  theme: string | undefined;
  density: string;
  locale: string;
  ref: (element: HTMLElement) => void;
}): JSX.Element {
  const sdk = createLocalKit({
    seed: { seed: 356, conversations: 60, users: 90, avatar: avatarOf },
    persist: false,
  });
  const [active, setActive] = createSignal<Kit.Conversation>();
  onMount(async () => {
    await sdk.login('ann');
    controlOf(sdk).typeAs('bob', new sdk.TypingIndicator('ann', 'user'));
  });

  return (
    <div class="kit preview" data-theme={props.theme} data-density={props.density} ref={props.ref}>
      <KitProvider sdk={sdk} locale={props.locale}>
        <div class="preview__list">
          <KitConversations
            showSearchBar
            disableSoundForMessages
            activeConversation={active()}
            onItemClick={(conversation) => setActive(() => conversation)}
          />
        </div>
        <div class="preview__list">
          <KitUsers selectionMode={SelectionMode.multiple} showSelectedUsersPreview />
        </div>
      </KitProvider>
    </div>
  );
}
