import { type Accessor, createMemo } from 'solid-js';
import { callApp, type Report } from '../../client/create-report.ts';
import type { ListEngine } from '../../list/create-list-engine.ts';
import { type Selection, SelectionMode } from '../../list/create-selection.ts';
import type { OrderEntry } from '../../order/block-order.ts';
import { focusedNear } from '../../utils/focused-near.ts';
import type { KitOptionsOf } from '../controls/kit-option.ts';
import { createMenu, type MenuController, type MenuItem } from '../controls/menu.ts';
import type { RowEntry } from './row-record.ts';
import { rowId } from './row-record.ts';

/** The app's row settings, read reactively. */
export interface RowSettings<T> {
  onItemClick?: ((item: T) => void) | undefined;
  options?: KitOptionsOf<T> | null | undefined;
}

/** The options of row actions. */
export interface RowActionsOptions<E extends OrderEntry, R extends E, T> {
  list: ListEngine<E, R, T, unknown>;
  settings: RowSettings<T>;
  /** Returns the SDK's object of a row, for apps. */
  itemOf: (record: R) => T;
  /** Returns the built-in menu entries; undefined for no menu. Reactive. */
  builtInMenu?: () => ((record: R) => readonly MenuItem[]) | undefined;
  /** Whether each row has built-in entries, so that none need be computed. Reactive. */
  isMenuCertain?: () => boolean;
  /** Loads the built-in entries; undefined if they have loaded. */
  loadMenu?: () => Promise<void> | undefined;
  report: Report;
}

/** The actions of a list's rows. */
export interface RowActions<R> {
  readonly selection: Selection<R>;
  readonly menu: MenuController;
  readonly groupName: string;
  mode: Accessor<SelectionMode>;
  /** Whether rows have a checkbox. */
  isSelectable: Accessor<boolean>;
  /** Whether rows may have a menu. */
  hasMenus: Accessor<boolean>;
  /** Whether a row has a menu. Tracked. */
  hasMenu(record: R): boolean;
  /** Returns the name of a row; '' for other entries. */
  nameOf(entry: OrderEntry): string;
  /** Whether a row is selected, if a click on it selects it; else undefined. Not tracked: changed rows are published. */
  pressed(record: R): boolean | undefined;
  /** Whether a click on a row does nothing, because it would select a row that cannot be selected. Tracked. */
  isInert(record: R): boolean;
  /** Handles a click, tap, or keyboard activation of a row. */
  activate(record: R, event: Pick<MouseEvent, 'shiftKey'>): void;
  toggle(record: R, isRange: boolean): void;
  /** Returns the entries of a row's menu; [] for other entries. */
  menuItems(entry: OrderEntry | undefined): readonly MenuItem[];
  /** Opens the menu of a row beside its menu button, or at a point; returns false if it has none. */
  openMenu(entry: OrderEntry, row: HTMLElement, point?: { x: number; y: number }): boolean;
  /** Runs a callback of the app and reports its errors. */
  call(callback: (() => void) | undefined): void;
}

/** Creates the actions of a list's rows: click, selection and menu; the same for both lists. */
export function createRowActions<E extends OrderEntry, R extends E & RowEntry, T>(
  options: RowActionsOptions<E, R, T>,
): RowActions<R> {
  const { list, settings, itemOf, report } = options;
  const { hold, flush, selection } = list;
  const { mode } = selection;
  const isRow = (entry: OrderEntry): entry is R => !entry.isHeader;
  const isSelectable = createMemo(() => mode() !== SelectionMode.none);
  const hasMenus = createMemo(() => (settings.options ?? options.builtInMenu?.()) !== undefined);
  const call: RowActions<R>['call'] = (callback) => callApp(report, callback);
  const menu = createMenu(call, (isOpen) => {
    if (isOpen) hold?.hold('menu');
    else hold?.release('menu');
  });
  const menuItems = (record: R): readonly MenuItem[] => {
    let items: readonly MenuItem[] = [];
    call(() => {
      const item = itemOf(record);
      const builtIn = options.builtInMenu?.()?.(record) ?? [];
      items = settings.options ? settings.options(item, builtIn) : builtIn;
    });
    return items;
  };
  const openMenu: RowActions<R>['openMenu'] = (entry, row, point) => {
    if (!isRow(entry)) return false;
    flush();
    const loading = hasMenus() ? options.loadMenu?.() : undefined;
    const items = loading ? null : menuItems(entry);
    if (items?.length === 0) return false;
    const action = row.querySelector<HTMLElement>('.kit-list-item__action') ?? row;
    const button = row.querySelector<HTMLElement>('.kit-list-item__menu-button:not([hidden])');
    const focused = focusedNear(row);
    const opener = row.contains(focused) ? (focused as HTMLElement) : action;
    menu.open({ items, label: entry.name, key: entry, anchor: button ?? action, opener, point });
    void loading?.then(() => menu.fill(entry, menuItems(entry)));
    return true;
  };
  return {
    selection,
    menu,
    groupName: rowId(),
    mode,
    isSelectable,
    hasMenus,
    hasMenu: (record) =>
      (!settings.options && Boolean(options.isMenuCertain?.())) || menuItems(record).length > 0,
    menuItems(entry) {
      return entry && isRow(entry) ? menuItems(entry) : [];
    },
    nameOf: (entry) => (isRow(entry) ? entry.name : ''),
    call,
    pressed: (record) => (isSelectable() && !settings.onItemClick ? selection.isSelected(record) : undefined),
    isInert: (record) => isSelectable() && !settings.onItemClick && selection.isDisabled(record),
    activate(record, event) {
      flush();
      const { onItemClick } = settings;
      if (onItemClick) call(() => onItemClick(itemOf(record)));
      else selection.toggle(record, event.shiftKey);
    },
    toggle(record, isRange) {
      flush();
      selection.toggle(record, isRange);
    },
    openMenu,
  };
}
