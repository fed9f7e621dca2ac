import { type Kit, KitConversations, KitProvider, KitUsers } from 'solid-chat-kit';
import type { ServerChatKit } from 'solid-chat-kit/server';
import { createSignal, onCleanup, Show } from 'solid-js';
import { Thread } from './thread.tsx';

/** Both lists, and the open chat. */
export function ChatPage(props: { kit: ServerChatKit; onSignOut: () => void }) {
  const [open, setOpen] = createSignal<Kit.User | Kit.Group>();
  const [tab, setTab] = createSignal<'chats' | 'people'>('chats');
  onCleanup(() => props.kit.close());

  const openUser = (user: Kit.User) => {
    setOpen(() => user);
    setTab('chats');
  };
  return (
    <KitProvider sdk={props.kit}>
      <main class="chat-page">
        <aside>
          <nav>
            <button type="button" aria-pressed={tab() === 'chats'} onClick={() => setTab('chats')}>
              Chats
            </button>
            <button type="button" aria-pressed={tab() === 'people'} onClick={() => setTab('people')}>
              People
            </button>
            <button type="button" onClick={() => props.onSignOut()}>
              Sign out
            </button>
          </nav>
          <Show
            when={tab() === 'chats'}
            fallback={<KitUsers onItemClick={openUser} onError={console.error} />}
          >
            <KitConversations
              activeWith={open()}
              markAsDelivered
              onItemClick={(conversation) => setOpen(() => conversation.getConversationWith())}
              onError={console.error}
            />
          </Show>
        </aside>
        <Show when={open()} keyed fallback={<p class="hint">Choose a chat, or a person.</p>}>
          {(entity) => <Thread kit={props.kit} with={entity} />}
        </Show>
      </main>
    </KitProvider>
  );
}
