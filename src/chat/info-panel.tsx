import { type JSX, Show, untrack } from 'solid-js';
import { nameOf } from '../client/boundary/entities.ts';
import type { OpenedChat } from '../client/boundary/kinds.ts';
import { callApp } from '../client/create-report.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import { closeByEscape } from '../ui/controls/escape.ts';
import { createOnDemand, onDemand } from '../utils/on-demand.ts';
import type { ChatView } from './chat-view.ts';
import { createPartProps } from './create-part-props.ts';

export const chatInfo = /* @__PURE__ */ onDemand(() =>
  import('../info/kit-chat-info.tsx').then((part) => part.KitChatInfo),
);

/** The info about the open chat, which loads when it is first opened. */
export function InfoPanel(props: { view: ChatView; chat: OpenedChat }): JSX.Element {
  const { t } = useChatKit().localizer;
  const { view, chat } = untrack(() => ({ ...props }));
  const { settings, open, focus, report, back } = view;
  const info = createPartProps(() => settings.info);
  const Info = createOnDemand(
    chatInfo,
    () => true,
    (cause) => {
      open.setInfoOpen(false);
      report(cause, 'ERR_NOT_LOADED');
    },
  );
  return (
    <section
      class="kit-chat__info"
      data-panel="info"
      tabindex="-1"
      aria-label={nameOf(chat.user ?? chat.group)}
      on:keydown={(event) => closeByEscape(event, back)}
    >
      <Show
        when={Info()}
        keyed
        fallback={
          <p class="kit-dialog__text" role="status">
            {t('list.loading')}
          </p>
        }
      >
        {(Info) => (
          <Info
            onError={report}
            hideDelete={settings.conversations?.hideDeleteConversation}
            {...info}
            {...chat}
            onMessageClick={(user) => {
              focus.actsIn('info');
              open.open({ user });
              callApp(report, () => info.onMessageClick?.(user));
            }}
            onClose={() => {
              back();
              callApp(report, info.onClose);
            }}
          />
        )}
      </Show>
    </section>
  );
}
