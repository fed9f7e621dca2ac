import { KitProvider } from 'solid-chat-kit';
import { createEffect, createSignal, type JSX, on, onCleanup, onMount, Show, untrack } from 'solid-js';
import { t } from '../../words/words.ts';
import type { Chat } from '../chat/chat.ts';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { findFirstChat } from '../chat/first-chat.ts';
import { Icon } from '../ui/icon.tsx';
import { Shimmer } from '../ui/shimmer.tsx';
import { createDelivery } from './create-delivery.ts';
import type { Device, Session } from './create-device.ts';
import { Sidebar } from './sidebar.tsx';

/** The least width of list and chat side by side, in px, as in the style sheet. */
const BOTH = 640;

/** A device: the lists of the signed-in user, and the open chat. */
export function DeviceView(props: { device: Device; label: string; locale: string }): JSX.Element {
  return (
    <section class="device" aria-label={props.label}>
      <Show when={props.device.session()} keyed fallback={<Shimmer />}>
        {(session) => (
          <KitProvider sdk={session.kit} events={session.events} locale={props.locale}>
            <TwoPanels device={props.device} session={session} />
          </KitProvider>
        )}
      </Show>
    </section>
  );
}

function TwoPanels(props: { device: Device; session: Session }): JSX.Element {
  const session = untrack(() => props.session);
  const [chat, setChat] = createSignal<Chat>();
  const drafts = new Map<string, string>();
  let opener: Element | null = null;
  let hasChosen = false;
  let panels!: HTMLDivElement;
  createDelivery(session.kit);

  const open = (next: Chat | undefined) => {
    const current = chat();
    hasChosen = true;
    if (next && current?.type === next.type && current.id === next.id) return;
    opener = document.activeElement;
    setChat(next);
  };
  const isWide = () => panels.getBoundingClientRect().width >= BOTH;
  onMount(async () => {
    const first = isWide() && (await findFirstChat(session.kit).catch(() => undefined));
    if (first && !hasChosen && isWide()) setChat(first);
  });
  // Without room for both, a chat that nobody chose gives way to the list.
  onMount(() => {
    const observer = new ResizeObserver(() => {
      if (!hasChosen && !isWide()) setChat(undefined);
    });
    observer.observe(panels);
    onCleanup(() => observer.disconnect());
  });
  // On a narrow screen, going back focuses the row that was opened.
  createEffect(
    on(chat, (now, before) => {
      if (!now && before && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    }),
  );

  return (
    <div class="panels" ref={panels} data-view={chat() ? 'chat' : 'list'}>
      <Sidebar device={props.device} session={session} chat={chat()} onOpen={open} />
      <div class="panels__main">
        <Show
          when={chat()}
          keyed
          fallback={
            <div class="nothing">
              <div class="nothing__icon">
                <Icon name="chats" />
              </div>
              <h2 class="nothing__title">{t('demo.choose')}</h2>
              <p class="nothing__text">{t('demo.chooseText', { users: t('users.title') })}</p>
            </div>
          }
        >
          {(open) => (
            <ChatPanel
              session={session}
              chat={open}
              drafts={drafts}
              isChosen={hasChosen}
              onBack={() => setChat(undefined)}
            />
          )}
        </Show>
      </div>
    </div>
  );
}
