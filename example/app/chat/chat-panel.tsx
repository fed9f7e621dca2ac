import { KitButton } from 'solid-chat-kit';
import { createSignal, createUniqueId, type JSX, onCleanup, onMount, Show, untrack } from 'solid-js';
import { t } from '../../words/words.ts';
import type { Session } from '../device/create-device.ts';
import type { Chat } from './chat.ts';
import { ChatHeader } from './chat-header.tsx';
import { Composer } from './composer.tsx';
import { createMessages } from './create-messages.ts';
import { MessageList } from './message-list.tsx';

/** The open chat; mounted once per chat. */
export function ChatPanel(props: {
  session: Session;
  chat: Chat;
  drafts: Map<string, string>;
  /** Whether the user opened it, which focuses it. */
  isChosen: boolean;
  onBack: () => void;
}): JSX.Element {
  const { session, chat } = untrack(() => ({ session: props.session, chat: props.chat }));
  const titleId = createUniqueId();
  const draftKey = `${chat.type}:${chat.id}`;
  const messages = createMessages(session, chat);
  const [isBlocked, setBlocked] = createSignal(chat.type === 'user' && chat.entity.getBlockedByMe());
  let panel!: HTMLElement;

  onMount(() => {
    const follow = (blocked: boolean) => (user: { getUid(): string }) => {
      if (chat.type === 'user' && user.getUid() === chat.id) setBlocked(blocked);
    };
    const subscriptions = [
      session.events.users.ccUserBlocked.subscribe(follow(true)),
      session.events.users.ccUserUnblocked.subscribe(follow(false)),
    ];
    onCleanup(() => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    });
    if (untrack(() => props.isChosen) && !panel.contains(document.activeElement))
      document.getElementById(titleId)?.focus({ preventScroll: true });
  });

  const unblock = async () => {
    if (chat.type !== 'user') return;
    await session.kit.unblockUsers([chat.id]);
    chat.entity.setBlockedByMe(false);
    session.events.users.ccUserUnblocked.next(chat.entity);
  };

  return (
    <section class="chat" ref={panel} aria-labelledby={titleId}>
      <ChatHeader
        session={session}
        chat={chat}
        titleId={titleId}
        isBlocked={isBlocked()}
        onBack={() => props.onBack()}
      />
      <MessageList session={session} chat={chat} messages={messages} />
      <Show
        when={!isBlocked()}
        fallback={
          <div class="blocked">
            <p>{t('demo.youBlocked', { name: chat.entity.getName() })}</p>
            <KitButton variant="secondary" onClick={() => void unblock()}>
              {t('demo.unblock')}
            </KitButton>
          </div>
        }
      >
        <Composer
          session={session}
          chat={chat}
          isFocused={props.isChosen}
          draft={props.drafts.get(draftKey) ?? ''}
          onDraft={(text) => props.drafts.set(draftKey, text)}
          onSend={messages.send}
          onFiles={messages.sendFiles}
        />
      </Show>
    </section>
  );
}
