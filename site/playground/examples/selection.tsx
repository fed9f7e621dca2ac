import { type Kit, KitProvider, KitUsers, SelectionMode } from 'solid-chat-kit';
import { createLocalKit } from 'solid-chat-kit/local';
import 'solid-chat-kit/css-variables.css';
import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';

const sdk = createLocalKit({ seed: { conversations: 100 }, persist: false });
await sdk.login('ann');

function App() {
  const [chosen, setChosen] = createSignal<readonly Kit.User[]>([]);
  return (
    <KitProvider sdk={sdk}>
      <div class="kit" style={{ display: 'flex', 'flex-direction': 'column', height: '100dvh' }}>
        <KitUsers
          selectionMode={SelectionMode.multiple}
          showSelectedUsersPreview
          onSelect={(user, selected) =>
            setChosen((users) => (selected ? [...users, user] : users.filter((each) => each !== user)))
          }
        />
        <p style={{ margin: '8px 20px' }}>
          {chosen()
            .map((user) => user.getName())
            .join(', ') || 'Nobody is selected.'}
        </p>
      </div>
    </KitProvider>
  );
}

render(() => <App />, document.body);
