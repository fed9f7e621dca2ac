import { type JSX, untrack } from 'solid-js';
import { nameOf } from '../client/boundary/entities.ts';
import type { OpenedChat } from '../client/boundary/kinds.ts';
import { callApp } from '../client/create-report.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import { KitMessageHeader } from '../header/kit-message-header.tsx';
import { KitMessageList } from '../messages/kit-message-list.tsx';
import { createChatComposer } from './chat-composer.tsx';
import type { ChatView } from './chat-view.ts';
import { createPartProps } from './create-part-props.ts';

/** The open chat: header, messages and composer. */
export function MessagesPanel(props: { view: ChatView; chat: OpenedChat }): JSX.Element {
  const { t } = useChatKit().localizer;
  const { view, chat } = untrack(() => ({ ...props }));
  const { settings, open, focus, report, back } = view;
  const header = createPartProps(() => settings.header);
  const messages = createPartProps(() => settings.messages);
  const name = nameOf(chat.user ?? chat.group);
  const composer = createChatComposer(view, chat);
  return (
    <section
      class="kit-chat__main"
      data-panel="main"
      tabindex="-1"
      aria-label={t('chat.conversation', { name })}
    >
      <KitMessageHeader
        onError={report}
        {...header}
        {...chat}
        onBack={() => {
          back();
          callApp(report, header.onBack);
        }}
      />
      <KitMessageList
        onError={report}
        {...messages}
        {...chat}
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
