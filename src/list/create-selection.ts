import { type Accessor, createComputed, createEffect, createMemo, createSignal, on, untrack } from 'solid-js';
import type { BlockOrder, OrderEntry } from '../order/block-order.ts';
import { createControllable } from '../utils/create-controllable.ts';

/** The options of a selection; `Item` is the SDK's object of a row. */
export interface SelectionOptions<E extends OrderEntry, R extends E, Item> {
  /** How many rows can be selected. @defaultValue none */
  mode: Accessor<SelectionMode | undefined>;
  /** The selected items, if the app holds them; loaded or not. */
  given: Accessor<readonly Item[] | undefined>;
  /** The items that are selected at the start. */
  initial: readonly Item[];
  order: BlockOrder<E>;
  itemOf: (record: R) => Item;
  /** Returns the row of an item; undefined if it is not loaded. */
  rowOf: (item: Item) => R | undefined;
  /** Whether a row still exists. */
  isKnown: (record: R) => boolean;
  /** Whether a row cannot be selected or deselected. Tracked. */
  isDisabled: (record: R) => boolean;
  /** Called with all selected items when the user changes the selection. */
  onChange: (items: readonly Item[]) => void;
  /** Called when a row is selected or deselected. */
  onSelect: (record: R, isSelected: boolean) => void;
  /** Called with rows whose appearance changed. */
  onChanged: (records: readonly R[]) => void;
}

/** The selected rows. The selection survives paging, reordering and search. */
export interface Selection<R> {
  mode: Accessor<SelectionMode>;
  /** The selected rows that are loaded, the latest one last. Reactive. */
  selected: Accessor<readonly R[]>;
  /** Whether a row is selected. Not tracked: changed rows are published. */
  isSelected(record: R): boolean;
  /** Whether a row cannot be selected or deselected. Tracked. */
  isDisabled(record: R): boolean;
  /** Selects or deselects a row; `isRange` extends the selection from the last toggled row to an unselected one. */
  toggle(record: R, isRange?: boolean): void;
  /** Deselects a row, if it is selected. */
  deselect(record: R): void;
  /** Finds the rows of items that were loaded, and deselects rows that were removed for good. */
  refresh(): void;
}

/** Creates the selection of a list. */
export function createSelection<E extends OrderEntry, R extends E, Item>(
  options: SelectionOptions<E, R, Item>,
): Selection<R> {
  const { order } = options;
  const mode = createMemo(() => options.mode() ?? SelectionMode.none);
  const [items, request] = createControllable(options.given, options.initial, options.onChange);
  /** The rows of the selected items; undefined for those that are not loaded. */
  let rows = new Map<Item, R | undefined>();
  let chosen: ReadonlySet<R> = new Set();
  const [version, setVersion] = createSignal(undefined, { equals: false });
  let anchor: R | null = null;

  const reconcile = (isFirst = false) => {
    const all = items();
    const counted =
      mode() === SelectionMode.none ? [] : mode() === SelectionMode.single ? all.slice(-1) : all;
    rows = new Map(counted.map((item) => [item, rows.get(item) ?? options.rowOf(item)]));
    const before = chosen;
    chosen = new Set([...rows.values()].filter((row) => row !== undefined));
    const changed = [...before, ...chosen].filter((row) => before.has(row) !== chosen.has(row));
    if (isFirst || changed.length === 0) return;
    options.onChanged(changed);
    setVersion();
  };
  createComputed(on([items, mode], (_, before) => reconcile(!before)));

  const change = (kept: readonly Item[], removed: readonly R[], added: readonly R[] = []) => {
    if (removed.length + added.length === 0) return;
    request([...kept, ...added.map(options.itemOf)]);
    for (const record of removed) options.onSelect(record, false);
    for (const record of added) options.onSelect(record, true);
  };
  const without = (removed: readonly R[]) =>
    [...rows].filter(([, row]) => !row || !removed.includes(row)).map(([item]) => item);

  /** Returns the unselected rows from the last toggled row to this one, which comes last. */
  const range = (record: R): R[] => {
    const from = anchor?.block ? order.indexOf(anchor) : -1;
    const to = order.indexOf(record);
    if (from < 0 || to < 0) return [record];
    const entries = order.slice(Math.min(from, to), Math.max(from, to) + 1);
    if (from > to) entries.reverse();
    return entries
      .filter((each): each is R => !each.isHeader)
      .filter((each) => !chosen.has(each) && !untrack(() => isDisabled(each)));
  };
  const isDisabled = (record: R) => mode() !== SelectionMode.none && options.isDisabled(record);

  const toggle = (record: R, isRange = false) => {
    if (untrack(() => isDisabled(record))) return;
    switch (mode()) {
      case SelectionMode.single:
        change([], [...chosen], chosen.has(record) ? [] : [record]);
        break;
      case SelectionMode.multiple:
        if (chosen.has(record)) change(without([record]), [record]);
        else change(without([]), [], isRange ? range(record) : [record]);
        break;
      default:
        return;
    }
    anchor = record;
  };

  // A selection that the app holds stays, and shows what the mode allows.
  createEffect(
    on(
      mode,
      () => {
        const all = untrack(items);
        if (untrack(options.given) || all.length === rows.size) return;
        const removed = all.slice(0, all.length - rows.size).map(options.rowOf);
        change(
          without([]),
          removed.filter((row) => row !== undefined),
        );
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
    isDisabled,
    toggle,
    deselect: (record) => {
      if (chosen.has(record) && !untrack(() => isDisabled(record))) change(without([record]), [record]);
    },
    refresh() {
      const gone = [...chosen].filter((record) => !options.isKnown(record));
      const kept = without(gone);
      for (const [item, row] of rows) if (row && gone.includes(row)) rows.set(item, undefined);
      change(kept, gone);
      if (chosen.size < rows.size) reconcile();
    },
  };
}

/** How many rows can be selected. `single` is 0: do not test it for truthiness. */
export const SelectionMode = { single: 0, multiple: 1, none: 2 } as const;
/** One of the selection modes. */
export type SelectionMode = (typeof SelectionMode)[keyof typeof SelectionMode];
