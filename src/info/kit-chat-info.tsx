import { createEffect, createMemo, createSignal, createUniqueId, For, type JSX, on, Show } from 'solid-js';
import type { OpenedChat } from '../client/boundary/kinds.ts';
import { createSessionOf } from '../client/client.ts';
import { createChatPeer } from '../client/create-chat-peer.ts';
import { callApp, createGuard, createReport } from '../client/create-report.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import { createMessageHeader } from '../header/create-message-header.ts';
import { addTexts } from '../localize/add-texts.ts';
import { enInfo } from '../localize/en-info.ts';
import { chatSdk } from '../sdk/chat-sdk.ts';
import type { Kit, UserStatus } from '../sdk/index.ts';
import { lastSeenText } from '../text/last-seen-text.ts';
import { ownName } from '../text/own-name.ts';
import { Avatar } from '../ui/controls/avatar.tsx';
import { createAnnouncer } from '../ui/controls/create-announcer.ts';
import { createCalendarClock, regionalPatterns } from '../ui/controls/create-calendar-clock.ts';
import { createRowText } from '../ui/controls/create-row-text.ts';
import { closeByEscape } from '../ui/controls/escape.ts';
import { Guarded } from '../ui/controls/guarded.tsx';
import { LiveRegion } from '../ui/controls/live-region.tsx';
import { createListRoot } from '../ui/list/list-root.tsx';
import { indexInRow } from '../utils/index-by-key.ts';
import { readableProps } from '../utils/readable-props.ts';
import { createPartActions } from './create-chat-actions.tsx';
import { type SharedKind, sharedKindsOf } from './create-shared.ts';
import { GroupMembers } from './group-members.tsx';
import { type KitChatInfoProps, OWN } from './props.ts';
import { SharedItems } from './shared-items.tsx';

type Tab = 'members' | SharedKind;

/** The actions of a chat that are buttons here; the menu has all. */
const BUTTONS = ['mute', 'unmute', 'block', 'unblock', 'leave', 'delete'];

/**
 * What a chat is about: its user or group, the actions on it, the members of a group with their roles, and shared media,
 * files and links. CSS hook: `.kit-chat-info`.
 * @example <KitChatInfo group={group} onClose={close} />
 */
