import { createEffect, createMemo, createSignal, type JSX, on, Show } from 'solid-js';
import { createGuard, createReport } from '../client/create-report.ts';
import { useKit } from '../client/kit-context.tsx';
import type { ConversationEntry } from '../client/records/conversation-record.ts';
import type { ListWindow } from '../list/window/create-window.ts';
import { chatSdk } from '../sdk/chat-sdk.ts';
import type { AppConversation, Kit } from '../sdk/index.ts';
import { createAnnouncer } from '../ui/controls/create-announcer.ts';
import { createMessageSound } from '../ui/controls/create-message-sound.ts';
import { createRowText } from '../ui/controls/create-row-text.ts';
import { createSearch } from '../ui/controls/create-search.ts';
import { Guarded, orBuiltIn } from '../ui/controls/guarded.tsx';
import type { MenuItem } from '../ui/controls/menu.ts';
import { menuView } from '../ui/controls/menu-on-demand.tsx';
import { SearchBar } from '../ui/controls/search-bar.tsx';
import { createResultKeys } from '../ui/list/create-result-keys.ts';
import { ListFrame } from '../ui/list/list-frame.tsx';
import { createListRoot, type ListRoot } from '../ui/list/list-root.tsx';
import { SectionHeaderItem } from '../ui/list/section-header-item.tsx';
import { createRowView } from '../ui/row/create-row-view.ts';
import { Row } from '../ui/row/row.tsx';
import { createQuietRefresh } from '../utils/create-quiet-refresh.ts';
import { focusStop } from '../utils/focus-stop.ts';
import { createIdlePreload, createOnDemand, onDemand } from '../utils/on-demand.ts';
import { readableProps } from '../utils/readable-props.ts';
import { conversationKind } from './conversation-kind.tsx';
import { createConversationTexts } from './conversation-texts.ts';
import { writeMachineDate } from './conversation-trailing.tsx';
import { createConversationModel } from './create-conversation-model.ts';
import { createFilters, keepPlaces } from './create-filters.ts';
import { createMessageAnnouncements } from './create-message-announcements.ts';
import { type ConversationItem, createSections } from './create-sections.ts';
import { type KitConversationsProps, OWN } from './props.ts';

/** The entries of a row's menu, with their dialog and toast. */
export const conversationActions = /* @__PURE__ */ onDemand(() =>
  import('./conversation-actions.tsx').then((part) => part.ConversationActions),
);

/** The bar of filters above the rows. */
export const filterBar = /* @__PURE__ */ onDemand(() =>
  import('./filter-bar.tsx').then((part) => part.FilterBar),
);

/** The pills that show unread rows out of sight. */
export const pills = /* @__PURE__ */ onDemand(() =>
  import('../ui/list/activity-pills.tsx').then((part) => part.ActivityPills),
);

/**
 * The signed-in user's conversations: a scrollable list with live updates from the chat SDK. CSS hook:
 * `.kit-conversations`.
 * @example <KitConversations onItemClick={(conversation) => open(conversation.getConversationWith())} />
 */
export function KitConversations<Conversation extends Kit.Conversation = AppConversation>(
  given: KitConversationsProps<Conversation>,
): JSX.Element {
  // Internal code uses only the contract's types.
  const props = readableProps(given as unknown as KitConversationsProps);
  return drawConversations(props, createListRoot(props, OWN));
}

