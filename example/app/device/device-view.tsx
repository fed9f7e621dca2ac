import { KitProvider } from 'solid-chat-kit';
import { createEffect, createSignal, type JSX, on, Show, untrack } from 'solid-js';
import type { Chat } from '../chat/chat.ts';
import { ChatPanel } from '../chat/chat-panel.tsx';
import { Icon } from '../ui/icon.tsx';
import { createDelivery } from './create-delivery.ts';
import type { Device, Session } from './create-device.ts';
import { Sidebar } from './sidebar.tsx';

/** A device: the lists of the signed-in user, and the open chat. */
export function DeviceView(props: { device: Device; label: string; locale: string }): JSX.Element {
  return (
    <section class="device" aria-label={props.label}>
      <Show
        when={props.device.session()}
        keyed
        fallback={
          <div class="device__wait" role="status">
            <span class="kit-spinner" aria-hidden="true" />
            <span class="visually-hidden">Signing in</span>
          </div>
        }
      >
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
  createDelivery(session.kit);

  const open = (next: Chat | undefined) => {
    const current = chat();
    if (next && current?.type === next.type && current.id === next.id) return;
    opener = document.activeElement;
    setChat(next);
  };
  // On a narrow screen, going back focuses the row that was opened.
  createEffect(
    on(chat, (now, before) => {
      if (!now && before && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    }),
  );

  return (
    <div class="panels" data-view={chat() ? 'chat' : 'list'}>
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
              <h2 class="nothing__title">Choose a chat</h2>
              <p class="nothing__text">
                Pick a conversation on the left, or start one with anybody under Users.
              </p>
            </div>
          }
        >
          {(open) => (
            <ChatPanel session={session} chat={open} drafts={drafts} onBack={() => setChat(undefined)} />
          )}
        </Show>
      </div>
    </div>
  );
}
