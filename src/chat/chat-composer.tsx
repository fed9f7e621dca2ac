import { type Accessor, createMemo, createSignal, type JSX, Show, untrack } from 'solid-js';
import { notify } from '../client/boundary/calls.ts';
import { isBlockedUser, nameOf, uidOf } from '../client/boundary/entities.ts';
import type { Report } from '../client/create-report.ts';
import { createEventBus } from '../client/events/create-event-bus.ts';
import type { KitContextValue } from '../client/kit-context.tsx';
import { useChatKit } from '../client/use-chat-kit.ts';
import type { ComposerChat } from '../composer/composer.ts';
import { KitMessageComposer } from '../composer/kit-message-composer.tsx';
import type { AppUser, Kit, KitChatSDK } from '../sdk/index.ts';
import { Guarded, orBuiltIn } from '../ui/controls/guarded.tsx';
import type { ChatView } from './chat-view.ts';
import { createPartProps } from './create-part-props.ts';

/** The composer of a chat or of one of its threads. */
export interface ChatComposer {
  /** Whether the user can write there. Tracked. */
  canWrite: Accessor<boolean>;
  draw(): JSX.Element;
}

/** Creates the composer of a chat or thread: the app's, the bar of a blocked user, or the built-in one. */
export function createChatComposer({ settings, report }: ChatView, chat: ComposerChat): ChatComposer {
  const composer = createPartProps(() => settings.composer);
  const name = nameOf(chat.user ?? chat.group);
  const block = createBlock(chat.user, useChatKit(), report);
  const builtIn = () => (
    <Show when={!block.isBlocked()} fallback={<BlockedBar name={name} onUnblock={block.unblock} />}>
      <KitMessageComposer onError={report} {...composer} {...chat} />
    </Show>
  );
  const own = createMemo(() => {
    try {
      return settings.composerView?.(chat, builtIn);
    } catch (cause) {
      report(cause, 'ERR_VIEW_FAILED');
      return undefined;
    }
  });
  return {
    canWrite: () => own() !== null && !block.isBlocked() && !composer.disabled,
    draw: () => (
      <Guarded fallback={builtIn} report={report}>
        {orBuiltIn(own(), builtIn)}
      </Guarded>
    ),
  };
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
    subscribe: ({ users }, on) => {
      const mark = (value: boolean) => (each: Kit.User) => {
        if (uidOf(each) === uid) setBlocked(value);
      };
      on(users.ccUserBlocked, mark(true));
      on(users.ccUserUnblocked, mark(false));
    },
    report,
  });
  return {
    isBlocked,
    get unblock() {
      const current = sdk() as Required<KitChatSDK> | undefined;
      if (!user || !current?.unblockUsers) return undefined;
      // Apply the result even if another chat was opened meanwhile.
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
