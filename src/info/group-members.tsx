import {
  createVirtualizer,
  defaultRangeExtractor,
  observeElementRect,
  type Range,
} from '@tanstack/solid-virtual';
import {
  createComputed,
  createEffect,
  createMemo,
  createSignal,
  createUniqueId,
  For,
  type JSX,
  on,
  onCleanup,
  onMount,
  Show,
  untrack,
} from 'solid-js';
import { avatarOf, uidOf, nameOf as userName } from '../client/boundary/entities.ts';
import { callApp, type Report } from '../client/create-report.ts';
import { useKit } from '../client/kit-context.tsx';
import { createRowInput, type RowInput } from '../list/input/row-input.ts';
import { createMountedRows } from '../list/window/create-mounted-rows.ts';
import { observeSize } from '../list/window/observe-size.ts';
import type { Kit, UserStatus } from '../sdk/index.ts';
import { Avatar } from '../ui/controls/avatar.tsx';
import { ConfirmDialog } from '../ui/controls/confirm-dialog.tsx';
import type { Announcer } from '../ui/controls/create-announcer.ts';
import { createSearch } from '../ui/controls/create-search.ts';
import type { KitOptionsOf } from '../ui/controls/kit-option.ts';
import { createMenu, type MenuItem } from '../ui/controls/menu.ts';
import { MenuOnDemand } from '../ui/controls/menu-on-demand.tsx';
import { SearchBar } from '../ui/controls/search-bar.tsx';
import { focusedNear, isFocusLost } from '../utils/focused-near.ts';
import { AddMembers, type AddMembersProps } from './add-members.tsx';
import { BannedMembers } from './banned-members.tsx';
import { createMembers, type Member, type MemberChange } from './create-members.ts';
import { followEnd } from './follow-end.ts';
import { LoadStatus } from './load-status.tsx';

/** The height of a row before it is measured, and of a scroller without layout, in px. */
const ROW_PX = 56;
const NO_LAYOUT_PX = 1_000;
const ONLINE: UserStatus = 'online';
/** Groups of fewer members show no search. */
const MIN_TO_SEARCH = 10;
/** The maximum number of members to load, to exclude them from the users to add. */
const MAX_TO_EXCLUDE = 1_000;

/** The props of `GroupMembers`. */
export interface GroupMembersProps {
  group: Kit.Group;
  options: KitOptionsOf<Kit.GroupMember> | null | undefined;
  onMessageClick: ((user: Kit.User) => void) | undefined;
  /** The element that scrolls, and its part above this one. */
  scroller: () => HTMLElement;
  head: () => HTMLElement;
  announcer: Announcer;
  /** Called when the view to add members opens and closes. */
  onAdding: (isAdding: boolean) => void;
  report: Report;
}

const MENU = {
  admin: 'info.makeAdmin',
  moderator: 'info.makeModerator',
  participant: 'info.makeParticipant',
  kick: 'info.kick',
  ban: 'info.ban',
} as const;

