// A page built without a Solid plugin: the compiled package, with components called as functions.
import { KitChat, KitConversationEvents, KitConversations, KitProvider, KitUsers } from 'solid-chat-kit';
import { createConversationList } from 'solid-chat-kit/headless';
import { createLocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { createEffect } from 'solid-js';
import { createComponent, render } from 'solid-js/web';

const sdk = createLocalKit({ seed: { users: 20, conversations: 10 }, persist: false });
await sdk.login('ann');
controlOf(sdk).setLatency(20);

/** A headless list from its own entry, which needs the provider and the channels of the main entry. */
function Headless() {
  const list = createConversationList();
  const text = document.createElement('p');
  createEffect(() => {
    text.textContent = `Headless: ${list.length()}`;
  });
  const button = document.createElement('button');
  button.textContent = 'Announce a deletion';
  button.addEventListener('click', () => {
    const conversation = list.at(list.length() - 1);
    if (conversation) KitConversationEvents.ccConversationDeleted.next(conversation);
  });
  return [text, button];
}

render(
  () =>
    createComponent(KitProvider, {
      sdk,
      locale: 'en',
      get children() {
        return [Headless, KitConversations, KitUsers, KitChat].map((part) => createComponent(part, {}));
      },
    }),
  document.body,
);
