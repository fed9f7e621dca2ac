import { KitAvatar, KitProvider } from 'solid-chat-kit';
import { createListWindow, createUserList } from 'solid-chat-kit/headless';
import { createLocalKit } from 'solid-chat-kit/local';
import 'solid-chat-kit/css-variables.css';
import { For, Show } from 'solid-js';
import { render } from 'solid-js/web';

const sdk = createLocalKit({ seed: { conversations: 100 }, persist: false });
await sdk.login('ann');

function People() {
  const list = createUserList({ onError: (error) => console.error(error.message) });
  const view = createListWindow(list, { rowHeight: 56 });
  return (
    <Show when={list.state.phase !== 'loading'} fallback={<p>Loading</p>}>
      <div ref={view.scroller} style={{ height: '100dvh', 'overflow-y': 'auto', 'overflow-anchor': 'none' }}>
        <div ref={view.before} />
        <For each={view.rows()}>
          {(row) => (
            <div style={{ display: 'flex', gap: '12px', 'align-items': 'center', height: '56px' }}>
              {'letter' in row ? (
                <b>{row.letter}</b>
              ) : (
                <>
                  <KitAvatar name={row.getName()} image={row.getAvatar()} /> {row.getName()}
                </>
              )}
            </div>
          )}
        </For>
        <div ref={view.after} />
      </div>
    </Show>
  );
}

render(
  () => (
    <KitProvider sdk={sdk}>
      <div class="kit">
        <People />
      </div>
    </KitProvider>
  ),
  document.body,
);
