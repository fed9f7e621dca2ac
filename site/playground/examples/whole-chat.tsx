import { KitChat, KitProvider } from 'solid-chat-kit';
import { createLocalKit } from 'solid-chat-kit/local';
import 'solid-chat-kit/css-variables.css';
import { render } from 'solid-js/web';

const sdk = createLocalKit({ seed: { conversations: 200 }, persist: false });
await sdk.login('ann');

render(
  () => (
    <KitProvider sdk={sdk}>
      <div class="kit" style={{ height: '100dvh' }}>
        <KitChat />
      </div>
    </KitProvider>
  ),
  document.body,
);
