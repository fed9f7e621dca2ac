import { type Accessor, createMemo } from 'solid-js';
import type { OrderEntry } from '../core/block-order.ts';
import { KIT_ERROR } from '../core/exception.ts';
import { SelectionMode } from '../core/selection-mode.ts';
import type { ListSource } from '../primitives/create-list-source.ts';
import type { OrderHold } from '../primitives/create-order-hold.ts';
import type { Report } from '../primitives/create-report.ts';
import { createSelection, type SelectableRecord, type Selection } from '../primitives/create-selection.ts';
import { createMenu, type MenuController, type MenuItem } from './menu.tsx';
import { rowId } from './row-id.ts';

/** What the actions of rows need: `T` is the SDK's object of a record. */
export interface RowActionsOptions<E extends OrderEntry, R extends E & SelectableRecord, T> {
  source: ListSource<E>;
  isRow: (entry: E) => entry is R;
  itemOf: (record: R) => T;
  nameOf: (record: R) => string;
  mode: () => SelectionMode | undefined;
  onItemClick: () => ((item: T) => void) | undefined;
  onSelect: () => ((item: T, isSelected: boolean) => void) | undefined;
  /** The entries of a row's menu; may throw, as they can be the app's. */
  menuItems: (item: T) => readonly MenuItem[];
  /** Publishes all that waits, so that the app's code reads the newest. */
  flush: () => void;
  /** These rows look otherwise now. */
  touch: (records: readonly R[]) => void;
  hold?: OrderHold;
  report: Report;
}

/** What can be done with the rows of a list. */
export interface RowActions<R> {
  readonly selection: Selection<R>;
  readonly menu: MenuController;
  readonly groupName: string;
  mode: Accessor<SelectionMode>;
  /** A row was clicked, tapped, or activated by key. */
  activate(record: R, event: MouseEvent): void;
  toggle(record: R, isRange: boolean): void;
  /** The entries of the row's menu; [] when there are none, or they could not be told. */
  menuItems(record: R): readonly MenuItem[];
  /** Opens the menu of a row beside its menu button, or at a point; false when it has none. */
  openMenu(record: R, row: HTMLElement, point?: { x: number; y: number }): boolean;
  /** Runs a callback of the app: what it throws is reported, and stops nothing. */
  call<Args extends unknown[]>(callback: ((...args: Args) => void) | null | undefined, ...args: Args): void;
}

/** Makes the actions of a list's rows: click, selection and menu, the same for both lists. */
export function createRowActions<E extends OrderEntry, R extends E & SelectableRecord, T>(
  options: RowActionsOptions<E, R, T>,
): RowActions<R> {
  const { report } = options;
  const mode = createMemo(() => options.mode() ?? SelectionMode.none);
  const call: RowActions<R>['call'] = (callback, ...args) => {
    try {
      callback?.(...args);
    } catch (cause) {
      report(cause, KIT_ERROR.CALLBACK_FAILED);
    }
  };
  const selection = createSelection<E, R>({
    mode,
    order: options.source.order,
    isRow: options.isRow,
    onSelect: (record, isSelected) => call(options.onSelect(), options.itemOf(record), isSelected),
    onChanged: options.touch,
  });
  const menu = createMenu((isOpen) => {
    if (isOpen) options.hold?.hold('menu');
    else options.hold?.release('menu');
  });
  const menuItems = (record: R): readonly MenuItem[] => {
    try {
      return options.menuItems(options.itemOf(record));
    } catch (cause) {
      report(cause, KIT_ERROR.CALLBACK_FAILED);
      return [];
    }
  };
  return {
    selection,
    menu,
    mode,
    groupName: rowId(),
    call,
    menuItems,
    activate(record, event) {
      options.flush();
      const onItemClick = options.onItemClick();
      if (onItemClick) call(onItemClick, options.itemOf(record));
      else selection.toggle(record, event.shiftKey);
    },
    toggle: (record, isRange) => {
      options.flush();
      selection.toggle(record, isRange);
    },
    openMenu(record, row, point) {
      options.flush();
      const items = menuItems(record).map((item) => ({ ...item, onClick: () => call(item.onClick) }));
      if (items.length === 0) return false;
      menu.open({ items, label: options.nameOf(record), key: record, anchor: controlIn(row), point });
      return true;
    },
  };
}

/** The control in a row that the focus returns to. */
function controlIn(row: HTMLElement): HTMLElement {
  return (
    row.querySelector<HTMLElement>('.kit-list-item__menu-button:not([hidden])') ??
    row.querySelector<HTMLElement>('.kit-list-item__action') ??
    row
  );
}
