import { createMemo, type JSX } from 'solid-js';
import { statusMessageOf } from '../client/boundary/entities.ts';
import type { Guard } from '../client/create-report.ts';
import type { UserRecord } from '../client/records/entity-record.ts';
import { entityView } from '../client/views/reactive-view.ts';
import type { Localizer } from '../localize/index.ts';
import type { AppUser, Kit, UserStatus } from '../sdk/index.ts';
import { lastSeenText } from '../text/last-seen-text.ts';
import { createCalendarClock, regionalPatterns } from '../ui/controls/create-calendar-clock.ts';
import { statusWord } from '../ui/controls/status-class.ts';
import type { MountedRow, RowKind, SlotRender } from '../ui/row/row-view.ts';
import type { UserModel } from './create-user-model.ts';
import type { UserListEntry } from './user-list-entry.ts';
import type { UserRow } from './user-row.ts';

/** Renders a part of a row: `user` is a reactive view, `row` has what the SDK's object lacks. */
export type UserSlot<User extends Kit.User = AppUser> = SlotRender<User, UserRow>;

/** The settings for marks in rows, each read reactively. */
export interface UserStateSettings {
  hideUserStatus?: boolean | undefined;
}

/** Creates the parts of rows that are specific to users. */
export function createUserKind(
  list: UserModel,
  settings: UserStateSettings,
  localizer: Localizer,
  t: Localizer['t'],
  guard: Guard,
): RowKind<Kit.User, UserRow, UserListEntry> {
  const calendar = createMemo(() => ({
    lastWeek: 'dddd',
    ...regionalPatterns(localizer),
  }));
  const formatDate = createCalendarClock(localizer, calendar, guard.report);

  /** The user's status message, else presence, else when the user was last online. */
  const subtitle = guard.wrap((record: UserRecord): string => {
    const message = statusMessageOf(record.entity);
    if (message) return message;
    if (settings.hideUserStatus || record.blocked) return '';
    const status = record.status as UserStatus;
    if (status === 'online') return t('presence.online');
    if (record.lastActiveAt > 0) {
      return lastSeenText(formatDate(record.lastActiveAt), t);
    }
    // For other statuses of the SDK, it is only known that the user is not online.
    return status === 'offline' ? t('presence.offline') : '';
  }, '');
  return {
    root: 'kit-users',
    itemOf: ({ record }) => entityView(record),
    rowOf: list.rowOf,
    isActive: ({ record }) => list.isActive(record),
    stateOf: ({ record }) => (settings.hideUserStatus ? '' : statusWord(record.presence)),
    isCounted: false,
    isOnlineUnsaid: ({ record: { entity, presence } }) =>
      !settings.hideUserStatus && (presence as UserStatus) === 'online' && statusMessageOf(entity) !== '',
    drawSubtitle: (row) => <UserSubtitle row={row} text={subtitle} />,
    drawTrailing: (row) => {
      const { trailingId: id } = row;
      return <div class="kit-list-item__trailing-view kit-users__trailing-view" id={id} />;
    },
  };
}

function UserSubtitle(props: {
  row: MountedRow<UserListEntry>;
  text: (record: UserRecord) => string;
}): JSX.Element {
  return (
    <div
      class="kit-list-item__body-subtitle kit-users__subtitle"
      id={props.row.subtitleId}
      textContent={props.text(props.row.record().record)}
    />
  );
}
