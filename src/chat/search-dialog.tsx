import { batch, createEffect, type JSX, on, Show, untrack } from 'solid-js';
import { messageId } from '../client/boundary/messages.ts';
import { callApp } from '../client/create-report.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import { KitSearch } from '../search/kit-search.tsx';
import { closeByCancel } from '../ui/controls/escape.ts';
import { focusedNear } from '../utils/focused-near.ts';
import type { ChatView } from './chat-view.ts';
import { createPartProps } from './create-part-props.ts';

/** The search across chats, over the chat. What is chosen opens, and closes it. */
export function SearchDialog(props: { view: ChatView; isOpen: boolean; onEnd: () => void }): JSX.Element {
  const { t } = useChatKit().localizer;
  const { settings, open, focus, report, jumpTo } = untrack(() => props.view);
  const search = createPartProps(() => settings.search);
  let dialog!: HTMLDialogElement;
  let opener: Element | null = null;
  createEffect(
    on(
      () => props.isOpen,
      (opens) => {
        if (opens === dialog.open) return;
        if (opens) opener = focusedNear(dialog);
        if (!dialog.showModal) dialog.toggleAttribute('open', opens);
        else if (opens) dialog.showModal();
        else dialog.close();
        if (opens) dialog.querySelector('input')?.focus();
        else if (opener?.isConnected) (opener as HTMLElement).focus({ preventScroll: true });
      },
    ),
  );
  /** Opens a chat; the focus follows as from the list. */
  const choose = (act: () => void) =>
    batch(() => {
      props.onEnd();
      focus.actsIn('list');
      act();
    });
  return (
    <dialog
      class="kit-dialog kit-chat__search-dialog"
      aria-label={t('search.all')}
      ref={(element) => {
        dialog = element;
        element.addEventListener('click', (event) => {
          if (event.target === element) props.onEnd();
        });
        closeByCancel(element, () => props.onEnd());
      }}
    >
      <Show when={props.isOpen}>
        <KitSearch
          onError={report}
          {...search}
          onConversationClick={(conversation) => {
            choose(() => open.openConversation(conversation));
            callApp(report, () => search.onConversationClick?.(conversation));
          }}
          onUserClick={(user) => {
            choose(() => open.open({ user }));
            callApp(report, () => search.onUserClick?.(user));
          }}
          onMessageClick={(message, chat) => {
            choose(() => jumpTo(chat, messageId(message)));
            callApp(report, () => search.onMessageClick?.(message, chat));
          }}
          onClose={() => {
            props.onEnd();
            callApp(report, search.onClose);
          }}
        />
      </Show>
    </dialog>
  );
}
