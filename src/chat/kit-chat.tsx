import {
  batch,
  createEffect,
  createMemo,
  createSignal,
  createUniqueId,
  type JSX,
  on,
  onMount,
  Show,
  untrack,
} from 'solid-js';
import type { OpenedChat } from '../client/boundary/kinds.ts';
import { messageId, parentId } from '../client/boundary/messages.ts';
import { createReport } from '../client/create-report.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import { createDropTargets, DropTargetsContext } from '../composer/drop-targets.ts';
import { LeavingChats } from '../conversations/leaving-chats.ts';
import { ChatActionsOf, createChatActions } from '../info/create-chat-actions.tsx';
import type { Kit } from '../sdk/index.ts';
import { Guarded, orBuiltIn } from '../ui/controls/guarded.tsx';
import { createListRoot, type ListRoot } from '../ui/list/list-root.tsx';
import { StateView } from '../ui/list/state-view.tsx';
import { createOnDemand, onDemand } from '../utils/on-demand.ts';
import { readableProps } from '../utils/readable-props.ts';
import type { ChatView, Jump } from './chat-view.ts';
import { createBackSteps } from './create-back-steps.ts';
import { createOpenChat, keyOf } from './create-open-chat.ts';
import { createPanelCount } from './create-panel-count.ts';
import { createPanelFocus } from './create-panel-focus.ts';
import { createSearchKey } from './create-search-key.ts';
import { InfoPanel } from './info-panel.tsx';
import { ListPanel } from './list-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { type KitChatProps, OWN } from './props.ts';
import { ThreadPanel } from './thread-panel.tsx';

/** The search across chats. */
export const searchDialog = /* @__PURE__ */ onDemand(() =>
  import('./search-dialog.tsx').then((part) => part.SearchDialog),
);

/**
 * A whole chat: the conversations, the messages of the open one with header and composer, threads, and the info about
 * the chat; in one, two or three panels, depending on its own width. CSS hook: `.kit-chat`.
 * @example <KitChat />
 */
export function KitChat(given: KitChatProps): JSX.Element {
  const props = readableProps(given);
  return drawChat(props, createListRoot(props, OWN));
}

/** Renders the chat with the given root. */
export function drawChat(props: KitChatProps, Root: ListRoot): JSX.Element {
  const kit = useChatKit();
  const { t, direction } = kit.localizer;
  const report = createReport(() => props.onError);
  const open = createOpenChat(props, kit, report);
  const { chat, thread, isInfoOpen, isChoosing } = open;
  let panels!: HTMLDivElement;
  const count = createPanelCount(() => panels);
  const focus = createPanelFocus({ root: () => panels, open, count });
  const shown = () => {
    if (thread()) return 'thread';
    if (isInfoOpen()) return 'info';
    return chat() ? 'chat' : isChoosing() ? 'users' : 'list';
  };
  const actions = createChatActions({
    chat,
    hideDelete: () => props.conversations?.hideDeleteConversation,
    onFocus: () =>
      (
        panels.querySelector<HTMLElement>('.kit-chat-menu') ??
        panels.querySelector<HTMLElement>('.kit-list-item__action[tabindex="0"]')
      )?.focus({ preventScroll: true }),
    report,
  });

  const [isSearching, setSearching] = createSignal(false);
  const openSearch = () => setSearching(true);
  const Search = createOnDemand(searchDialog, isSearching, (cause) => {
    setSearching(false);
    report(cause, 'ERR_NOT_LOADED');
  });
  createSearchKey(
    () => panels,
    () => !props.hideSearch,
    openSearch,
    () => void searchDialog.load(),
  );
  const [jump, setJump] = createSignal<Jump | null>(null);
  const jumpTo = (to: OpenedChat, message: Kit.Message) =>
    batch(() => {
      const next = { key: keyOf(to), messageId: messageId(message), parentId: parentId(message) };
      setJump(next);
      open.closeThread();
      open.setInfoOpen(false);
      open.open(to);
      return next;
    });
  const endJump = (ended: Jump) => setJump((now) => (now === ended ? null : now));

  createEffect(
    on(chat, (now) => void (now && keyOf(now) === untrack(jump)?.key ? undefined : setJump(null)), {
      defer: true,
    }),
  );

  /** Closes the topmost panel. */
  const back = () => {
    if (isSearching()) {
      setSearching(false);
      return;
    }
    focus.actsIn(thread() ? 'thread' : isInfoOpen() ? 'info' : chat() ? 'main' : 'users');
    if (thread()) open.closeThread();
    else if (isInfoOpen()) open.setInfoOpen(false);
    else if (chat()) open.close();
    else open.setChoosing(false);
  };
  const depth = createMemo(() => {
    if (props.disableHistory || count() === 3) return 0;
    const isOverList = count() === 1 && (chat() || isChoosing());
    const isOverAll = count() === 1 && isSearching();
    return (isOverList ? 1 : 0) + (thread() || isInfoOpen() ? 1 : 0) + (isOverAll ? 1 : 0);
  });
  createBackSteps({ id: createUniqueId(), depth, back });
  const dropTargets = createDropTargets(true);
  onMount(() => dropTargets.listen(panels));
  const view: ChatView = { settings: props, open, focus, report, openSearch, jumpTo, jump, endJump, back };
  // Not an attribute, which a content security policy may forbid.
  createEffect(() => {
    const { columnWidth } = props;
    panels.style.setProperty('--kit-chat-column-size', columnWidth === undefined ? '' : `${columnWidth}px`);
  });
  const empty = () => (
    <StateView
      root="kit-chat"
      kind="empty"
      title={t('chat.empty.title')}
      description={t('chat.empty.description')}
    />
  );

  return (
    <Root class="kit-chat" dir={direction()}>
      <DropTargetsContext.Provider value={dropTargets}>
        <ChatActionsOf.Provider value={actions}>
          <div class="kit-chat__panels" data-view={shown()} ref={panels}>
            <ListPanel view={view} />
            <Show
              when={chat()}
              keyed
              fallback={
                <div class="kit-chat__main" data-panel="main">
                  <Guarded fallback={empty} report={report}>
                    {orBuiltIn(props.emptyView, empty)}
                  </Guarded>
                </div>
              }
            >
              {(opened) => <MessagesPanel view={view} chat={opened} />}
            </Show>
            <Show when={thread()} keyed>
              {(message) => <ThreadPanel view={view} chat={chat() as OpenedChat} message={message} />}
            </Show>
            <Show when={isInfoOpen() && chat()} keyed>
              {(opened) => <InfoPanel view={view} chat={opened} />}
            </Show>
          </div>
        </ChatActionsOf.Provider>
        <LeavingChats.Provider value={open.closeIf}>{actions.view()}</LeavingChats.Provider>
        <Show when={Search()} keyed>
          {(Dialog) => <Dialog view={view} isOpen={isSearching()} onEnd={() => setSearching(false)} />}
        </Show>
      </DropTargetsContext.Provider>
    </Root>
  );
}
