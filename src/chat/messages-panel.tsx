import { type JSX, Show, untrack } from 'solid-js';
import { nameOf } from '../client/boundary/entities.ts';
import type { OpenedChat } from '../client/boundary/kinds.ts';
import { callApp } from '../client/create-report.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import { KitMessageComposer } from '../composer/kit-message-composer.tsx';
import { KitMessageHeader } from '../header/kit-message-header.tsx';
import { KitMessageList } from '../messages/kit-message-list.tsx';
import { BlockedBar } from './blocked-bar.tsx';
import type { ChatView } from './chat-view.ts';
import { createBlock } from './create-block.ts';

/** The open chat: header, messages and composer. */
export function MessagesPanel(props: { view: ChatView; chat: OpenedChat }): JSX.Element {
  const kit = useChatKit();
  const { t } = kit.localizer;
  const { settings, open, focus, report, back } = untrack(() => props.view);
  const chat = untrack(() => props.chat);
  const name = nameOf(chat.user ?? chat.group);
  const block = createBlock(chat.user, kit, report);
  return (
    <section
      class="kit-chat__main"
      data-panel="main"
      tabindex="-1"
      aria-label={t('chat.conversation', { name })}
    >
      <KitMessageHeader
        onError={report}
        {...settings.header}
        {...chat}
        onBack={() => {
          back();
          callApp(report, settings.header?.onBack);
        }}
      />
      <KitMessageList
        onError={report}
        {...settings.messages}
        {...chat}
        onThreadRepliesClick={(message) => {
          focus.actsIn('main');
          open.openThread(message);
          callApp(report, () => settings.messages?.onThreadRepliesClick?.(message));
        }}
      />
      <Show when={!block.isBlocked()} fallback={<BlockedBar name={name} onUnblock={block.unblock} />}>
        <KitMessageComposer onError={report} {...settings.composer} {...chat} />
      </Show>
    </section>
  );
}
