import { type Kit, KitConversations, KitProvider, KitUsers } from 'solid-chat-kit';
import { createLocalKit } from 'solid-chat-kit/local';
import 'solid-chat-kit/css-variables.css';
import { createSignal, Show } from 'solid-js';
import { render } from 'solid-js/web';

const sdk = createLocalKit({ seed: { conversations: 200 }, persist: false });
await sdk.login('ann');

function App() {
  const [partner, setPartner] = createSignal<Kit.User | Kit.Group>();
  return (
    <KitProvider sdk={sdk}>
      <div class="kit" style={{ display: 'grid', 'grid-template-columns': '1fr 1fr', height: '100dvh' }}>
        <KitConversations
          activeWith={partner()}
          onItemClick={(conversation) => setPartner(conversation.getConversationWith())}
        />
        <Show when={partner()} fallback={<KitUsers onItemClick={setPartner} />}>
          {(chosen) => <h2 style={{ padding: '0 20px' }}>A chat with {chosen().getName()}</h2>}
        </Show>
      </div>
    </KitProvider>
  );
}

render(() => <App />, document.body);