export function KitChatInfo(given: KitChatInfoProps): JSX.Element {
  addTexts(enInfo);
  const props = readableProps(given);
  const { localizer, sdk, client } = useChatKit();
  const report = createReport(() => props.onError);
  const guard = createGuard(report);
  const t = createRowText(localizer, guard);
  const Root = createListRoot(props, OWN);
  const id = createUniqueId();
  const session = createSessionOf(client);
  const announcer = createAnnouncer(() => session().user);
  const { peer } = createChatPeer(props);
  const header = createMessageHeader({ user: () => props.user, group: () => props.group, onError: report });
  const formatDate = createCalendarClock(localizer, () => regionalPatterns(localizer), guard.report);
  let root!: HTMLDivElement;
  let scroller!: HTMLDivElement;
  let head!: HTMLDivElement;

  const actions = createPartActions({
    chat: () => ({ user: props.user, group: props.group }) as OpenedChat,
    hideDelete: () => props.hideDelete,
    onFocus: () => root.querySelector<HTMLElement>('button')?.focus({ preventScroll: true }),
    report,
  });
  createEffect(() => {
    if (!props.hideActions && actions.canAct()) actions.load();
  });
  const buttons = () => actions.items()?.filter(({ id }) => BUTTONS.includes(id as string)) ?? [];

  const hasMembers = () =>
    Boolean(peer()?.isGroup && !props.hideMembers && chatSdk(sdk()).GroupMembersRequestBuilder);
  const shared = createMemo(() => {
    try {
      return props.hideShared ? [] : sharedKindsOf(sdk());
    } catch (cause) {
      report(cause);
      return [];
    }
  });
  const tabs = (): readonly Tab[] => [...(hasMembers() ? (['members'] as const) : []), ...shared()];
  const [chosen, choose] = createSignal<Tab>();
  const tab = createMemo(() => tabs().find((each) => each === chosen()) ?? tabs()[0]);
  const onTabKey = (event: KeyboardEvent) => {
    const all = tabs();
    const isRtl = localizer.direction() === 'rtl';
    const next = indexInRow(event.key, isRtl, all.indexOf(tab() as Tab), all.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(all[next]);
    root.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  };

  const [isAdding, setAdding] = createSignal(false);
  createEffect(
    on(
      peer,
      () => {
        choose(undefined);
        scroller.scrollTop = 0;
      },
      { defer: true },
    ),
  );

  const presence = () => {
    const status = header.presence();
    if (status === '') return '';
    if ((status as UserStatus) === 'online') return t('presence.online');
    const lastSeen = lastSeenText(formatDate(header.lastActiveAt()), t);
    return lastSeen || ((status as UserStatus) === 'offline' ? t('presence.offline') : '');
  };
  const subtitle = () => {
    const count = header.membersCount();
    if (header.isGroup()) return count > 0 ? t('header.members', { count }) : '';
    return presence();
  };
  const none = () => undefined;

  return (
    <Root class="kit-chat-info" dir={localizer.direction()}>
      <div
        class="kit-chat-info__panel"
        data-adding={isAdding() ? '' : undefined}
        ref={root}
        on:keydown={(event) => props.onClose && closeByEscape(event, () => callApp(report, props.onClose))}
      >
        <div class="kit-chat-info__bar">
          <h2 class="kit-chat-info__title" id={`${id}-title`}>
            {t(header.isGroup() ? 'info.group' : 'info.title')}
          </h2>
          <Show when={props.onClose}>
            <button
              type="button"
              class="kit-chat-info__close"
              aria-label={t('messages.picture.close')}
              onClick={() => callApp(report, props.onClose)}
            />
          </Show>
        </div>
        <div class="kit-chat-info__body" ref={scroller}>
          <div class="kit-chat-info__head" ref={head}>
            <div class="kit-chat-info__profile">
              <div class="kit-chat-info__avatar" aria-hidden="true">
                <Avatar name={header.name()} image={header.picture() || undefined} colorKey={header.id()} />
              </div>
              <h3 class="kit-chat-info__name" dir="auto">
                {header.isSelf() ? ownName(header.name(), t) : header.name()}
              </h3>
              <Show when={subtitle()}>
                <p class="kit-chat-info__subtitle">{subtitle()}</p>
              </Show>
              <Show when={header.entity()} keyed>
                {(entity) => (
                  <Guarded fallback={none} report={report}>
                    {props.detailsView?.(entity)}
                  </Guarded>
                )}
              </Show>
            </div>
            <Show when={!props.hideActions && actions.canAct()}>
              <div class="kit-chat-info__actions">
                <For each={buttons()}>
                  {(item) => (
                    <button
                      type="button"
                      class="kit-chat-info__action"
                      data-danger={item.isDestructive ? '' : undefined}
                      onClick={() => item.onClick?.()}
                    >
                      <span class="kit-menu__item-icon" data-action={item.action} aria-hidden="true" />
                      <span>{item.title}</span>
                    </button>
                  )}
                </For>
              </div>
            </Show>
            <Show when={tabs().length > 1}>
              <div
                class="kit-chat-info__tabs"
                role="tablist"
                aria-labelledby={`${id}-title`}
                onKeyDown={onTabKey}
              >
                <For each={tabs()}>
                  {(each) => (
                    <button
                      type="button"
                      class="kit-chat-info__tab"
                      role="tab"
                      id={`${id}-${each}`}
                      aria-selected={tab() === each ? 'true' : 'false'}
                      aria-controls={`${id}-panel`}
                      tabindex={tab() === each ? '0' : '-1'}
                      onClick={() => choose(each)}
                    >
                      {t(`info.${each}`)}
                    </button>
                  )}
                </For>
              </div>
            </Show>
          </div>
          <Show when={peer()} keyed>
            {(to) => (
              <Show when={tab()} keyed>
                {(current) => (
                  <div
                    class="kit-chat-info__section"
                    id={`${id}-panel`}
                    role="tabpanel"
                    aria-labelledby={`${id}-${tabs().length > 1 ? current : 'title'}`}
                  >
                    {current === 'members' ? (
                      <GroupMembers
                        group={(header.entity() ?? props.group) as Kit.Group}
                        options={props.memberOptions}
                        onMessageClick={props.onMessageClick}
                        scroller={() => scroller}
                        head={() => head}
                        announcer={announcer}
                        onAdding={setAdding}
                        report={report}
                      />
                    ) : (
                      <SharedItems peer={to} kind={current} scroller={() => scroller} report={report} />
                    )}
                  </div>
                )}
              </Show>
            )}
          </Show>
        </div>
        <LiveRegion message={announcer.message} />
        {actions.view()}
      </div>
    </Root>
  );
}