/** Renders the list with the given root. */
export function drawConversations(props: KitConversationsProps, root: ListRoot): JSX.Element {
  const kit = useKit();
  const { t } = kit.localizer;
  const report = createReport(() => props.onError);
  const search = createSearch(props, report);
  const announcer = createAnnouncer(() => list.user());
  const announceMessage = createMessageAnnouncements(announcer, t);
  let listWindow: ListWindow<ConversationItem> | undefined;
  let focusRow: ((entry: ConversationItem) => void) | undefined;

  const play = createMessageSound(props, report);
  const filters = createFilters(props, report);
  const keyword = () => (props.showSearchBar || props.searchKeyword !== undefined ? search.keyword() : '');
  const list = createConversationModel({
    conversationsRequestBuilder: () => props.conversationsRequestBuilder,
    initialConversations: () => props.initialConversations,
    activeConversation: () => props.activeConversation,
    activeWith: () => props.activeWith,
    markAsDelivered: () => props.markAsDelivered,
    searchKeyword: keyword,
    filter: filters.predicate,
    sections: createSections(props, t, report),
    onFlushed: () => recountSoon(),
    isPinned: () => props.isPinned,
    onMessage: (message, isActive, record) => {
      if (record?.marks.muted || (isActive && document.visibilityState === 'visible')) return;
      play();
      announceMessage(message);
    },
    selectionMode: () => props.selectionMode,
    selected: () => props.selected,
    defaultSelected: () => props.defaultSelected,
    isDisabled: (conversation) => Boolean(props.isDisabled?.(conversation)),
    onSelect: (conversation, isSelected) => props.onSelect?.(conversation, isSelected),
    onSelectedChange: (selected) => props.onSelectedChange?.(selected),
    onError: report,
  });

  /** Returns the built-in entries of a row's menu, once they have loaded. */
  const [itemsOf, setItemsOf] = createSignal<(entry: ConversationEntry) => readonly MenuItem[]>();
  const canDelete = () => !props.hideDeleteConversation && kit.sdk()?.deleteConversation;
  const isMenuCertain = () => {
    const { pinConversation, muteConversation, archiveConversation } = chatSdk(kit.sdk());
    return Boolean(canDelete() || pinConversation || muteConversation || archiveConversation);
  };
  const guard = createGuard(report);
  const rowText = createRowText(kit.localizer, guard);
  const texts = createConversationTexts(list, props, kit.localizer, rowText, guard);
  const view = createRowView({
    kind: conversationKind(list, props, texts),
    list,
    settings: props,
    t: rowText,
    builtInMenu: () => {
      const { markAsRead, leaveGroup, blockUsers } = chatSdk(kit.sdk());
      if (!isMenuCertain() && !markAsRead && !leaveGroup && !blockUsers) return undefined;
      return (entry) => itemsOf()?.(entry) ?? [];
    },
    isMenuCertain,
    loadMenu: () =>
      itemsOf() ? undefined : conversationActions.load((cause) => report(cause, 'ERR_NOT_LOADED')),
    report,
  });
  const { call } = view.actions;
  keepPlaces(filters.active, () => listWindow);
  const hasFilters = createMemo(() => filters.ids().length > 0);
  const Bar = createOnDemand(filterBar, hasFilters, (cause) => report(cause, 'ERR_NOT_LOADED'));
  /** How many conversations count for a filter; counted while nothing else happens. */
  const [counts, setCounts] = createSignal<ReadonlyMap<string, number>>(new Map());
  const recount = () => {
    if (!hasFilters()) return;
    const entries = list.entries();
    const countOf = (id: string) => entries.filter(({ record }) => filters.counts(id, record)).length;
    setCounts(new Map(filters.ids().map((id) => [id, countOf(id)])));
  };
  const recountSoon = createQuietRefresh(recount);
  createEffect(on([filters.ids, () => list.state.phase], recount));
  createEffect(
    on(
      filters.active,
      () =>
        announcer.announce('filter', () =>
          t(list.state.paging === 'end' ? 'search.results' : 'search.resultsOrMore', {
            count: list.length(),
          }),
        ),
      { defer: true },
    ),
  );
  let filterSpace: HTMLElement | undefined;
  /** The words for a filter that shows nothing. */
  const filtered = () => {
    const id = filters.active();
    const isBuiltIn = filters.labelOf(id) === undefined;
    if (id === '' || (isBuiltIn && id === 'all') || keyword() !== '') return undefined;
    const showAll = () => {
      filters.choose('all');
      focusStop(filterSpace);
    };
    return {
      title: t(isBuiltIn ? `filters.empty.${id as 'unread'}` : 'filters.empty.other'),
      action: filters.ids().includes('all') ? { title: t('filters.showAll'), onClick: showAll } : undefined,
    };
  };
  const Pills = createIdlePreload(pills, () => list.state.phase === 'ready');
  const Actions = createIdlePreload(conversationActions, () => list.state.phase === 'ready');
  let lookOutOfSight: (() => void) | undefined;
  const keys = createResultKeys(search, list, view.actions, (record) => focusRow?.(record));
  const searchBar = () => (
    <SearchBar
      search={search}
      label={t('chats.title')}
      onClick={() => call(props.onSearchBarClicked)}
      keys={keys}
    />
  );

  return (
    <ListFrame
      class="kit-conversations"
      root={root}
      words="chats"
      list={list}
      view={view}
      settings={props}
      row={(entry, host) =>
        entry.isHeader ? (
          <SectionHeaderItem title={entry.title()} onMade={(element) => host.mount(entry, element)} />
        ) : (
          <Row record={entry} host={host} view={view} />
        )
      }
      searched={keyword()}
      filtered={filtered()}
      toolbar={
        <>
          <Show when={props.showSearchBar}>
            <Guarded fallback={searchBar} report={report}>
              {orBuiltIn(props.searchView, searchBar)}
            </Guarded>
          </Show>
          <Show when={hasFilters()}>
            <div
              class="kit-conversations__filter-space"
              ref={(space) => {
                filterSpace = space;
              }}
            >
              <Show when={Bar()} keyed>
                {(Bar) => (
                  <Bar
                    filters={filters}
                    countOf={(id) => counts().get(id) ?? 0}
                    hasMore={list.state.paging !== 'end'}
                  />
                )}
              </Show>
            </div>
          </Show>
        </>
      }
      overlay={
        <>
          <Show when={Pills()} keyed>
            {(Pills) => (
              <Pills
                order={list.source.order}
                hold={list.hold}
                listWindow={listWindow}
                onReady={(look) => {
                  lookOutOfSight = look;
                }}
                onGo={(record) => focusRow?.(record)}
              />
            )}
          </Show>
          <Show when={Actions()} keyed>
            {(Actions) => (
              <Actions
                list={list}
                hideDelete={props.hideDeleteConversation}
                announcer={announcer}
                onReady={(made) => setItemsOf(() => made)}
                onFocus={(entry) => focusRow?.(entry)}
                report={report}
              />
            )}
          </Show>
        </>
      }
      announcer={announcer}
      onWindow={(made, focus) => {
        listWindow = made;
        focusRow = focus;
      }}
      onQuiet={writeMachineDate}
      onMoved={() => lookOutOfSight?.()}
      onApproach={() => void menuView.load()}
    />
  );
}
