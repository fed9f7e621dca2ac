import { KitMessageComposer, KitMessageHeader, KitMessageList, KitProvider } from 'solid-chat-kit';
import { createLocalData, createLocalKit, TextMessage, User } from 'solid-chat-kit/local';
import 'solid-chat-kit/css-variables.css';
import { createSignal, For, Show } from 'solid-js';
import { render } from 'solid-js/web';

const data = createLocalData();
const sdk = createLocalKit({ data });
const shop = new User('shop', 'Nora, Help desk');
shop.setAvatar('./people.svg#person-5');
await sdk.createUser(new User('guest', 'Guest'));
await sdk.createUser(shop);
await sdk.login('guest');

// The help desk says hello, and answers.
const desk = createLocalKit({ data });
await desk.login('shop');
await desk.sendMessage(new TextMessage('guest', 'Hello! Can I help you find something?', 'user'));
desk.addMessageListener(
  'desk',
  new desk.MessageListener({
    onTextMessageReceived: () =>
      void desk.sendMessage(new TextMessage('guest', 'Let me look that up for you.', 'user')),
  }),
);
const partner = await sdk.getUser('shop');

const STYLE = `
  .shop { box-sizing: border-box; min-height: 100dvh; padding: 28px; background: var(--kit-background-color-02); color: var(--kit-text-color-primary); font: var(--kit-font-body-regular) }
  .shop h1 { margin: 0 0 4px; font-size: 24px }
  .shop p { margin: 0 0 20px; color: var(--kit-text-color-secondary) }
  .shop__goods { display: grid; grid-template-columns: repeat(auto-fill, minmax(140px, 1fr)); gap: 14px }
  .shop__goods i { height: 150px; border-radius: 16px; background: linear-gradient(160deg, hsl(var(--hue) 60% 70%), hsl(calc(var(--hue) + 40) 60% 55%)) }
  .bubble { position: fixed; inset: auto 20px 20px auto; width: 60px; height: 60px; border: 0; border-radius: 50%; background: var(--kit-primary-color); color: var(--kit-text-color-on-primary); font-size: 26px; box-shadow: 0 8px 24px rgb(0 0 0 / 30%); cursor: pointer }
  .panel { display: flex; flex-direction: column; position: fixed; inset: auto 20px 92px auto; width: min(360px, calc(100vw - 40px)); height: min(440px, calc(100dvh - 112px)); overflow: hidden; border-radius: 18px; background: var(--kit-background-color-01); box-shadow: 0 16px 48px rgb(0 0 0 / 35%) }
`;

function Widget() {
  const [isOpen, setOpen] = createSignal(true);
  return (
    <>
      <Show when={isOpen()}>
        <section class="panel" aria-label="Chat with the help desk">
          <KitMessageHeader user={partner} />
          <KitMessageList user={partner} hideDateSeparator />
          <KitMessageComposer user={partner} hideAttachmentButton disableStorage />
        </section>
      </Show>
      <button
        class="bubble"
        type="button"
        aria-label={isOpen() ? 'Close the chat' : 'Open the chat'}
        aria-expanded={isOpen()}
        onClick={() => setOpen(!isOpen())}
      >
        {isOpen() ? '✕' : '💬'}
      </button>
    </>
  );
}

render(
  () => (
    <KitProvider sdk={sdk} locale="en">
      <main class="kit shop">
        <style>{STYLE}</style>
        <h1>Lamps and vases</h1>
        <p>New this autumn</p>
        <div class="shop__goods">
          <For each={[20, 200, 265, 140, 330, 60]}>{(hue) => <i style={{ '--hue': String(hue) }} />}</For>
        </div>
        <Widget />
      </main>
    </KitProvider>
  ),
  document.body,
);
