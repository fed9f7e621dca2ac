import { KitChat, KitProvider } from 'solid-chat-kit';
import type { ServerChatKit } from 'solid-chat-kit/server';
import { onCleanup } from 'solid-js';

/** The chat of a signed-in user. */
export function ChatPage(props: { kit: ServerChatKit; onSignOut: () => void }) {
  onCleanup(() => props.kit.close());
  const account = () => (
    <p class="account">
      Signed in to your own server
      <button type="button" onClick={() => props.onSignOut()}>
        Sign out
      </button>
    </p>
  );
  return (
    <KitProvider sdk={props.kit}>
      <main class="chat-page">
        <KitChat
          listHeaderView={account()}
          conversations={{ markAsDelivered: true, showSearchBar: true }}
          onError={console.error}
        />
      </main>
    </KitProvider>
  );
}
