import { createEffect, createMemo, createSignal, type JSX, on, Show, untrack } from 'solid-js';
import { nameOf } from '../client/boundary/entities.ts';
import type { OpenedChat } from '../client/boundary/kinds.ts';
import { canSearchMessages } from '../client/boundary/search-source.ts';
import { callApp } from '../client/create-report.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import { KitMessageHeader } from '../header/kit-message-header.tsx';
import { KitChatMenu } from '../info/kit-chat-menu.tsx';
import { KitMessageList } from '../messages/kit-message-list.tsx';
import type { MessageListHandle } from '../messages/props.ts';
import { focusedNear } from '../utils/focused-near.ts';
import { createOnDemand, onDemand } from '../utils/on-demand.ts';
import { createChatComposer } from './chat-composer.tsx';
import type { ChatView, Jump } from './chat-view.ts';
import { keyOf } from './create-open-chat.ts';
import { createPartProps } from './create-part-props.ts';

/** The search in a chat. */
export const chatSearchBar = /* @__PURE__ */ onDemand(() =>
  import('../search/chat-search-bar.tsx').then((part) => part.ChatSearchBar),
);

/** The open chat: header, messages and composer. */
export function MessagesPanel(props: { view: ChatView; chat: OpenedChat }): JSX.Element {
  const kit = useChatKit();
  const { t } = kit.localizer;
  const { view, chat } = untrack(() => ({ ...props }));
  const { settings, open, focus, report, back } = view;
  const header = createPartProps(() => settings.header);
  const messages = createPartProps(() => settings.messages);
  const menu = createPartProps(() => settings.menu);
  const name = nameOf(chat.user ?? chat.group);
  const composer = createChatComposer(view, chat);
  const { sdk } = kit;
  const key = keyOf(chat);
  const targetOf = (to: Jump | null) => (to?.key === key ? to.parentId || to.messageId : undefined);
  let list: MessageListHandle | undefined;
  let panel!: HTMLElement;
  // The list opens at the message; later jumps scroll.
  const [target, setTarget] = createSignal(targetOf(untrack(view.jump)));
  createEffect(
    on(
      view.jump,
      async (to) => {
        const id = targetOf(to);
        if (id === undefined || !(await list?.scrollTo(id)) || to?.parentId) return;
        if (!panel.contains(focusedNear(panel))) panel.focus({ preventScroll: true });
      },
      { defer: true },
    ),
  );
  createEffect(
    on(
      () => messages.goToMessageId,
      () => setTarget(undefined),
      { defer: true },
    ),
  );
  const [isFinding, setFinding] = createSignal(false);
  const Bar = createOnDemand(chatSearchBar, isFinding, (cause) => {
    setFinding(false);
    report(cause, 'ERR_NOT_LOADED');
  });
  const canFind = createMemo(() => canSearchMessages(sdk()));
  const endFinding = () => {
    setFinding(false);
    panel.querySelector<HTMLElement>('.kit-message-header__search')?.focus();
  };
  return (
    <section
      class="kit-chat__main"
      data-panel="main"
      tabindex="-1"
      aria-label={t('chat.conversation', { name })}
      ref={panel}
    >
      <KitMessageHeader
        onError={report}
        menuView={settings.hideMenu ? undefined : () => <KitChatMenu onError={report} {...menu} {...chat} />}
        {...header}
        {...chat}
        onItemClick={
          settings.hideInfo
            ? header.onItemClick
            : (entity) => {
                focus.actsIn('main');
                open.setInfoOpen(true);
                callApp(report, () => header.onItemClick?.(entity));
              }
        }
        onBack={() => {
          back();
          callApp(report, header.onBack);
        }}
        onSearchClick={
          canFind()
            ? () => {
                setFinding((isOpen) => !isOpen);
                callApp(report, header.onSearchClick);
              }
            : header.onSearchClick
        }
      />
      <Show when={isFinding() && Bar()} keyed>
        {(Bar) => (
          <Bar
            chat={chat}
            scrollTo={(id) => Promise.resolve(list?.scrollTo(id)).then((isThere) => isThere === true)}
            panel={panel}
            onEnd={endFinding}
            report={report}
          />
        )}
      </Show>
      <KitMessageList
        onError={report}
        {...messages}
        {...chat}
        goToMessageId={target() ?? messages.goToMessageId}
        onReady={(handle) => {
          list = handle;
          callApp(report, () => messages.onReady?.(handle));
        }}
        hideReplyOption={messages.hideReplyOption || !composer.canWrite()}
        hideEditMessageOption={messages.hideEditMessageOption || !composer.canWrite()}
        onThreadRepliesClick={(message) => {
          focus.actsIn('main');
          open.openThread(message);
          callApp(report, () => messages.onThreadRepliesClick?.(message));
        }}
      />
      {composer.draw()}
    </section>
  );
}
