import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { BlockOrder, OrderEntry } from '../order/block-order.ts';

/** The options of a selection. */
export interface SelectionOptions<E extends OrderEntry, R extends E> {
  /** How many rows can be selected. @defaultValue none */
  mode: Accessor<SelectionMode | undefined>;
  order: BlockOrder<E>;
  /** Called when a row is selected or deselected. */
  onSelect: (record: R, isSelected: boolean) => void;
  /** Called with rows whose appearance changed. */
  onChanged: (records: readonly R[]) => void;
}

/** The selected rows. The selection survives paging, reordering and search. */
export interface Selection<R> {
  mode: Accessor<SelectionMode>;
  /** The selected rows, the latest one last. Reactive. */
  selected: Accessor<readonly R[]>;
  /** Whether a row is selected. Not tracked: changed rows are published. */
  isSelected(record: R): boolean;
  /** Selects or deselects a row; `isRange` extends the selection from the last toggled row to an unselected one. */
  toggle(record: R, isRange?: boolean): void;
  /** Deselects a row, if it is selected. */
  deselect(record: R): void;
  /** Deselects rows that were removed for good. */
  forget(isGone: (record: R) => boolean): void;
}

/** Creates the selection of a list. */
export function createSelection<E extends OrderEntry, R extends E>(
  options: SelectionOptions<E, R>,
): Selection<R> {
  const { order } = options;
  const mode = createMemo(() => options.mode() ?? SelectionMode.none);
  const chosen = new Set<R>();
  const [version, setVersion] = createSignal(undefined, { equals: false });
  let anchor: R | null = null;

  const set = (records: readonly R[], isSelected: boolean) => {
    if (records.length === 0) return;
    for (const record of records) {
      if (isSelected) chosen.add(record);
      else chosen.delete(record);
    }
    options.onChanged(records);
    setVersion();
    for (const record of records) options.onSelect(record, isSelected);
  };

  /** Returns the unselected rows from the last toggled row to this one, which comes last. */
  const range = (record: R): R[] => {
    const from = anchor?.block ? order.indexOf(anchor) : -1;
    const to = order.indexOf(record);
    if (from < 0 || to < 0) return [record];
    const entries = order.slice(Math.min(from, to), Math.max(from, to) + 1);
    if (from > to) entries.reverse();
    return entries.filter((each): each is R => !each.isHeader).filter((each) => !chosen.has(each));
  };

  const toggle = (record: R, isRange = false) => {
    switch (mode()) {
      case SelectionMode.single: {
        const isSelected = !chosen.has(record);
        set([...chosen], false);
        if (isSelected) set([record], true);
        break;
      }
      case SelectionMode.multiple:
        if (chosen.has(record)) set([record], false);
        else set(isRange ? range(record) : [record], true);
        break;
      default:
        return;
    }
    anchor = record;
  };

  createEffect(
    on(
      mode,
      (now) => {
        if (now === SelectionMode.none) set([...chosen], false);
        else if (now === SelectionMode.single) set([...chosen].slice(0, -1), false);
      },
      { defer: true },
    ),
  );

  return {
    mode,
    selected: () => {
      version();
      return [...chosen];
    },
    isSelected: (record) => chosen.has(record),
    toggle,
    deselect: (record) => {
      if (chosen.has(record)) set([record], false);
    },
    forget: (isGone) => set([...chosen].filter(isGone), false),
  };
}

/** How many rows can be selected. `single` is 0: do not test it for truthiness. */
export const SelectionMode = { single: 0, multiple: 1, none: 2 } as const;
/** One of the selection modes. */
export type SelectionMode = (typeof SelectionMode)[keyof typeof SelectionMode];
