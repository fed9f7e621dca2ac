import { onMount } from 'solid-js';
import type { PressOptions } from '../../list/input/presses.ts';
import { createRowInput, type RowInput } from '../../list/input/row-input.ts';
import { ownerSignal } from '../../list/owner-signal.ts';
import type { MountedRows } from '../../list/window/create-mounted-rows.ts';
import type { ListWindow } from '../../list/window/create-window.ts';
import type { BlockOrder, OrderEntry } from '../../order/block-order.ts';
import type { RowActions } from '../row/create-row-actions.ts';
import { scrollHeaderFirst } from './header-first.ts';
import { createSwipeActions } from './swipe-actions.ts';

/** The options of the input of a list of conversations or users. */
export interface ListInputOptions<E extends OrderEntry> extends Pick<PressOptions<E>, 'hold' | 'holdOrder'> {
  order: BlockOrder<E>;
  rows: MountedRows<E>;
  listWindow: ListWindow<E>;
  actions: Pick<RowActions<never>, 'call' | 'nameOf' | 'menuItems' | 'openMenu'>;
}

/** Creates the input of a list of conversations or users. Call it in the ref of the list element. */
export function createListInput<E extends OrderEntry>(
  list: HTMLElement,
  options: ListInputOptions<E>,
): RowInput<E> {
  const { order, rows, listWindow, hold, holdOrder, actions } = options;
  const signal = ownerSignal();
  const isRow = (entry: E) => !entry.isHeader;
  const input = createRowInput<E>(list, {
    order: () => order,
    isRow,
    rows,
    reveal: listWindow.reveal,
    pageRows: () => Math.max(1, Math.floor(listWindow.viewport() / order.rowHeight) - 1),
    // The stop stays while it is mounted, so that moving rows need no write.
    defaultStop(stop) {
      if (stop?.block && rows.element(stop)) return stop;
      const mounted = listWindow.placed().filter(({ entry }) => isRow(entry));
      const first = mounted.find(({ offset }) => offset >= listWindow.top()) ?? mounted[0];
      return first?.entry ?? null;
    },
    controls: '.kit-list-item__action, .kit-list-item__checkbox, .kit-list-item__menu-button',
    main: '.kit-list-item__action',
    textOf: actions.nameOf,
    leave() {
      const frame = list.closest('.kit-list');
      frame?.querySelector<HTMLElement>('.kit-search-bar__input:not(:placeholder-shown)')?.focus();
    },
    hasMenu: (row) => actions.menuItems(row).length > 0,
    openMenu: actions.openMenu,
    hold,
    holdOrder,
    swipe: {
      towards: 'start',
      begin: createSwipeActions(list, {
        itemsOf: (row) => actions.menuItems(rows.entryAt(row)),
        choose: (item) => actions.call(item.onClick),
        onOpenChange: (isOpen) => (isOpen ? hold?.hold('menu') : hold?.release('menu')),
        onDismiss: () => input.swallowClick(),
        signal,
      }),
    },
  });
  onMount(() => scrollHeaderFirst(list, signal));
  return input;
}
