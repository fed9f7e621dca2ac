import { createMemo, createSignal, type JSX, Show, untrack } from 'solid-js';
import { reportThrow } from '../client/boundary/error-collector.ts';
import { createGuard, createReport } from '../client/create-report.ts';
import { useKit } from '../client/kit-context.tsx';
import { SelectionMode } from '../list/create-selection.ts';
import type { ListWindow } from '../list/window/create-window.ts';
import { OTHER_SECTION } from '../order/sections.ts';
import type { AppUser, Kit } from '../sdk/index.ts';
import { createAnnouncer } from '../ui/controls/create-announcer.ts';
import { createRowText } from '../ui/controls/create-row-text.ts';
import { createSearch } from '../ui/controls/create-search.ts';
import { menuView } from '../ui/controls/menu-on-demand.tsx';
import { SearchBar } from '../ui/controls/search-bar.tsx';
import { createResultKeys } from '../ui/list/create-result-keys.ts';
import { ListFrame } from '../ui/list/list-frame.tsx';
import { createListRoot, type ListRoot } from '../ui/list/list-root.tsx';
import { SectionHeaderItem } from '../ui/list/section-header-item.tsx';
import { createRowView } from '../ui/row/create-row-view.ts';
import { Row } from '../ui/row/row.tsx';
import { createIdlePreload, createOnDemand, onDemand } from '../utils/on-demand.ts';
import { readableProps } from '../utils/readable-props.ts';
import { createUserModel } from './create-user-model.ts';
import { type KitUsersProps, OWN } from './props.ts';
import { createUserKind } from './user-kind.tsx';
import type { UserEntry } from './user-rows.ts';

/** Without layout, as on a server, more rows than this are assumed to exceed the viewport. */
const SURELY_LONG = 20;

/** The chips of the selected users. */
export const preview = /* @__PURE__ */ onDemand(() =>
  import('./selected-preview.tsx').then((part) => part.SelectedPreview),
);

/** The pinned section header and the section index. */
export const sectionIndex = /* @__PURE__ */ onDemand(() =>
  import('./section-index.tsx').then((part) => part.SectionIndex),
);

/**
 * All users that the signed-in user can reach: a searchable, scrollable list, grouped by letter, with live presence.
 * CSS hook: `.kit-users`.
 * @example <KitUsers onItemClick={(user) => open(user)} />
 */
export function KitUsers<User extends Kit.User = AppUser>(given: KitUsersProps<User>): JSX.Element {
  // Internal code uses only the contract's types.
  const props = readableProps(given as unknown as KitUsersProps);
  return drawUsers(props, createListRoot(props, OWN));
}

/** Renders the list with the given root. */
export function drawUsers(props: KitUsersProps, root: ListRoot): JSX.Element {
  const kit = useKit();
  const { t } = kit.localizer;
  const report = createReport(() => props.onError);
  const search = createSearch(props, report);
  const announcer = createAnnouncer(() => list.user());
  let listWindow: ListWindow<UserEntry> | undefined;
  let focusRow: ((entry: UserEntry) => void) | undefined;

  const sectioning = createMemo(() => {
    if (props.showSectionHeader === false) return null;
    const key = props.sectionHeaderKey ?? 'getName';
    return { textOf: (user: Kit.User) => sectionText(user, key), locale: kit.localizer.language() };
  });
  const list = createUserModel({
    usersRequestBuilder: () => props.usersRequestBuilder,
    searchRequestBuilder: () => props.searchRequestBuilder,
    searchKeyword: search.keyword,
    initialUsers: () => props.initialUsers,
    activeUser: () => props.activeUser,
    sectioning,
    disableLoadingState: () => props.disableLoadingState,
    onEmpty: () => props.onEmpty?.(),
    selectionMode: () => props.selectionMode,
    selected: () => props.selected,
    defaultSelected: () => props.defaultSelected,
    isDisabled: (user) => Boolean(props.isDisabled?.(user)),
    onSelect: (user, isSelected) => props.onSelect?.(user, isSelected),
    onSelectedChange: (selected) => props.onSelectedChange?.(selected),
    onError: report,
  });
  const guard = createGuard(report);
  const rowText = createRowText(kit.localizer, guard);
  const view = createRowView({
    kind: createUserKind(list, props, kit.localizer, rowText, guard),
    list,
    settings: props,
    t: rowText,
    report,
  });
  const { mode, selection } = view.actions;
  const hasPreview = () => props.showSelectedUsersPreview && mode() === SelectionMode.multiple;
  const Preview = createOnDemand(
    preview,
    () => Boolean(hasPreview()) && selection.selected().length > 0,
    (cause) => report(cause, 'ERR_NOT_LOADED'),
  );
  const keys = createResultKeys(search, list, view.actions, (entry) => focusRow?.(entry));
  const Index = createIdlePreload(sectionIndex, () => sectioning() !== null && list.state.phase === 'ready');
  let followSections: (() => void) | undefined;
  const [isLong, setLong] = createSignal(untrack(list.length) > SURELY_LONG);
  /** Whether rows leave space for the section index, which loads after them. */
  const hasIndex = () => {
    list.source.version();
    return list.state.phase === 'ready' && isLong() && list.sections().length > 1;
  };

  return (
    <ListFrame
      class="kit-users"
      root={root}
      words="users"
      list={list}
      view={view}
      settings={props}
      row={(entry, host) =>
        entry.isHeader ? (
          <SectionHeaderItem
            title={entry.letter}
            label={entry.letter === OTHER_SECTION ? kit.localizer.t('section.other') : undefined}
            onMade={(element) => host.mount(entry, element)}
          />
        ) : (
          <Row record={entry} host={host} view={view} />
        )
      }
      search={
        <Show when={!props.hideSearch}>
          <SearchBar search={search} label={t('users.title')} keys={keys} />
        </Show>
      }
      searched={search.keyword()}
      toolbar={
        <Show when={hasPreview() && Preview()} keyed>
          {(Preview) => <Preview selected={selection.selected()} onRemove={selection.deselect} />}
        </Show>
      }
      overlay={
        <Show when={Index()} keyed>
          {(Index) => (
            <Index
              localizer={kit.localizer}
              list={list}
              listWindow={listWindow}
              isNeeded={hasIndex()}
              onReady={(follow) => {
                followSections = follow;
              }}
            />
          )}
        </Show>
      }
      announcer={announcer}
      onWindow={(made, focus) => {
        listWindow = made;
        focusRow = focus;
      }}
      hasIndex={hasIndex()}
      onMoved={() => {
        const height = listWindow?.viewport() ?? 0;
        if (height > 0) setLong(list.source.order.totalHeight > height);
        followSections?.();
      }}
      onApproach={() => {
        if (props.options) void menuView.load();
        if (hasPreview()) void preview.load();
      }}
    />
  );
}

/**
 * Returns the text for a user's section: the accessor's value, or the first element of a list; '' if it is no text, is
 * missing, throws, or is a setter.
 */
function sectionText(user: Kit.User, key: keyof Kit.User): string {
  if (key.startsWith('set')) return '';
  try {
    const accessor: unknown = user[key];
    const value: unknown = typeof accessor === 'function' ? accessor.call(user) : accessor;
    const first: unknown = Array.isArray(value) ? value[0] : value;
    return typeof first === 'string' || typeof first === 'number' ? String(first) : '';
  } catch (cause) {
    reportThrow(user, key, cause);
    return '';
  }
}
