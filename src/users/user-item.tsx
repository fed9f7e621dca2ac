import { type JSX, untrack } from 'solid-js';
import { statusWord } from '../core/status-class.ts';
import type { UserRecord } from '../core/user-record.ts';
import type { UserRow } from '../primitives/user-row.ts';
import { USER_STATUS } from '../sdk/index.ts';
import type { RowHost } from '../ui/list.tsx';
import { ListRow } from '../ui/list-row.tsx';
import { RowLeading } from '../ui/row-leading.tsx';
import type { UserView } from './user-view.ts';

/** The props of `UserItem`. */
export interface UserItemProps {
  record: UserRecord;
  host: RowHost<UserRecord>;
  view: UserView;
}

/** One row of the user list. */
export function UserItem(props: UserItemProps): JSX.Element {
  const { record, host, view } = untrack(() => props);
  const row = view.list.rowOf(record);
  return (
    <ListRow
      class="kit-users"
      record={record}
      row={row}
      item={row.user}
      host={host}
      view={view}
      state={view.hideUserStatus() ? '' : statusWord(row.status())}
      parts={{
        leading: () => <RowLeading name={row.name()} image={row.picture()} id={row.uid} />,
        subtitle: (id) => (
          <div
            class="kit-list-item__body-subtitle kit-users__subtitle"
            id={id}
            textContent={subtitle(row, view)}
          />
        ),
        trailing: (id) => <div class="kit-list-item__trailing-view kit-users__trailing-view" id={id} />,
      }}
    />
  );
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
  if (lastActiveAt > 0) {
    const date = view.formatDate(lastActiveAt);
    return date && t('presence.lastSeen', { date });
  }
  // Of another word of the SDK's own nothing is known but that it is not "online".
  return status === USER_STATUS.OFFLINE ? t('presence.offline') : '';
}
