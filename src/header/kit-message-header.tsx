import { type JSX, Show } from 'solid-js';
import { callApp, createGuard, createReport } from '../client/create-report.ts';
import { useChatKit } from '../client/use-chat-kit.ts';
import type { UserStatus } from '../sdk/index.ts';
import { lastSeenText } from '../text/last-seen-text.ts';
import { ownName } from '../text/own-name.ts';
import { typingText } from '../text/typing-text.ts';
import { Avatar } from '../ui/controls/avatar.tsx';
import { createCalendarClock, regionalPatterns } from '../ui/controls/create-calendar-clock.ts';
import { createRowText } from '../ui/controls/create-row-text.ts';
import { Guarded } from '../ui/controls/guarded.tsx';
import { createListRoot } from '../ui/list/list-root.tsx';
import { readableProps } from '../utils/readable-props.ts';
import { createMessageHeader } from './create-message-header.ts';
import { type KitMessageHeaderProps, type MessageHeaderSlot, OWN } from './props.ts';

/**
 * The header of a chat: its user or group, presence or typing, and the member count of a group. CSS hook:
 * `.kit-message-header`.
 * @example <KitMessageHeader user={user} onBack={close} />
 */
export function KitMessageHeader(given: KitMessageHeaderProps): JSX.Element {
  const props = readableProps(given);
  const { localizer } = useChatKit();
  const report = createReport(() => props.onError);
  const header = createMessageHeader({
    user: () => props.user,
    group: () => props.group,
    onError: report,
  });
  const guard = createGuard(report);
  const t = createRowText(localizer, guard);
  const formatDate = createCalendarClock(
    localizer,
    () => regionalPatterns(localizer, props.lastActiveAtDateTimeFormat),
    guard.report,
  );
  const Root = createListRoot(props, OWN);

  const typing = () => typingText(header.typing(), header.isGroup(), t);
  const isOnline = () => !props.hideUserStatus && (header.presence() as UserStatus) === 'online';
  /** Returns the presence in words; '' if it is hidden or unknown. */
  const presence = () => {
    const status = header.presence();
    if (props.hideUserStatus || status === '') return '';
    if (isOnline()) return t('presence.online');
    const lastSeen = lastSeenText(formatDate(header.lastActiveAt()), t);
    return lastSeen || ((status as UserStatus) === 'offline' ? t('presence.offline') : '');
  };
  const members = () => {
    const count = header.membersCount();
    return count > 0 ? t('header.members', { count }) : '';
  };
  const subtitle = () => typing() || (header.isGroup() ? members() : presence());

  /** Renders a part: the app's, or the built-in one if the app's is missing or throws. */
  const part = (slot: () => MessageHeaderSlot | undefined, builtIn: () => JSX.Element) => (
    <Show when={header.entity()} keyed>
      {(entity) => (
        <Show when={slot()} keyed fallback={builtIn()}>
          {(render) => (
            <Guarded fallback={builtIn} report={report}>
              {render(entity, header, builtIn)}
            </Guarded>
          )}
        </Show>
      )}
    </Show>
  );
  const none = () => undefined;
  const shownName = () => (header.isSelf() ? ownName(header.name(), t) : header.name());
  const name = () => <>{shownName()}</>;

  const builtInItem = () => (
    <div class="kit-message-header__item">
      <div class="kit-message-header__leading-view" data-online={isOnline() ? '' : undefined}>
        {part(
          () => props.leadingView,
          () => (
            <>
              <Avatar name={header.name()} image={header.picture() || undefined} colorKey={header.id()} />
              <span class="kit-message-header__status kit-status-indicator" />
            </>
          ),
        )}
      </div>
      <div class="kit-message-header__body">
        <h2 class="kit-message-header__title">
          <Show when={props.onItemClick} fallback={part(() => props.titleView, name)}>
            <button
              type="button"
              class="kit-message-header__action"
              onClick={() => {
                const entity = header.entity();
                if (entity) callApp(report, () => props.onItemClick?.(entity));
              }}
            >
              {part(() => props.titleView, name)}
            </button>
          </Show>
        </h2>
        <div class="kit-message-header__subtitle" data-typing={typing() ? '' : undefined}>
          {part(
            () => props.subtitleView,
            () => (
              <>{subtitle()}</>
            ),
          )}
        </div>
      </div>
      <div class="kit-message-header__trailing-view">{part(() => props.trailingView, none)}</div>
      <div class="kit-message-header__auxiliary-button-view">
        {part(() => props.auxiliaryButtonView, none)}
      </div>
    </div>
  );

  return (
    <Root class="kit-message-header" dir={localizer.direction()}>
      <Show when={props.onBack && !props.hideBackButton}>
        <button
          type="button"
          class="kit-message-header__back"
          data-shown={props.showBackButton ? '' : undefined}
          aria-label={t('header.back')}
          onClick={() => callApp(report, props.onBack)}
        />
      </Show>
      {part(() => props.itemView, builtInItem)}
      <Show when={props.onSearchClick && !props.hideSearchButton}>
        <button
          type="button"
          class="kit-message-header__search"
          aria-label={t('search.inChat')}
          title={t('search.inChat')}
          onClick={() => callApp(report, props.onSearchClick)}
        />
      </Show>
      <div class="kit-message-header__menu-view">{part(() => props.menuView, none)}</div>
    </Root>
  );
}
