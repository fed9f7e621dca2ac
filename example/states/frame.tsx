import { type Kit, KitChat, KitConversations, KitProvider, KitUsers } from 'solid-chat-kit';
import { createLocalData, createLocalKit } from 'solid-chat-kit/local';
import { createSignal, type JSX } from 'solid-js';
import { render } from 'solid-js/web';
import { avatarOf } from '../app/avatars.ts';
import { fileOf } from '../app/data/files.ts';
import { CHAT_PICTURES } from './chat-pictures.tsx';
import { CHATS } from './chats.tsx';
import { COMPOSER_PICTURES } from './composer-pictures.tsx';
import { HEADER_PICTURES } from './header-pictures.tsx';
import { MESSAGE_PICTURES } from './message-pictures.tsx';
import { ChatColumn, type ChatColumnProps, MESSAGES } from './messages.tsx';
import { RECIPE_PICTURES } from './recipe-pictures.tsx';
import type { State } from './state.ts';
import { USERS } from './users.tsx';

/** The states of an open chat, and the pictures of the props of its parts, by kind. */
const COLUMNS: Record<string, Record<string, State<Promise<Partial<ChatColumnProps>>>>> = {
  messages: { ...MESSAGES, ...MESSAGE_PICTURES },
  composer: COMPOSER_PICTURES,
  header: HEADER_PICTURES,
};

/** Renders one state over the whole page, and sets `data-ready` when it is reached. */
export async function drawFrame(host: HTMLElement, kind: string, name: string): Promise<void> {
  const stopTimers = recordTimers();
  const state = await drafted(kind, name)(host);
  const loaded = [...document.images].filter(({ complete }) => complete);
  await Promise.all(loaded.map((image) => image.decode().catch(() => {})));
  if (state.isBrief) stopTimers();
  document.documentElement.dataset.ready = '';
}

function drafted(kind: string, name: string): (host: HTMLElement) => Promise<Pick<State<never>, 'isBrief'>> {
  const [chat, setChat] = createSignal<Kit.Conversation>();
  const [user, setUser] = createSignal<Kit.User>();
  if (kind === 'chats')
    return draft(CHATS[name], (props) => (
      <KitConversations
        disableSoundForMessages
        activeConversation={chat()}
        onItemClick={(next) => setChat(() => next)}
        {...props}
      />
    ));
  if (kind === 'users')
    return draft(USERS[name], (props) => (
      <KitUsers activeUser={user()} onItemClick={(next) => setUser(() => next)} {...props} />
    ));
  if (kind === 'chat') return draft(CHAT_PICTURES[name], (props) => <KitChat disableHistory {...props} />);
  if (kind === 'recipes') return draft(RECIPE_PICTURES[name], (props) => <>{props?.view()}</>);
  return draft(COLUMNS[kind]?.[name], (props) => <ChatColumn {...props} />);
}

function draft<P>(state: State<P> | undefined, list: (props: Awaited<P> | undefined) => JSX.Element) {
  if (!state) throw new Error('There is no state of this name.');
  return async (host: HTMLElement) => {
    const data = createLocalData({
      conversations: 120,
      users: 200,
      avatar: avatarOf,
      file: fileOf,
      ...state.seed,
    });
    const kit = createLocalKit({ data });
    await kit.login('ann');
    state.before?.(kit);
    const props = await state.props?.(kit);
    host.className = 'kit frame';
    host.toggleAttribute('data-narrow', state.isNarrow === true);
    host.toggleAttribute('data-zoomed', state.isZoomed === true);
    render(
      () => (
        <KitProvider sdk={kit} locale={state.locale ?? 'en'}>
          {list(props)}
        </KitProvider>
      ),
      host,
    );
    await state.reach(kit);
    return state;
  };
}

/**
 * Returns a function that ends the timers of this page, so that what it shows stays: what loads would fail, a toast
 * would go. Call it before they are set.
 */
function recordTimers(): () => void {
  const ids: number[] = [];
  const { setTimeout } = window;
  const recorded = (...given: Parameters<typeof setTimeout>) => {
    const id = setTimeout(...given);
    ids.push(id);
    return id;
  };
  Object.assign(window, { setTimeout: recorded });
  return () => {
    for (const id of ids) clearTimeout(id);
    Object.assign(window, { setTimeout: () => 0 });
  };
}
