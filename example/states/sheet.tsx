import { createSignal, For, type JSX, Show, untrack } from 'solid-js';
import { CHATS } from './chats.tsx';
import { MESSAGE_PICTURES } from './message-pictures.tsx';
import { MESSAGES } from './messages.tsx';
import { until } from './page.ts';
import type { State } from './state.ts';
import { USERS } from './users.tsx';

/** The props of `Sheet`; none of them changes. */
export interface SheetProps {
  theme: string;
  /** 'messages' for the states of an open chat instead of those of the lists. */
  of: string | null;
  /** The list whose props are pictured; without it every state of both lists is shown. */
  pictures: string | null;
}

/** The states of the lists, each in its own frame; the page has `data-ready` when all are reached. */
export function Sheet(props: SheetProps): JSX.Element {
  const pictures = untrack(() => props.pictures);
  const shownOf = <P,>(list: string, states: Record<string, State<P>>) =>
    Object.entries(states).filter(([, state]) => !pictures || (pictures === list && state.pictured));
  const chats = shownOf('chats', CHATS);
  const users = shownOf('users', USERS);
  const messages = Object.entries(pictures ? MESSAGE_PICTURES : MESSAGES);
  const isOfMessages = untrack(() => props.of === 'messages');
  const all = (isOfMessages ? messages : [...chats, ...users]).map(([, state]) => state);
  const [ready, setReady] = createSignal(0);
  const lasting = all.filter((state) => !state.isBrief).length;
  const onLoad = async (frame: HTMLIFrameElement) => {
    await until(() => frame.contentDocument?.documentElement.dataset.ready !== undefined);
    if (setReady((count) => count + 1) < all.length) return;
    document.documentElement.dataset.ready = '';
  };
  keepAtTop();
  const cells = (
    list: string,
    states: readonly [string, Pick<State<never>, 'caption' | 'pictured' | 'isBrief' | 'isZoomed'>][],
  ) => (
    <For each={states}>
      {([name, state]) => (
        <figure classList={{ wide: state.isZoomed === true }}>
          <figcaption>{pictures ? <code>{state.pictured}</code> : state.caption}</figcaption>
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
    <main class="sheet" classList={{ 'sheet-pictures': pictures !== null, 'sheet-messages': isOfMessages }}>
      <Show
        when={!isOfMessages}
        fallback={
          <>
            <Show when={!pictures}>
              <h1>Open chat</h1>
            </Show>
            {cells('messages', messages)}
          </>
        }
      >
        <Show when={!pictures}>
          <h1>Conversation list</h1>
        </Show>
        {cells('chats', chats)}
        <Show when={!pictures}>
          <h1>User list</h1>
        </Show>
        {cells('users', users)}
      </Show>
    </main>
  );
}

/** Keeps the page at its top until its reader scrolls: frames that take the focus scroll it. */
function keepAtTop(): void {
  const ended = new AbortController();
  const { signal } = ended;
  addEventListener('scroll', () => scrollTo(0, 0), { signal });
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(type, () => ended.abort(), { signal, passive: true });
  }
}
