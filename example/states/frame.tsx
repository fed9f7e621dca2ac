import { type Kit, KitConversations, KitProvider, KitUsers } from 'solid-chat-kit';
import { createLocalData, createLocalKit } from 'solid-chat-kit/local';
import { createSignal, type JSX } from 'solid-js';
import { render } from 'solid-js/web';
import { avatarOf } from '../app/avatars.ts';
import { CHATS } from './chats.tsx';
import { MESSAGE_PICTURES } from './message-pictures.tsx';
import { ChatColumn, MESSAGES } from './messages.tsx';
import type { State } from './state.ts';
import { USERS } from './users.tsx';

/** Renders one state over the whole page, and sets `data-ready` when it is reached. */
export async function drawFrame(host: HTMLElement, list: string, name: string): Promise<void> {
  const [chat, setChat] = createSignal<Kit.Conversation>();
  const [user, setUser] = createSignal<Kit.User>();
  const draw =
    list === 'messages'
      ? draft(MESSAGES[name] ?? MESSAGE_PICTURES[name], (props) => <ChatColumn {...props} />)
      : list === 'chats'
        ? draft(CHATS[name], (props) => (
            <KitConversations
              disableSoundForMessages
              activeConversation={chat()}
              onItemClick={(next) => setChat(() => next)}
              {...props}
            />
          ))
        : draft(USERS[name], (props) => (
            <KitUsers activeUser={user()} onItemClick={(next) => setUser(() => next)} {...props} />
          ));
  await draw(host);
  const loaded = [...document.images].filter(({ complete }) => complete);
  await Promise.all(loaded.map((image) => image.decode().catch(() => {})));
  document.documentElement.dataset.ready = '';
}

function draft<P>(state: State<P> | undefined, list: (props: Awaited<P> | undefined) => JSX.Element) {
  if (!state) throw new Error('There is no state of this name.');
  return async (host: HTMLElement) => {
    const data = createLocalData({ conversations: 120, users: 200, avatar: avatarOf, ...state.seed });
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
  };
}
