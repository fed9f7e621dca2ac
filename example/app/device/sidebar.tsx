import { type Kit, KitConversations, KitUsers } from 'solid-chat-kit';
import { createSignal, createUniqueId, For, type JSX, onCleanup, onMount, Show, untrack } from 'solid-js';
import { t } from '../../words/words.ts';
import { type Chat, chatOfConversation, chatOfUser, isConversationOf } from '../chat/chat.ts';
import { Icon } from '../ui/icon.tsx';
import { Account } from './account.tsx';
import type { Device, Session } from './create-device.ts';

type Tab = 'chats' | 'users';
const TABS = [
  ['chats', 'chats.title'],
  ['users', 'users.title'],
] as const;

/** The lists of a user. */
export function Sidebar(props: {
  device: Device;
  session: Session;
  chat: Chat | undefined;
  onOpen: (chat: Chat | undefined) => void;
}): JSX.Element {
  const session = untrack(() => props.session);
  const { events, kit } = session;
  const id = createUniqueId();
  const [tab, setTab] = createSignal<Tab>('chats');
  const [hasUsers, setHasUsers] = createSignal(false);
  const [user, setUser] = createSignal<Kit.User>();
  const buttons = new Map<Tab, HTMLButtonElement>();

  const choose = (next: Tab) => {
    setTab(next);
    if (next === 'users') setHasUsers(true);
  };
  const openConversation = (chosen: Kit.Conversation) => {
    setUser(undefined);
    props.onOpen(chatOfConversation(chosen));
  };
  const openUser = (chosen: Kit.User) => {
    setUser(chosen);
    props.onOpen(chatOfUser(chosen));
  };
  const setBlocked = async (chosen: Kit.User, isBlocked: boolean) => {
    const uids = [chosen.getUid()];
    await (isBlocked ? kit.blockUsers(uids) : kit.unblockUsers(uids));
    chosen.setBlockedByMe(isBlocked);
    (isBlocked ? events.users.ccUserBlocked : events.users.ccUserUnblocked).next(chosen);
  };

  onMount(() => {
    const subscription = events.conversations.ccConversationDeleted.subscribe((deleted) => {
      untrack(() => {
        if (isConversationOf(props.chat, deleted)) props.onOpen(undefined);
      });
    });
    onCleanup(() => subscription.unsubscribe());
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, Tab> = {
      Home: 'chats',
      End: 'users',
      ArrowLeft: tab() === 'chats' ? 'users' : 'chats',
      ArrowRight: tab() === 'chats' ? 'users' : 'chats',
    };
    const next = moves[event.key];
    if (!next) return;
    event.preventDefault();
    choose(next);
    buttons.get(next)?.focus();
  };

  return (
    <div class="sidebar">
      <Account device={props.device} session={session} />
      <div class="sidebar__panels">
        <div
          class="sidebar__panel"
          role="tabpanel"
          id={`${id}-chats`}
          aria-labelledby={`${id}-chats-tab`}
          inert={tab() !== 'chats'}
        >
          <KitConversations
            activeWith={props.chat?.entity}
            onItemClick={openConversation}
            disableSoundForMessages
            showSearchBar
          />
        </div>
        <div
          class="sidebar__panel"
          role="tabpanel"
          id={`${id}-users`}
          aria-labelledby={`${id}-users-tab`}
          inert={tab() !== 'users'}
        >
          <Show when={hasUsers()}>
            <KitUsers
              activeUser={user()}
              onItemClick={openUser}
              options={(chosen) => [
                chosen.getBlockedByMe()
                  ? { id: 'unblock', title: t('demo.unblock'), onClick: () => void setBlocked(chosen, false) }
                  : { id: 'block', title: t('demo.block'), onClick: () => void setBlocked(chosen, true) },
              ]}
            />
          </Show>
        </div>
      </div>
      <div class="tabs" role="tablist" aria-label={t('demo.lists')} onKeyDown={onKeyDown}>
        <For each={TABS}>
          {([name, label]) => (
            <button
              ref={(element) => buttons.set(name, element)}
              class="tabs__tab"
              type="button"
              role="tab"
              id={`${id}-${name}-tab`}
              aria-controls={`${id}-${name}`}
              aria-selected={tab() === name}
              tabindex={tab() === name ? 0 : -1}
              onClick={() => choose(name)}
            >
              <Icon name={name} />
              {t(label)}
            </button>
          )}
        </For>
      </div>
    </div>
  );
}
