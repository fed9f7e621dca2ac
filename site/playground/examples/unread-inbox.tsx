import { KitConversations, KitProvider } from 'solid-chat-kit';
import { createLocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import 'solid-chat-kit/css-variables.css';
import { render } from 'solid-js/web';

const avatar = (index: number) => `./people.svg#person-${(index % 64) + 1}`;
const sdk = createLocalKit({ seed: { conversations: 200, avatar }, persist: false });
await sdk.login('ann');

// People write while the inbox is open.
const control = controlOf(sdk);
const people = await new sdk.UsersRequestBuilder().setLimit(20).build().fetchNext();
const TEXTS = ['Lunch at one?', 'The draft is ready.', 'Thank you!', 'Did you see the photos?'];
let count = 0;
setInterval(() => {
  const text = TEXTS[count % TEXTS.length] ?? '';
  const from = people[(count * 7) % people.length];
  count += 1;
  if (from) void control.sendAs(from.getUid(), new sdk.TextMessage('ann', text, 'user'));
}, 3000);

render(
  () => (
    <KitProvider sdk={sdk} locale="en">
      <div class="kit" style={{ height: '100dvh' }}>
        <KitConversations
          showSearchBar
          filters={['unread', 'mentions', 'groups', 'all']}
          disableSoundForMessages
        />
      </div>
    </KitProvider>
  ),
  document.body,
);
