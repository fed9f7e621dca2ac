import { batch, createEffect, type JSX, Show, untrack } from 'solid-js';
import { messageId } from '../client/boundary/messages.ts';
import { callApp } from '../client/create-report.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import { KitSearch } from '../search/kit-search.tsx';
import { createModal } from '../ui/controls/create-modal.ts';
import type { ChatView } from './chat-view.ts';
import { createPartProps } from './create-part-props.ts';

/** The search across chats, over the chat. What is chosen opens, and closes it. */
export function SearchDialog(props: { view: ChatView; isOpen: boolean; onEnd: () => void }): JSX.Element {
  const { t } = useChatKit().localizer;
  const { settings, open, focus, report, jumpTo } = untrack(() => props.view);
  const search = createPartProps(() => settings.search);
  let dialog!: HTMLDialogElement;
  const modal = createModal(
    () => props.isOpen,
    () => props.onEnd(),
  );
  createEffect(() => props.isOpen && dialog.querySelector('input')?.focus());
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
        modal(element);
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
