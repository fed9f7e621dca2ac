import { type Kit, KitChat, KitProvider } from 'solid-chat-kit';
import { createLocalKit } from 'solid-chat-kit/local';
import 'solid-chat-kit/css-variables.css';
import { createSignal } from 'solid-js';
import { render } from 'solid-js/web';

const sdk = createLocalKit({ seed: { conversations: 60, groups: 0, seed: 4 }, persist: false });
await sdk.login('ann');

// Tickets that an agent has taken, by the id of their conversation.
const [taken, setTaken] = createSignal<readonly string[]>([]);
const isMine = (chat: Kit.Conversation) => taken().includes(chat.getConversationId());
const toggle = (chat: Kit.Conversation) => {
  const id = chat.getConversationId();
  setTaken((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]));
};

const sections = [
  { id: 'mine', label: 'My tickets', matches: isMine },
  {
    id: 'waiting',
    label: 'Waiting for an answer',
    matches: (chat: Kit.Conversation) => chat.getUnreadMessageCount() > 0,
  },
  'chats' as const,
];

render(
  () => (
    <KitProvider sdk={sdk} locale="en">
      <div
        class="kit"
        data-density="compact"
        style={{ height: '100dvh', '--kit-primary-color': 'light-dark(#00695c, #4db6ac)' }}
      >
        <KitChat
          hideNewChat
          disableHistory
          conversations={{
            sections,
            options: (chat, builtIn) => [
              { title: isMine(chat) ? 'Give back' : 'Take this ticket', onClick: () => toggle(chat) },
              ...builtIn,
            ],
          }}
          composer={{ placeholderText: 'Answer the customer' }}
        />
      </div>
    </KitProvider>
  ),
  document.body,
);
