import { createMemo } from 'solid-js';
import type { UserRecord } from '../core/user-record.ts';
import type { Localizer } from '../localize/index.ts';
import { createCalendarClock } from '../primitives/create-calendar-clock.ts';
import type { UserList } from '../primitives/create-user-list.ts';
import type { UserRow } from '../primitives/user-row.ts';
import type { Kit } from '../sdk/index.ts';
import type { RowView } from '../ui/row-model.ts';
import { createSlots, type RowSlots, type SlotRender } from '../ui/slot.tsx';

/** Draws a part of one row; `row` reads the row's facts. */
export type UserSlot = SlotRender<Kit.User, UserRow>;

/** What every row reads of its list. */
export interface UserView extends RowView<Kit.User, UserRow, UserRecord> {
  readonly list: UserList;
  readonly localizer: Localizer;
  formatDate(seconds: number): string;
  hideUserStatus(): boolean;
}

/** The settings of the rows, each read reactively. */
export interface UserViewSettings extends RowSlots<Kit.User, UserRow> {
  hideUserStatus?: boolean | undefined;
}

/** Makes what the rows of a list share. */
export function createUserView(
  settings: UserViewSettings,
  shared: Pick<UserView, 'list' | 'localizer' | 'report' | 'actions' | 'controls'>,
): UserView {
  const { localizer } = shared;
  const calendar = createMemo(() => ({ lastWeek: localizer.calendarObject().lastWeek ?? 'dddd' }));
  return {
    ...shared,
    slots: createSlots(settings),
    formatDate: createCalendarClock(localizer, calendar),
    hideUserStatus: () => Boolean(settings.hideUserStatus),
  };
}
