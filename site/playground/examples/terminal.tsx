import { isTextMessage, type Kit, KitProvider } from 'solid-chat-kit';
import { createConversationList, createListWindow } from 'solid-chat-kit/headless';
import { createLocalKit } from 'solid-chat-kit/local';
import { controlOf } from 'solid-chat-kit/local/control';
import { createSignal, For } from 'solid-js';
import { render } from 'solid-js/web';

const sdk = createLocalKit({ seed: { conversations: 500 }, persist: false });
await sdk.login('ann');

const people = await new sdk.UsersRequestBuilder().setLimit(30).build().fetchNext();
let count = 0;
setInterval(() => {
  const from = people[(count * 11) % people.length];
  count += 1;
  if (from) void controlOf(sdk).sendAs(from.getUid(), new sdk.TextMessage('ann', `ping ${count}`, 'user'));
}, 1200);

const STYLE = `
  .terminal { display: flex; flex-direction: column; box-sizing: border-box; height: 100dvh; padding: 16px; background: #0b120d; color: #7ff2a0; font: 14px/24px ui-monospace, monospace }
  .terminal p { margin: 0; white-space: pre }
  .terminal__rows { flex: 1; min-height: 0; overflow: hidden auto; overflow-anchor: none; scrollbar-width: none }
  .terminal button { display: block; width: 100%; height: 24px; padding: 0; overflow: hidden; border: 0; background: none; color: inherit; font: inherit; text-align: start; white-space: pre; cursor: pointer }
  .terminal button:is(:hover, :focus-visible), .terminal button[aria-current] { outline: 0; background: #7ff2a0; color: #0b120d }
  .terminal__cursor { animation: blink 1s steps(1) infinite }
  @keyframes blink { 50% { opacity: 0 } }
  @media (prefers-reduced-motion: reduce) { .terminal__cursor { animation: none } }
`;

const column = (text: string, length: number) => text.slice(0, length).padEnd(length);

function previewOf(chat: Kit.Conversation): string {
  const message = chat.getLastMessage();
  if (!message) return '';
  return isTextMessage(message) ? message.getText() : `[${message.getType()}]`;
}

function Terminal() {
  const list = createConversationList();
  const view = createListWindow(list, { rowHeight: 24 });
  const [chosen, setChosen] = createSignal<Kit.Conversation>();
  return (
    <main class="terminal">
      <style>{STYLE}</style>
      <p>{`$ chat --list   # ${list.length()} loaded`}</p>
      <p>{`${column('NEW', 5)}${column('NAME', 22)}LAST MESSAGE`}</p>
      <div class="terminal__rows" ref={view.scroller}>
        <div ref={view.before} />
        <For each={view.rows()}>
          {(chat) => {
            const row = list.row(chat);
            return (
              <button
                type="button"
                aria-current={chosen() === chat || undefined}
                onClick={() => setChosen(() => chat)}
              >
                {column(String(chat.getUnreadMessageCount() || '·'), 5)}
                {column(row?.name() ?? '', 22)}
                {previewOf(chat)}
              </button>
            );
          }}
        </For>
        <div ref={view.after} />
      </div>
      <p role="status">
        {`$ ${chosen() ? `open ${chosen()?.getConversationId()}` : ''}`}
        <span class="terminal__cursor">█</span>
      </p>
    </main>
  );
}

render(
  () => (
    <KitProvider sdk={sdk} locale="en">
      <Terminal />
    </KitProvider>
  ),
  document.body,
);
