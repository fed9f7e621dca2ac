import { createSignal, For, type JSX, Show } from 'solid-js';
import { CHATS } from './chats.tsx';
import { until } from './page.ts';
import type { State } from './state.ts';
import { USERS } from './users.tsx';

/** All states of both lists, each in its own frame; the page has `data-ready` when all are reached. */
export function Sheet(props: { theme: string }): JSX.Element {
  const all = [...Object.values(CHATS), ...Object.values(USERS)];
  const [ready, setReady] = createSignal(0);
  const lasting = all.filter((state) => !state.isBrief).length;
  const onLoad = async (frame: HTMLIFrameElement) => {
    await until(() => frame.contentDocument?.documentElement.dataset.ready !== undefined);
    if (setReady((count) => count + 1) === all.length) document.documentElement.dataset.ready = '';
  };
  const cells = (list: string, states: Record<string, State<unknown>>) => (
    <For each={Object.entries(states)}>
      {([name, state]) => (
        <figure>
          <figcaption>{state.caption}</figcaption>
          <Show when={!state.isBrief || ready() >= lasting}>
            <iframe
              title={state.caption}
              src={`?list=${list}&state=${name}&theme=${props.theme}`}
              onLoad={(event) => onLoad(event.currentTarget)}
            />
          </Show>
        </figure>
      )}
    </For>
  );
  return (
    <main class="sheet">
      <h1>Conversation list</h1>
      {cells('chats', CHATS)}
      <h1>User list</h1>
      {cells('users', USERS)}
    </main>
  );
}