/** The members of a group with their roles, and a search; a menu changes them, and a button adds others. */
export function GroupMembers(props: GroupMembersProps): JSX.Element {
  const { localizer } = useKit();
  const { t } = localizer;
  const { scroller, head, announcer, report } = untrack(() => props);
  const id = createUniqueId();
  const search = createSearch({}, report);
  const list = createMembers(() => props.group, search.keyword, report);
  const { items: members, phase, more } = list;
  const [failure, setFailure] = createSignal('');
  const [asked, setAsked] = createSignal<{ member: Member; change: 'kick' | 'ban' } | null>(null);
  /** The view in the place of the members. */
  const [view, setView] = createSignal<'adding' | 'banned' | null>(null);
  const announce = (text: string) => announcer.announce('members', () => text);
  let rowList!: HTMLUListElement;
  let input: RowInput<Member> | undefined;
  let addButton: HTMLButtonElement | undefined;
  let bannedButton: HTMLButtonElement | undefined;

  const show = (next: 'adding' | 'banned') => {
    // Users to add are compared with all members.
    if (next === 'adding') search.clear();
    setView(next);
    props.onAdding(true);
  };
  const closeView = () => {
    const button = view() === 'banned' ? bannedButton : addButton;
    setView(null);
    props.onAdding(false);
    button?.focus({ preventScroll: true });
  };
  onCleanup(() => props.onAdding(false));

  const nameOf = ({ uid, name }: Member) => (uid === list.uid() ? t('message.you') : name());
  const roleOf = (member: Member) => {
    const role = member.role();
    if (role === 'participant') return '';
    return role === 'owner' || role === 'admin' || role === 'moderator' ? t(`info.${role}`) : role;
  };
  const change = async (member: Member, what: MemberChange) => {
    setFailure('');
    if (!(await list.change(member, what))) {
      setFailure(t('error.other'));
      return;
    }
    const name = member.name();
    if (what === 'kick' || what === 'ban')
      announce(t(what === 'kick' ? 'info.kicked' : 'info.banned', { name }));
    else announce(t('info.changed', { name, role: t(`info.${what}`) }));
  };
  const itemsOf = (member: Member): readonly MenuItem[] => {
    const { onMessageClick, options } = props;
    const builtIn: MenuItem[] = [];
    if (onMessageClick && member.uid !== list.uid())
      builtIn.push({
        id: 'message',
        action: 'message',
        title: t('info.message'),
        onClick: () => onMessageClick(member.user()),
      });
    for (const what of list.changesOf(member)) {
      const isFinal = what === 'kick' || what === 'ban';
      builtIn.push({
        id: what,
        action: what,
        title: t(MENU[what]),
        onClick: () => (isFinal ? setAsked({ member, change: what }) : void change(member, what)),
        ...(isFinal && { isDestructive: true }),
      });
    }
    let items: readonly MenuItem[] = builtIn;
    callApp(report, () => {
      if (options) items = options(member.user(), builtIn);
    });
    return items;
  };
  const menu = createMenu(
    (work) => callApp(report, work),
    () => {},
  );
  const openMenu = (member: Member, row: HTMLElement, point?: { x: number; y: number }): boolean => {
    const items = itemsOf(member);
    if (items.length === 0) return false;
    const button = row.querySelector<HTMLElement>('.kit-chat-info__member-menu') ?? row;
    menu.open({ items, label: member.name(), key: member.uid, anchor: button, opener: row, point });
    return true;
  };

  const rows = createMountedRows<Member>();
  const [margin, setMargin] = createSignal(0);
  /** The uid of the member who has, or gets, the focus: the row stays mounted. */
  const [kept, setKept] = createSignal('');
  /** The scroller, once it is in the document: the virtualizer observes it only then. */
  const [element, setElement] = createSignal<HTMLElement | null>(null);
  const virtualizer = createVirtualizer<HTMLElement, HTMLElement>({
    get count() {
      return members().length;
    },
    getScrollElement: element,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => untrack(members)[index]?.uid ?? index,
    get scrollMargin() {
      return margin();
    },
    overscan: 6,
    get rangeExtractor() {
      const at = members().findIndex((each) => each.uid === kept());
      return (range: Range) => {
        const found = defaultRangeExtractor(range);
        return at < 0 || at >= range.count || found.includes(at)
          ? found
          : [...found, at].sort((a, b) => a - b);
      };
    },
    // A scroller without layout, for example in a hidden tab, shows the first rows.
    observeElementRect: (instance, report) =>
      observeElementRect(instance, ({ width, height }) => report({ width, height: height || NO_LAYOUT_PX })),
  });
  // A row that moves in the document loses the focus.
  const indexes = () => virtualizer.getVirtualItems().map(({ index }) => index);
  let active: HTMLElement | null = null;
  createComputed(() => {
    indexes();
    const focused = rowList && (focusedNear(rowList) as HTMLElement | null);
    active = focused && rowList.contains(focused) ? focused : null;
  });
  createEffect(() => {
    indexes();
    if (active?.isConnected && isFocusLost()) active.focus({ preventScroll: true });
  });
  const measure = () => {
    const top = rowList.getBoundingClientRect().top - scroller().getBoundingClientRect().top;
    setMargin(Math.max(0, top + scroller().scrollTop));
  };
  onMount(() => {
    setElement(scroller());
    measure();
    onCleanup(observeSize(head(), measure));
  });
  createEffect(
    on([() => list.canSearch(), () => list.canAdd(), () => list.canUnban(), failure], () =>
      queueMicrotask(measure),
    ),
  );
  // Not an attribute, which a content security policy may forbid.
  createEffect(() => {
    rowList.style.height = `${virtualizer.getTotalSize()}px`;
  });
  followEnd(scroller, [members, phase], () => phase() === 'ready' && more());
  createEffect(() => {
    if (view() === 'adding' && phase() === 'ready' && members().length < MAX_TO_EXCLUDE) more();
  });
  const reveal = (member: Member) => {
    setKept(member.uid);
    virtualizer.scrollToIndex(untrack(members).indexOf(member), {
      align: 'auto',
      behavior: 'instant' as never,
    });
  };
  createComputed(on(members, () => input?.beforeChange()));
  createEffect(on(members, () => input?.afterChange()));
  createEffect(
    on([phase, search.keyword], ([now, keyword]) => {
      if (now === 'ready' && keyword !== '') announce(t('search.results', { count: members().length }));
    }),
  );
  const hasSearch = createMemo<boolean>(
    (was) => was || (list.canSearch() && members().length >= MIN_TO_SEARCH),
    false,
  );
  const add: AddMembersProps['onAdd'] = async (users) => {
    const left = await list.add(users);
    const count = users.length - left.length;
    if (count > 0) announce(t('info.added', { count }));
    return left;
  };
  const unban = async (user: Kit.User) => {
    const isDone = await list.unban(uidOf(user));
    if (isDone) announce(t('info.unbanned', { name: userName(user) }));
    return isDone;
  };

  return (
    <>
      <Show when={view() === 'adding'}>
        <AddMembers hasMember={list.has} onAdd={add} onClose={closeView} report={report} />
      </Show>
      <Show when={view() === 'banned'}>
        <BannedMembers group={props.group} onUnban={unban} onClose={closeView} report={report} />
      </Show>
      <div class="kit-chat-info__members" hidden={view() !== null}>
        <Show when={hasSearch()}>
          <SearchBar
            search={search}
            label={t('info.members')}
            keys={{
              enter() {
                const [first] = members();
                if (first) input?.focus(first);
              },
              open: () => search.searchNow(),
            }}
          />
        </Show>
        <Show when={list.canAdd()}>
          <button
            ref={(made) => {
              addButton = made;
            }}
            type="button"
            class="kit-chat-info__add"
            onClick={() => show('adding')}
          >
            <span class="kit-chat-info__add-icon" aria-hidden="true" />
            {t('info.add')}
          </button>
        </Show>
        <Show when={list.canUnban()}>
          <button
            ref={(made) => {
              bannedButton = made;
            }}
            type="button"
            class="kit-chat-info__add"
            onClick={() => show('banned')}
          >
            <span class="kit-chat-info__add-icon" data-kind="banned" aria-hidden="true" />
            {t('info.bannedMembers')}
          </button>
        </Show>
        <p class="kit-dialog__error" role="alert">
          {failure()}
        </p>
        <ul
          class="kit-chat-info__rows"
          role="list"
          aria-label={t('info.members')}
          ref={(element) => {
            rowList = element;
            element.addEventListener('focusin', ({ target }) => setKept(rows.entryAt(target)?.uid ?? ''));
            input = createRowInput<Member>(element, {
              order: () => untrack(members),
              isRow: () => true,
              rows,
              reveal,
              pageRows: () => Math.max(1, Math.floor(scroller().clientHeight / ROW_PX) - 1),
              defaultStop: (stop) => {
                const all = untrack(members);
                return stop && all.includes(stop) ? stop : (all.find((each) => rows.element(each)) ?? null);
              },
              controls: 'button',
              textOf: ({ name }) => name(),
              onKey: (event, member, row) =>
                (event.key === 'Enter' || event.key === ' ') && event.target === row && openMenu(member, row),
              hasMenu: (member) => itemsOf(member).length > 0,
              openMenu,
              swipe: { towards: 'start', begin: () => undefined },
            });
          }}
        >
          <For each={virtualizer.getVirtualItems()}>
            {(item) => (
              <Show when={members()[item.index]} keyed>
                {(member) => {
                  const presence = list.createPresence(member);
                  const isOnline = () => member.uid !== list.uid() && presence() === ONLINE;
                  return (
                    <li
                      class="kit-chat-info__member"
                      data-index={item.index}
                      tabindex="-1"
                      aria-setsize={list.hasMore() ? -1 : members().length}
                      aria-posinset={item.index + 1}
                      aria-labelledby={`${id}-${item.index}`}
                      style={{ transform: `translateY(${item.start - virtualizer.options.scrollMargin}px)` }}
                      ref={(element) => {
                        rows.add(member, element);
                        input?.onMounted(member);
                        queueMicrotask(() => virtualizer.measureElement(element));
                      }}
                    >
                      <span
                        class="kit-chat-info__member-avatar"
                        data-online={isOnline() ? '' : undefined}
                        aria-hidden="true"
                      >
                        <Avatar
                          name={member.name()}
                          image={avatarOf(member.user()) || undefined}
                          colorKey={member.uid}
                        />
                        <span class="kit-chat-info__member-status kit-status-indicator" />
                      </span>
                      <span class="kit-chat-info__member-body" id={`${id}-${item.index}`}>
                        <bdi class="kit-chat-info__member-name">{nameOf(member)}</bdi>
                        <Show when={roleOf(member)}>
                          {' '}
                          <span class="kit-chat-info__role">{roleOf(member)}</span>
                        </Show>
                        <Show when={isOnline()}>
                          {' '}
                          <span class="kit-chat-info__online">{t('presence.online')}</span>
                        </Show>
                      </span>
                      <Show when={itemsOf(member).length > 0}>
                        <button
                          type="button"
                          class="kit-chat-info__member-menu"
                          tabindex="-1"
                          aria-haspopup="menu"
                          aria-expanded={menu.isOpenFor(member.uid) ? 'true' : 'false'}
                          aria-label={t('menu.more', { name: member.name() })}
                          onClick={(event) =>
                            openMenu(member, event.currentTarget.closest('li') as HTMLElement)
                          }
                        />
                      </Show>
                    </li>
                  );
                }}
              </Show>
            )}
          </For>
        </ul>
        <LoadStatus
          phase={phase()}
          isEmpty={members().length === 0}
          empty={t('info.members.none')}
          error={t('info.members.error')}
          onRetry={more}
        />
      </div>
      <MenuOnDemand menu={menu} report={report} />
      <ConfirmDialog
        texts={{
          title: t(`info.${asked()?.change ?? 'kick'}.title`, { name: asked()?.member.name() ?? '' }),
          text: t(`info.${asked()?.change ?? 'kick'}.text`),
          confirm: t(`info.${asked()?.change ?? 'kick'}.confirm`),
        }}
        question={{
          isOpen: () => asked() !== null,
          name: () => asked()?.member.name() ?? '',
          confirm() {
            const current = asked();
            setAsked(null);
            if (current) void change(current.member, current.change);
          },
          cancel: () => setAsked(null),
        }}
      />
    </>
  );
}
