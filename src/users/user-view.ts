import { createMemo } from 'solid-js';
import type { UserRecord } from '../core/user-record.ts';
import { createCalendarClock } from '../primitives/create-calendar-clock.ts';
import type { UserList } from '../primitives/create-user-list.ts';
import type { UserRow } from '../primitives/user-row.ts';
import type { AppUser, Kit } from '../sdk/index.ts';
import type { RowView } from '../ui/row-model.ts';
import type { SlotRender } from '../ui/slot.tsx';

/** Draws a part of one row; `row` reads the row's facts. */
export type UserSlot<User extends Kit.User = AppUser> = SlotRender<User, UserRow>;

/** The settings of the rows, each read reactively. */
export interface UserViewSettings {
  hideUserStatus?: boolean | undefined;
}

/** What every row reads of its list. */
export interface UserView extends RowView<Kit.User, UserRow, UserRecord> {
  readonly list: UserList;
  readonly settings: UserViewSettings;
  formatDate(seconds: number): string;
}

/** Makes what the rows of a user list share, beyond what those of every list do. */
export function createUserView(
  list: UserList,
  settings: UserViewSettings,
  rows: RowView<Kit.User, UserRow, UserRecord>,
): UserView {
  const { localizer } = rows;
  const calendar = createMemo(() => ({ lastWeek: localizer.calendarObject().lastWeek ?? 'dddd' }));
  return { ...rows, list, settings, formatDate: createCalendarClock(localizer, calendar, rows.report) };
}
