import { type Kit, KitConversations, KitProvider, KitUsers } from 'solid-chat-kit';
import { createLocalKit } from 'solid-chat-kit/local';
import { createSignal, onMount, untrack } from 'solid-js';
import { isServer } from 'solid-js/web';
import { seedOf } from './seed.ts';

export interface ListsProps {
  uid: string;
  /** The fixed time of the data, in seconds. */
  now: number;
  locale: string;
  conversations?: readonly object[];
  users?: readonly object[];
}

/** Both lists of a user, live once the browser has signed in. */
export function Lists(props: ListsProps) {
  // The server only revives what it read; the browser has all data.
  const seed = !isServer && untrack(() => seedOf(props.uid, props.now));
  const sdk = createLocalKit({ persist: false, seed });
  onMount(() => void sdk.login(props.uid));
  const [chosen, setChosen] = createSignal<Kit.Conversation>();
  const [user, setUser] = createSignal<Kit.User>();
  return (
    <KitProvider sdk={sdk} locale={props.locale}>
      <main class="page">
        <p class="chosen">
          {chosen()?.getConversationWith().getName() ?? user()?.getName() ?? `The chats of ${props.uid}`}
        </p>
        <div class="panel">
          <KitConversations
            initialConversations={props.conversations}
            activeConversation={chosen()}
            onItemClick={setChosen}
          />
        </div>
        <div class="panel">
          <KitUsers initialUsers={props.users} activeUser={user()} onItemClick={setUser} />
        </div>
      </main>
    </KitProvider>
  );
}
