import { createSignal, For, type JSX, Show, untrack } from 'solid-js';
import { PageBar } from '../app/bar.tsx';
import { t } from '../words/words.ts';
import { CHAT_PICTURES } from './chat-pictures.tsx';
import { CHATS } from './chats.tsx';
import { COMPOSER_PICTURES } from './composer-pictures.tsx';
import { HEADER_PICTURES } from './header-pictures.tsx';
import { MESSAGE_PICTURES } from './message-pictures.tsx';
import { MESSAGES } from './messages.tsx';
import { until } from './page.ts';
import { RECIPE_PICTURES } from './recipe-pictures.tsx';
import type { State } from './state.ts';
import { USERS } from './users.tsx';

/** What a sheet needs of a state. */
type Cell = Pick<State<never>, 'caption' | 'pictured' | 'hasFocus' | 'isZoomed'>;

/** States of one kind, by frame name. */
interface Section {
  kind: string;
  title?: string;
  states: Record<string, Cell>;
}

const LISTS: readonly Section[] = [
  { kind: 'chats', title: 'Conversation list', states: CHATS },
  { kind: 'users', title: 'User list', states: USERS },
];
const OPEN_CHAT: readonly Section[] = [{ kind: 'messages', title: 'Open chat', states: MESSAGES }];

const pictured = (states: Record<string, Cell>) =>
  Object.fromEntries(Object.entries(states).filter(([, state]) => state.pictured));

/** What the props of each component look like, by kind of frame. */
const PICTURES: Record<string, Record<string, Cell>> = {
  chats: pictured(CHATS),
  users: pictured(USERS),
  messages: MESSAGE_PICTURES,
  composer: COMPOSER_PICTURES,
  header: HEADER_PICTURES,
  chat: CHAT_PICTURES,
  recipes: RECIPE_PICTURES,
};

/** How many frames load at the same time. */
const MOST_AT_ONCE = 6;

/** The props of `Sheet`; none of them changes. */
export interface SheetProps {
  theme: string;
  /** 'messages' for the states of an open chat instead of those of the lists. */
  of: string | null;
  /** The kind of frame whose props are pictured; without it every state is shown. */
  pictures: string | null;
}

/** The states of the lists or of a chat, each in its own frame; the page has `data-ready` when all are reached. */
export function Sheet(props: SheetProps): JSX.Element {
  const pictures = untrack(() => props.pictures);
  const sections: readonly Section[] = pictures
    ? [{ kind: pictures, states: PICTURES[pictures] ?? {} }]
    : untrack(() => props.of) === 'messages'
      ? OPEN_CHAT
      : LISTS;
  const all = sections.flatMap(({ states }) => Object.values(states));
  const [ready, setReady] = createSignal(0);
  const lasting = all.filter((state) => !state.hasFocus).length;
  // All frames at once ask for more pictures than a browser takes.
  const isDue = (state: Cell) =>
    state.hasFocus ? ready() >= lasting : all.indexOf(state) < ready() + MOST_AT_ONCE;
  const onLoad = async (frame: HTMLIFrameElement) => {
    await until(() => frame.contentDocument?.documentElement.dataset.ready !== undefined);
    if (setReady((count) => count + 1) < all.length) return;
    document.documentElement.dataset.ready = '';
  };
  keepAtTop();
  return (
    <>
      <div class="kit sheet-bar" data-theme={props.theme}>
        <PageBar current="/states/" title="States">
          <a class="bar-button" href={otherOf(props)}>
            {props.theme === 'dark' ? t('demo.light') : t('demo.dark')}
          </a>
          <a
            class="bar-button"
            href={props.of ? `?theme=${props.theme}` : `?theme=${props.theme}&of=messages`}
          >
            {props.of ? 'Lists' : 'Open chat'}
          </a>
        </PageBar>
      </div>
      <main
        class="sheet"
        classList={{ 'sheet-pictures': pictures !== null }}
        data-kind={sections.length === 1 ? sections[0]?.kind : undefined}
      >
        <For each={sections}>
          {({ kind, title, states }) => (
            <>
              <Show when={title}>
                <h1>{title}</h1>
              </Show>
              <For each={Object.entries(states)}>
                {([name, state]) => (
                  <figure classList={{ wide: state.isZoomed === true }}>
                    <figcaption>{pictures ? <code>{state.pictured}</code> : state.caption}</figcaption>
                    <Show when={isDue(state)}>
                      <iframe
                        title={state.caption}
                        src={`?kind=${kind}&state=${name}&theme=${props.theme}`}
                        onLoad={(event) => onLoad(event.currentTarget)}
                      />
                    </Show>
                  </figure>
                )}
              </For>
            </>
          )}
        </For>
      </main>
    </>
  );
}

/** Returns the address of the same states in the other theme. */
function otherOf({ theme, of }: Pick<SheetProps, 'theme' | 'of'>): string {
  return `?theme=${theme === 'dark' ? 'light' : 'dark'}${of ? `&of=${of}` : ''}`;
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
