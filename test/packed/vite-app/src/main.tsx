import { type Kit, KitConversations, KitProvider, KitUsers } from 'solid-chat-kit';
import { createLocalKit } from 'solid-chat-kit/local';
import 'solid-chat-kit/css-variables.css';
import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';

const sdk = createLocalKit({ seed: { conversations: 60, users: 80 }, persist: false });

function App() {
  const [chosen, setChosen] = createSignal<Kit.Conversation>();
  return (
    <KitProvider sdk={sdk} locale="en" timeZone="UTC">
      <h1>{chosen()?.getConversationWith().getName() ?? 'Nobody'}</h1>
      <div style={{ height: '600px' }}>
        <KitConversations activeConversation={chosen()} onItemClick={setChosen} />
      </div>
      <div style={{ height: '600px' }}>
        <KitUsers />
      </div>
    </KitProvider>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
sdk.login('ann').then(() => render(() => <App />, root));
