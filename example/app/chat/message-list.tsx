import { KitButton } from 'solid-chat-kit';
import {
  createComputed,
  createEffect,
  createMemo,
  createSignal,
  For,
  type JSX,
  on,
  Show,
  untrack,
} from 'solid-js';
import { t } from '../../words/words.ts';
import type { Session } from '../device/create-device.ts';
import { Icon } from '../ui/icon.tsx';
import type { Chat } from './chat.ts';
import type { Messages } from './create-messages.ts';
import { createTail } from './create-tail.ts';
import { layOut, type MessageLine } from './layout.ts';
import type { MessageEntry } from './message-entry.ts';
import { MessageRow } from './message-row.tsx';

/** The messages of a chat; starts at the end and loads older ones on scrolling up. */
export function MessageList(props: { session: Session; chat: Chat; messages: Messages }): JSX.Element {
  let scroller!: HTMLDivElement;
  let list!: HTMLOListElement;
  const [firstUnread, setFirstUnread] = createSignal<string>();
  const [missed, setMissed] = createSignal(0);
  const entries = () => props.messages.entries();
  const lines = createMemo<readonly MessageLine[]>(
    (before) => layOut(entries(), firstUnread() ?? '', before),
    [],
  );
  const tail = createTail(
    () => scroller,
    () => list,
    {
      onStart: () => {
        if (props.messages.state() === 'idle') props.messages.loadOlder();
      },
      onEnd: (isAtEnd) => {
        props.messages.setAtEnd(isAtEnd);
        if (isAtEnd) setMissed(0);
      },
    },
  );

  createComputed(() => {
    const { unread } = props.chat;
    if (firstUnread() !== undefined || entries().length === 0) return;
    setFirstUnread(unread > 0 ? keyOfUnread(entries(), unread) : '');
  });
  // Runs before the page changes; the effect runs after.
  createComputed(on(entries, () => untrack(tail.prepare), { defer: true }));
  createEffect(
    on(
      entries,
      (now, before = []) => {
        tail.settle();
        const newest = now.at(-1);
        const last = before.at(-1);
        if (!newest || !last || newest.key === last.key) return;
        if (newest.progress === 'sending') tail.toEnd();
        else if (!tail.isAtEnd()) setMissed((count) => count + countAfter(now, last));
      },
      { defer: true },
    ),
  );

  return (
    <div class="messages">
      <div
        class="messages__scroller"
        ref={scroller}
        tabindex="0"
        role="log"
        aria-label={t('demo.messages')}
        aria-live="off"
      >
        <div class="messages__head" role="status">
          <Show when={props.messages.state() === 'loading'}>
            <span class="kit-spinner" aria-hidden="true" />
            <span class="visually-hidden">{t('demo.loadingMessages')}</span>
          </Show>
          <Show when={props.messages.state() === 'error'}>
            <p>{t('demo.messagesFailed')}</p>
            <KitButton variant="text" onClick={() => props.messages.loadOlder()}>
              {t('list.retry')}
            </KitButton>
          </Show>
          <Show when={props.messages.state() === 'end' && lines().length === 0}>
            <p class="messages__none">{t('demo.noMessages')}</p>
          </Show>
        </div>
        <ol class="messages__list" ref={list}>
          <For each={lines()}>
            {(line) => (
              <MessageRow
                line={line}
                session={props.session}
                isGroup={props.chat.type === 'group'}
                onResend={() => props.messages.resend(line.entry)}
              />
            )}
          </For>
        </ol>
      </div>
      <button
        class="to-end"
        type="button"
        hidden={tail.isAtEnd()}
        aria-label={[missed() > 0 && t('unread.count', { count: missed() }), t('demo.newest')]
          .filter(Boolean)
          .join(', ')}
        onClick={() => tail.toEnd(!matchMedia('(prefers-reduced-motion: reduce)').matches)}
      >
        <Show when={missed() > 0}>
          <span class="to-end__count">{missed() > 99 ? '99+' : missed()}</span>
        </Show>
        <Icon name="down" />
      </button>
    </div>
  );
}

function keyOfUnread(entries: readonly MessageEntry[], unread: number): string {
  const others = entries.filter((entry) => !entry.isOwn && entry.message.getCategory() !== 'action');
  // With more unread than loaded messages, the mark would be at the wrong place.
  return others.length > unread ? (others[others.length - unread]?.key ?? '') : '';
}

function countAfter(entries: readonly MessageEntry[], last: MessageEntry): number {
  const index = entries.findLastIndex((entry) => entry.key === last.key);
  return index < 0 ? 0 : entries.slice(index + 1).filter((entry) => !entry.isOwn).length;
}
