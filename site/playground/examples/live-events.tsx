import { KitConversations, KitProvider } from 'solid-chat-kit';
import { createLocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import 'solid-chat-kit/css-variables.css';
import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';

const sdk = createLocalKit({ seed: { conversations: 500 }, persist: false });
await sdk.login('ann');
const control = controlOf(sdk);
const users = await new sdk.UsersRequestBuilder().setLimit(30).build().fetchNext();

/** Lets a user type, and then write. */
async function write() {
  const user = users[Math.floor(Math.random() * users.length)];
  if (!user) return;
  await control.typeAs(user.getUid(), new sdk.TypingIndicator('ann', 'user'));
  setTimeout(
    () => void control.sendAs(user.getUid(), new sdk.TextMessage('ann', 'Are you there?', 'user')),
    800,
  );
}

function App() {
  const [isOnline, setOnline] = createSignal(true);
  const toggle = () => {
    if (isOnline()) control.disconnect();
    else void control.connect();
    setOnline(!isOnline());
  };
  return (
    <KitProvider sdk={sdk}>
      <div class="kit" style={{ display: 'flex', 'flex-direction': 'column', height: '100dvh' }}>
        <p style={{ display: 'flex', gap: '8px', margin: '8px' }}>
          <button type="button" onClick={() => void write()}>
            A message
          </button>
          <button type="button" onClick={toggle}>
            {isOnline() ? 'Go offline' : 'Go online'}
          </button>
        </p>
        <KitConversations disableSoundForMessages />
      </div>
    </KitProvider>
  );
}

render(() => <App />, document.body);
