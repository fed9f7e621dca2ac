import { type Accessor, createSignal, type JSX, Show, untrack } from 'solid-js';
import { notify } from '../client/boundary/calls.ts';
import { isBlockedUser, nameOf, uidOf } from '../client/boundary/entities.ts';
import type { OpenedChat } from '../client/boundary/kinds.ts';
import { createEventBus } from '../client/create-event-bus.ts';
import { attempt, callApp, type Report } from '../client/create-report.ts';
import type { KitContextValue } from '../client/kit-context.tsx';
import { useChatKit } from '../client/use-chat-kit.ts';
import { KitMessageComposer } from '../composer/kit-message-composer.tsx';
import { KitMessageHeader } from '../header/kit-message-header.tsx';
import { KitMessageList } from '../messages/kit-message-list.tsx';
import type { AppUser, Kit, KitChatSDK } from '../sdk/index.ts';
import type { ChatView } from './chat-view.ts';
import { createPartProps } from './create-part-props.ts';

/** The open chat: header, messages and composer. */
export function MessagesPanel(props: { view: ChatView; chat: OpenedChat }): JSX.Element {
  const kit = useChatKit();
  const { t } = kit.localizer;
  const { settings, open, focus, report, back } = untrack(() => props.view);
  const chat = untrack(() => props.chat);
  const header = createPartProps(() => settings.header);
  const messages = createPartProps(() => settings.messages);
  const composer = createPartProps(() => settings.composer);
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
        onThreadRepliesClick={(message) => {
          focus.actsIn('main');
          open.openThread(message);
          callApp(report, () => messages.onThreadRepliesClick?.(message));
        }}
      />
      <Show when={!block.isBlocked()} fallback={<BlockedBar name={name} onUnblock={block.unblock} />}>
        <KitMessageComposer onError={report} {...composer} {...chat} />
      </Show>
    </section>
  );
}

/** Replaces the composer in a chat with a blocked user. */
function BlockedBar(props: { name: string; onUnblock: (() => void) | undefined }): JSX.Element {
  const { t } = useChatKit().localizer;
  return (
    <div class="kit-chat__blocked">
      <span>{t('chat.blocked', { name: props.name })}</span>
      <Show when={props.onUnblock}>
        <button type="button" class="kit-button" data-variant="secondary" onClick={() => props.onUnblock?.()}>
          {t('chat.unblock')}
        </button>
      </Show>
    </div>
  );
}

/** Whether the signed-in user has blocked the user of a chat. */
interface Block {
  isBlocked: Accessor<boolean>;
  /** Undefined if the SDK cannot unblock. */
  unblock: (() => void) | undefined;
}

/** Follows whether a user is blocked; ends with its owner. */
function createBlock(user: Kit.User | undefined, { sdk, events }: KitContextValue, report: Report): Block {
  const uid = uidOf(user);
  const [isBlocked, setBlocked] = createSignal(isBlockedUser(user));
  createEventBus({
    channels: events,
    follow: ({ users }, on) => {
      const follow = (value: boolean) => (each: Kit.User) => {
        if (uidOf(each) === uid) setBlocked(value);
      };
      on(users.ccUserBlocked, follow(true));
      on(users.ccUserUnblocked, follow(false));
    },
    later:
      (work) =>
      (...args) =>
        void attempt(report, () => work(...args)),
    report,
  });
  return {
    isBlocked,
    get unblock() {
      const current = sdk() as Required<KitChatSDK> | undefined;
      if (!user || !current?.unblockUsers) return undefined;
      // The answer counts even if another chat is open by then.
      return () =>
        void notify(report, async () => {
          await current.unblockUsers([uid]);
          user.setBlockedByMe(false);
          setBlocked(false);
          untrack(events).users.ccUserUnblocked.next(user as AppUser);
        });
    },
  };
}
