import { KitConversations, KitProvider } from 'solid-chat-kit';
import { createLocalKit } from 'solid-chat-kit/local';
import 'solid-chat-kit/css-variables.css';
import { createSignal, For } from 'solid-js';
import { render } from 'solid-js/web';

const sdk = createLocalKit({ seed: { conversations: 200 }, persist: false });
await sdk.login('ann');

const COLORS = ['#00695c', '#6a1b9a', '#b3261e', '#1a5fb4'];

function App() {
  const [color, setColor] = createSignal('#00695c');
  return (
    <KitProvider sdk={sdk}>
      <div
        class="kit"
        data-density="compact"
        style={{
          display: 'flex',
          'flex-direction': 'column',
          height: '100dvh',
          '--kit-primary-color': color(),
          '--kit-radius-4': '4px',
        }}
      >
        <p style={{ display: 'flex', gap: '8px', margin: '8px' }}>
          <For each={COLORS}>
            {(each) => (
              <button type="button" style={{ color: each }} onClick={() => setColor(each)}>
                {each}
              </button>
            )}
          </For>
        </p>
        <KitConversations />
      </div>
    </KitProvider>
  );
}

render(() => <App />, document.body);
