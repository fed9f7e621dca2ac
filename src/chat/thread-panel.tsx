import { type JSX, onCleanup, splitProps, untrack } from 'solid-js';
import type { OpenedChat } from '../client/boundary/kinds.ts';
import { messageId } from '../client/boundary/messages.ts';
import { callApp } from '../client/create-report.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import { KitThreadHeader } from '../header/kit-thread-header.tsx';
import { KitMessageList } from '../messages/kit-message-list.tsx';
import type { Kit } from '../sdk/index.ts';
import { closeByEscape } from '../ui/controls/escape.ts';
import { StateView } from '../ui/list/state-view.tsx';
import { createChatComposer } from './chat-composer.tsx';
import type { ChatView } from './chat-view.ts';
import { createPartProps } from './create-part-props.ts';

/** The settings of the message list that concern the position in the chat, not the appearance. */
const OF_CHAT = [
  'messagesRequestBuilder',
  'initialMessages',
  'goToMessageId',
  'startFromUnreadMessages',
  'onThreadRepliesClick',
  'onReady',
  'emptyView',
] as const;

/** An open thread: its parent message, the replies, and a composer. */
export function ThreadPanel(props: { view: ChatView; chat: OpenedChat; message: Kit.Message }): JSX.Element {
  const { t } = useChatKit().localizer;
  const { view, chat, message } = untrack(() => ({ ...props }));
  const { settings, report, back, jump, endJump } = view;
  const id = messageId(message);
  const target = untrack(() => (jump()?.parentId === id ? jump() : null));
  onCleanup(() => target && endJump(target));
  const header = createPartProps(() => settings.threadHeader);
  const messages = createPartProps(() => settings.messages);
  const composer = createChatComposer(view, { ...chat, parentMessageId: id });
  const [, listProps] = splitProps(messages, OF_CHAT);
  return (
    <section
      class="kit-chat__thread"
      data-panel="thread"
      tabindex="-1"
      aria-label={t('thread.title')}
      on:keydown={(event) => closeByEscape(event, back)}
    >
      <KitThreadHeader
        onError={report}
        {...header}
        parentMessage={message}
        onClose={() => {
          back();
          callApp(report, header.onClose);
        }}
      />
      <KitMessageList
        onError={report}
        {...listProps}
        {...chat}
        parentMessageId={id}
        goToMessageId={target?.messageId}
        hideReplyOption={listProps.hideReplyOption || !composer.canWrite()}
        hideEditMessageOption={listProps.hideEditMessageOption || !composer.canWrite()}
        emptyView={
          <StateView
            root="kit-message-list"
            kind="empty"
            title={t('thread.noReplies')}
            description={t('messages.empty.description')}
          />
        }
      />
      {composer.draw()}
    </section>
  );
}
