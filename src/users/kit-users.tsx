import { createEffect, createMemo, type JSX, on, Show } from 'solid-js';
import { KIT_ERROR } from '../core/exception.ts';
import { SelectionMode } from '../core/selection-mode.ts';
import type { UserEntry } from '../core/user-book.ts';
import type { UserRecord } from '../core/user-record.ts';
import { createAnnouncer } from '../primitives/create-announcer.ts';
import { createReport } from '../primitives/create-report.ts';
import { createSearch } from '../primitives/create-search.ts';
import { createUserList } from '../primitives/create-user-list.ts';
import type { ListWindow } from '../primitives/create-window.ts';
import { useKit } from '../primitives/kit-context.tsx';
import type { Kit } from '../sdk/index.ts';
import { createRowActions } from '../ui/create-row-actions.ts';
import { failureText } from '../ui/failure-text.ts';
import { Header, ListFrame } from '../ui/list-frame.tsx';
import { menuItemsOf } from '../ui/menu.tsx';
import type { RowControls } from '../ui/row-model.ts';
import { SearchBar } from '../ui/search-bar.tsx';
import { SectionHeaderItem } from '../ui/section-header-item.tsx';
import { hasSlots } from '../ui/slot.tsx';
import type { KitUsersProps } from './props.ts';
import { createSectionIndex, SectionIndex } from './section-index.tsx';
import { sectionText } from './section-text.ts';
import { SelectedPreview } from './selected-preview.tsx';
import { UserItem } from './user-item.tsx';
import { createUserView } from './user-view.ts';

/**
 * All users that the signed-in user can reach: a searchable, scrollable list, grouped by letter, with live
 * presence. CSS hook: `.kit-users`.
 * @example <KitUsers onItemClick={(user) => open(user)} />
 */
export function KitUsers(props: KitUsersProps): JSX.Element {
  const kit = useKit();
  const { t } = kit.localizer;
  const report = createReport(() => props.onError);
  const search = createSearch(() => props.searchKeyword);
  const announcer = createAnnouncer();
  /** Whether the live region may still speak of results. */
  let isSearched = false;
  let window: ListWindow<UserEntry> | undefined;

  const sectioning = createMemo(() => {
    if (props.showSectionHeader === false) return null;
    const key = props.sectionHeaderKey ?? 'getName';
    return { textOf: (user: Kit.User) => sectionText(user, key), locale: kit.localizer.language() };
  });
  const list = createUserList({
    usersRequestBuilder: () => props.usersRequestBuilder,
    searchRequestBuilder: () => props.searchRequestBuilder,
    searchKeyword: search.keyword,
    initialUsers: () => props.initialUsers,
    activeUser: () => props.activeUser,
    sectioning,
    hideUserStatus: () => props.hideUserStatus,
    disableLoadingState: () => props.disableLoadingState,
    onEmpty: () => props.onEmpty?.(),
    onLoaded: (hasMore) => {
      const keyword = search.keyword();
      if (keyword !== '') {
        const count = list.length();
        announcer.announce(() => t(hasMore ? 'search.resultsOrMore' : 'search.results', { count }));
      } else if (isSearched) {
        announcer.announce(() => '');
      }
      isSearched = keyword !== '';
    },
    onError: report,
  });
  const actions = createRowActions<UserEntry, UserRecord, Kit.User>({
    source: list.source,
    isRow: (entry): entry is UserRecord => !entry.isHeader,
    itemOf: (record) => record.user,
    nameOf: (record) => record.name,
    mode: () => props.selectionMode,
    onItemClick: () => props.onItemClick,
    onSelect: () => props.onSelect,
    menuItems: (user) => (props.options ? menuItemsOf(props.options(user)) : []),
    flush: list.flush,
    touch: list.touch,
    report,
  });
  createEffect(on(list.source.version, () => actions.selection.forget((record) => !list.isKnown(record))));

  const controls = createMemo<RowControls>(() => ({
    mode: actions.mode(),
    menu: props.options ? 'own' : 'none',
    groupName: actions.groupName,
    labels: { select: (name) => t('select.row', { name }), menu: () => t('menu.more') },
  }));
  const view = createUserView(props, {
    list,
    localizer: kit.localizer,
    report,
    actions,
    controls,
  });
  const isMeasured = createMemo(() => hasSlots(view.slots()));
  const rowKey = createMemo(() => ({ slots: view.slots(), controls: controls() }));
  const sections = createSectionIndex(list, () => window);

  return (
    <ListFrame<UserEntry>
      class="kit-users"
      words="users"
      source={list.source}
      row={(entry, host) =>
        entry.isHeader ? (
          <SectionHeaderItem letter={entry.letter} ref={(element) => host.mount(entry, element)} />
        ) : (
          <UserItem record={entry} host={host} view={view} />
        )
      }
      rowKey={rowKey()}
      textOf={(entry) => (entry.isHeader ? entry.letter : entry.entity.getName())}
      isMeasured={isMeasured()}
      firstPage={list.pageSize()}
      state={list.state}
      connection={list.connection()}
      rowCount={list.length()}
      views={props}
      header={() => (
        <>
          <Header title={t('users.title')} />
          <Show when={!props.hideSearch}>
            <SearchBar search={search} label={t('users.title')} />
          </Show>
        </>
      )}
      searched={search.keyword()}
      showScrollbar={Boolean(props.showScrollbar)}
      hideError={Boolean(props.hideError)}
      hideLoading={Boolean(props.disableLoadingState)}
      errorText={failureText(list.state.error, kit.localizer)}
      toolbar={
        <Show when={props.showSelectedUsersPreview && actions.mode() === SelectionMode.multiple}>
          <SelectedPreview
            selected={actions.selection.selected()}
            rowOf={list.rowOf}
            onRemove={actions.selection.deselect}
          />
        </Show>
      }
      overlay={<SectionIndex sections={sections} />}
      hasIndex={sections.isNeeded()}
      menu={actions.menu}
      announcer={announcer}
      ref={(made) => {
        window = made;
      }}
      onLoadMore={list.loadMore}
      onMoved={sections.follow}
      onMenu={(entry, row, point) => !entry.isHeader && actions.openMenu(entry, row, point)}
      onRetry={list.retry}
      onError={(cause) => report(cause, KIT_ERROR.VIEW_FAILED)}
    />
  );
}
