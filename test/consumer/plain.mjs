// A page built without a Solid plugin: the compiled package, with components called as functions.
import { KitChat, KitConversations, KitProvider, KitUsers } from 'solid-chat-kit';
import { createLocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { createComponent, render } from 'solid-js/web';

const sdk = createLocalKit({ seed: { users: 20, conversations: 10 }, persist: false });
await sdk.login('ann');
controlOf(sdk).setLatency(20);
render(
  () =>
    createComponent(KitProvider, {
      sdk,
      locale: 'en',
      get children() {
        return [KitConversations, KitUsers, KitChat].map((part) => createComponent(part, {}));
      },
    }),
  document.body,
);
