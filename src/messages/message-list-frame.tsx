import { createComputed, createMemo, For, type JSX, on, Show, untrack } from 'solid-js';
import { idText } from '../client/boundary/messages.ts';
import { useKit } from '../client/kit-context.tsx';
import type { WindowEntry } from '../list/window/create-window.ts';
import { Gap } from '../list/window/gap.ts';
import type { Announcer } from '../ui/controls/create-announcer.ts';
import { Guarded, orBuiltIn } from '../ui/controls/guarded.tsx';
import { LiveRegion } from '../ui/controls/live-region.tsx';
import type { ListRoot } from '../ui/list/list-root.tsx';
import { Shimmer } from '../ui/list/shimmer.tsx';
import { failureText, StateView } from '../ui/list/state-view.tsx';
import { makeMovesSteady } from '../ui/list/steady-moves.ts';
import { createDelayed } from '../utils/create-delayed.ts';
import { createIdlePreload, onDemand } from '../utils/on-demand.ts';
import { ActionItem, DayItem, DividerItem, MessageItem, TypingItem } from './bubble/message-row.tsx';
import type { MessageView } from './bubble/message-view.ts';
import type { MessageWindow } from './model/create-message-window.ts';
import type { MessageList } from './model/message-list.ts';
import type { TimelineEntry } from './timeline/timeline-entry.ts';

/** The props of `MessageListFrame`. */
export interface MessageListFrameProps {
  root: ListRoot;
  view: MessageView;
  list: MessageList;
  messageWindow: MessageWindow;
  announcer: Announcer;
  onScroller: (scroller: HTMLElement) => void;
  /** Called with the element of the rows. */
  onItems: (items: HTMLElement) => void;
  onNewest: (opener: HTMLElement) => void;
  children: JSX.Element;
}

/** The overlays of the messages. */
export const listEdges = /* @__PURE__ */ onDemand(() =>
  import('./list-edges.tsx').then((part) => part.ListEdges),
);

/** The markup around the messages: states, rows and overlays. */
export function MessageListFrame(props: MessageListFrameProps): JSX.Element {
  const { localizer } = useKit();
  const { view, list, messageWindow } = untrack(() => props);
  const { settings, t } = view;
  const phase = createMemo(() => {
    const { phase } = list.state;
    return phase === 'ready' && list.entries().length === 0 ? 'empty' : phase;
  });
  // Delayed: rows that are already available need no loading view.
  const isLoading = createDelayed(() => phase() === 'loading');
  const state = createMemo(() => {
    const current = phase();
    if (current === 'loading') return isLoading() && current;
    if (current === 'error') return !settings.hideError && current;
    return current === 'empty' && current;
  });
  const Edges = createIdlePreload(listEdges, () => phase() !== 'loading');
  const failure = () => {
    const { error } = list.state;
    if (error?.code === 'ERR_BAD_CHAT') return t('messages.badChat');
    return failureText(error, t, 'chats.error.description');
  };
  const builtIn = {
    loading: () => <Shimmer root="kit-message-list" label={t('messages.loading')} />,
    empty: () => (
      <StateView
        root="kit-message-list"
        kind="empty"
        title={t('message.none')}
        description={t('messages.empty.description')}
      />
    ),
    error: () => (
      <StateView
        root="kit-message-list"
        kind="error"
        title={t('messages.error.title')}
        description={failure()}
        retry={{ title: t('list.retry'), onClick: list.retry }}
      />
    ),
  };
  const stateView = (name: keyof typeof builtIn): JSX.Element => (
    <Guarded fallback={builtIn[name]} report={view.report}>
      {orBuiltIn(settings[`${name}View`], builtIn[name])}
    </Guarded>
  );
  const edgeView = (name: 'headerView' | 'footerView'): JSX.Element => (
    <Show when={settings[name]}>
      {(content) => (
        <Guarded fallback={() => undefined} report={view.report}>
          {content()}
        </Guarded>
      )}
    </Show>
  );
  const draw = (entry: WindowEntry<TimelineEntry>): JSX.Element => {
    if (entry instanceof Gap)
      return (
        <li class="kit-message-list__gap" role="none" aria-hidden="true" ref={(made) => entry.attach(made)} />
      );
    const mount = (element: HTMLElement) => messageWindow.rows.add(entry, element);
    switch (entry.kind) {
      case 'day':
        return <DayItem entry={entry} view={view} mount={mount} />;
      case 'unread':
        return <DividerItem entry={entry} view={view} mount={mount} />;
      case 'typing':
        return <TypingItem entry={entry} view={view} mount={mount} />;
      default:
        return entry.isAction ? (
          <ActionItem record={entry} view={view} />
        ) : (
          <MessageItem record={entry} view={view} />
        );
    }
  };

  // Other slots rerender all rows.
  createComputed(on(view.isSlotted, messageWindow.keepTop, { defer: true }));

  return (
    <props.root
      class={`kit-message-list${settings.showScrollbar ? '' : ' kit-message-list-hide-scrollbar'}`}
      dir={localizer.direction()}
    >
      {edgeView('headerView')}
      <div
        class="kit-message-list__viewport"
        data-phase={phase()}
        data-group={view.isGroup() ? '' : undefined}
      >
        <div
          class="kit-message-list__scroller"
          role="log"
          aria-live="off"
          aria-label={t(idText(settings.parentMessageId) ? 'thread.title' : 'messages.title')}
          aria-busy={phase() === 'loading' ? 'true' : undefined}
          ref={(element) => {
            messageWindow.attach(element);
            props.onScroller(element);
          }}
        >
          <ol
            class="kit-message-list__items"
            role="list"
            hidden={phase() !== 'ready'}
            ref={(element) => {
              makeMovesSteady(element, messageWindow.keepTop);
              props.onItems(element);
            }}
          >
            <Show when={`${view.isSlotted()}`} keyed>
              <For each={messageWindow.entries()}>{draw}</For>
            </Show>
          </ol>
          <Show when={state()} keyed>
            {stateView}
          </Show>
        </div>
        <Show when={phase() === 'ready' && Edges()} keyed>
          {(Edges) => (
            <Edges view={view} messageWindow={messageWindow} onNewest={(opener) => props.onNewest(opener)} />
          )}
        </Show>
        <LiveRegion message={props.announcer.message} />
      </div>
      {edgeView('footerView')}
      {props.children}
    </props.root>
  );
}
