import { batch, createEffect, createSignal, type JSX, on, onCleanup, Show, untrack } from 'solid-js';
import { FETCH_TIMEOUT_MS } from '../client/boundary/calls.ts';
import { sdkId } from '../client/boundary/messages.ts';
import { createFetches } from '../client/create-fetches.ts';
import { callApp } from '../client/create-report.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import { chatSdk } from '../sdk/chat-sdk.ts';
import { KitSearch } from '../search/kit-search.tsx';
import { createModal } from '../ui/controls/create-modal.ts';
import { createMarks } from '../ui/list/follow-search.ts';
import { focusedNear } from '../utils/focused-near.ts';
import type { ChatView, Jump } from './chat-view.ts';
import { createPartProps } from './create-part-props.ts';

/** The search across chats, over the chat. What is chosen opens, and closes it. */
export function SearchDialog(props: { view: ChatView; isOpen: boolean; onEnd: () => void }): JSX.Element {
  const { sdk, localizer } = useChatKit();
  const { t } = localizer;
  const { settings, open, focus, report, jumpTo, jump } = untrack(() => props.view);
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
  const fetches = createFetches();
  const mark = createMarks('.kit-message-bubble__text');
  /** Opens the thread of a reply, and marks the matches in the message once it is shown. */
  const show = (to: Jump) => {
    fetches.endAll();
    setShown({ to, keyword: dialog.querySelector('input')?.value.trim() ?? '' });
    if (to.parentId === '') return;
    const current = chatSdk(sdk());
    fetches.start(async () => current.getMessageDetails?.(sdkId(to.parentId)), {
      timeoutMs: FETCH_TIMEOUT_MS,
      onAnswer(parent) {
        if (parent && untrack(jump) === to) open.openThread(parent);
      },
      onFailure: report,
    });
  };
  const [shown, setShown] = createSignal<{ to: Jump; keyword: string }>();
  createEffect(
    on([shown, jump], ([found, now]) => {
      if (!found || found.to !== now) return;
      const chat = dialog.parentElement as HTMLElement;
      const panel = found.to.parentId ? '.kit-chat__thread' : '.kit-chat__main';
      const markedRow = () => chat.querySelector<HTMLElement>(`${panel} .kit-message-list__row[data-marked]`);
      /** The target of an earlier jump. */
      const last = markedRow();
      const observer = new MutationObserver(() => {
        const row = markedRow();
        if (!row || row === last) return;
        observer.disconnect();
        mark([row], found.keyword);
        // A field with text keeps the focus.
        const active = focusedNear(chat) as HTMLTextAreaElement | null;
        if (!active?.value) row.focus({ preventScroll: true });
      });
      observer.observe(chat, { subtree: true, childList: true, attributeFilter: ['data-marked'] });
      // The message may be gone: then no row is ever marked.
      const timer = setTimeout(() => observer.disconnect(), FETCH_TIMEOUT_MS);
      onCleanup(() => {
        clearTimeout(timer);
        observer.disconnect();
        mark([], '');
      });
    }),
  );
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
            choose(() => show(jumpTo(chat, message)));
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
