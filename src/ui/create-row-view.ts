import { createMemo } from 'solid-js';
import type { OrderEntry } from '../core/block-order.ts';
import type { Localizer } from '../localize/index.ts';
import type { SelectableRecord } from '../primitives/create-selection.ts';
import { createRowActions, type RowActionsOptions, type RowSettings } from './create-row-actions.ts';
import type { RowRecord, RowView } from './row-model.ts';
import { createSlots, hasSlots, type RowSlots } from './slot.tsx';

/** What the rows of a list are made from: `R` is the facts of a row, `E` its record. */
export interface RowViewOptions<L extends OrderEntry, E extends L, T, R> extends RowActionsOptions<L, E, T> {
  settings: RowSettings<T> & RowSlots<T, R>;
  localizer: Localizer;
}

/** Makes what the rows of a list share. */
export function createRowView<L extends OrderEntry, E extends L & SelectableRecord & RowRecord, T, R>(
  options: RowViewOptions<L, E, T, R>,
): RowView<T, R, E> {
  const { localizer, report } = options;
  const actions = createRowActions(options);
  const slots = createSlots(options.settings);
  const form = createMemo(() => ({
    slots: slots(),
    hasSlots: hasSlots(slots()),
    mode: actions.mode(),
    menu: actions.menuKind(),
  }));
  return { actions, localizer, report, form };
}
