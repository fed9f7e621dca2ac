import type { Localizer } from '../../localize/index.ts';
import type { OrderEntry } from '../../order/block-order.ts';
import { createRowActions, type RowActionsOptions, type RowSettings } from './create-row-actions.ts';
import { type RowEntry, rowId } from './row-record.ts';
import { createSlots, type RowKind, type RowSlots, type RowView } from './row-view.ts';

/** The options of a list's rows. */
export interface RowViewOptions<E extends OrderEntry, R extends E, T, S>
  extends Omit<RowActionsOptions<E, R, T>, 'itemOf'> {
  kind: RowKind<T, S, R>;
  settings: RowSettings<T> & RowSlots<T, S>;
  t: Localizer['t'];
}

/** Creates the shared part of a list's rows. */
export function createRowView<E extends OrderEntry, R extends E & RowEntry, T, S>(
  options: RowViewOptions<E, R, T, S>,
): RowView<T, S, R> {
  const { kind, settings, t, report } = options;
  return {
    ...kind,
    ...createSlots(settings),
    actions: createRowActions({ ...options, itemOf: kind.itemOf }),
    t,
    report,
    onlineId: rowId(),
  };
}
