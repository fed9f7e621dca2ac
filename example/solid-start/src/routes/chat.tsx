import { createAsync, type RouteDefinition, useSearchParams } from '@solidjs/router';
import { type Kit, KitChat, KitProvider } from 'solid-chat-kit';
import { createLocalKit } from 'solid-chat-kit/local';
import { onMount, Show, untrack } from 'solid-js';
import { isServer } from 'solid-js/web';
import { type FirstChat, firstChat } from '../first-chat.ts';
import { seedOf } from '../seed.ts';

/** `/chat?as=bob`: a whole chat, with its first conversations and the newest messages in the markup. */
export default function ChatPage() {
  const [search] = useSearchParams<{ as?: string; locale?: string }>();
  const uid = () => search.as ?? 'ann';
  const first = createAsync(() => firstChat(uid()), { deferStream: true });
  return (
    <Show when={first()} keyed>
      {(known) => <Chat uid={uid()} locale={search.locale ?? 'en'} {...known} />}
    </Show>
  );
}

/** The chat of a user, live once the browser has signed in. */
function Chat(props: FirstChat & { uid: string; now: number; locale: string }) {
  const sdk = createLocalKit({
    persist: false,
    // The server only revives what it read; the browser has all data.
    seed: !isServer && untrack(() => seedOf(props.uid, props.now)),
  });
  onMount(() => void sdk.login(props.uid));
  const user = untrack(() => sdk.revive(props.user) as Kit.User);
  return (
    <KitProvider sdk={sdk} locale={props.locale}>
      <main class="whole">
        <KitChat
          user={user}
          conversations={{ initialConversations: props.conversations }}
          messages={{ initialMessages: props.messages }}
        />
      </main>
    </KitProvider>
  );
}

export const route = {
  preload: ({ location }) => firstChat(String(location.query.as ?? 'ann')),
} satisfies RouteDefinition;
