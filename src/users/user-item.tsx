import { createMemo, type JSX, untrack } from 'solid-js';
import { KIT_ERROR } from '../core/exception.ts';
import { statusWord } from '../core/status-class.ts';
import type { UserRecord } from '../core/user-record.ts';
import type { UserRow } from '../primitives/user-row.ts';
import { USER_STATUS } from '../sdk/index.ts';
import { KitAvatar } from '../ui/avatar.tsx';
import type { RowHost } from '../ui/list.tsx';
import { RowFrame } from '../ui/row-frame.tsx';
import type { UserView } from './user-view.ts';

/** The props of `UserItem`. */
export interface UserItemProps {
  record: UserRecord;
  host: RowHost<UserRecord>;
  view: UserView;
}

/** One row of the user list. */
export function UserItem(props: UserItemProps): JSX.Element {
  const { record, host, view } = untrack(() => ({ ...props }));
  const row = view.list.rowOf(record);
  const hasMenu = createMemo(() => {
    if (!view.hasOwnMenus()) return false;
    row.entity();
    return untrack(() => view.actions.menuItems(record).length > 0);
  });
  return (
    <li
      data-selected={row.selected() ? '' : undefined}
      class={rowClass(row, view)}
      ref={(element) => host.mount(record, element)}
    >
      <RowFrame
        item={row.user}
        row={row}
        track={() => row.entity()}
        slots={untrack(view.slots)}
        controls={untrack(view.controls)}
        class="kit-users"
        name={row.name()}
        isActive={row.active()}
        isSelected={row.selected()}
        hasMenu={hasMenu()}
        isMenuOpen={view.actions.menu.isOpenFor(record)}
        onActivate={(event) => view.actions.activate(record, event)}
        onToggle={(isRange) => view.actions.toggle(record, isRange)}
        onMenu={(anchor) => view.actions.openMenu(record, anchor)}
        onError={(cause) => view.report(cause, KIT_ERROR.VIEW_FAILED)}
        leading={() => <KitAvatar name={row.name()} image={row.picture()} id={row.uid} />}
        subtitle={() => subtitle(row, view)}
        trailing={() => undefined}
      />
    </li>
  );
}

function rowClass(row: UserRow, view: UserView): string {
  const name = 'kit-users__list-item';
  let all = `kit-list__row ${name}`;
  if (row.active()) all += ` ${name}-active`;
  const status = view.hideUserStatus() ? '' : statusWord(row.status());
  return status ? `${all} ${name}-${status}` : all;
}

/** What the user says of themselves comes first, then whether they are there, then when they last were. */
function subtitle(row: UserRow, view: UserView): string {
  const { t } = view.localizer;
  const message = row.statusMessage();
  if (message) return message;
  if (view.hideUserStatus() || row.blocked()) return '';
  const status = row.status();
  if (status === USER_STATUS.ONLINE) return t('presence.online');
  const lastActiveAt = row.lastActiveAt();
  if (lastActiveAt > 0) return t('presence.lastSeen', { date: view.formatDate(lastActiveAt) });
  // Of another word of the SDK's own nothing is known but that it is not "online".
  return status === USER_STATUS.OFFLINE ? t('presence.offline') : '';
}
