import { onMount } from 'solid-js';
import type { OrderEntry } from '../../core/order/block-order.ts';
import {
  createRovingFocus,
  type RovingFocus,
  type RovingFocusOptions,
} from '../../primitives/list/create-roving-focus.ts';
import { focusedNear } from '../../primitives/list/focused-near.ts';
import type { RowActions } from '../row/create-row-actions.ts';
import { glideRows } from './glide.ts';
import { scrollHeaderFirst } from './header-first.ts';
import { followLatePresses } from './late-presses.ts';
import { ownerSignal } from './owner-signal.ts';
import { followRowGestures, type RowGesturesOptions } from './row-gestures.ts';
import { followSwipes } from './swipe-actions.ts';

/** The options of a list's input. */
export interface RowInputOptions<E extends OrderEntry>
  extends Pick<RovingFocusOptions<E>, 'order' | 'rows' | 'listWindow'>,
    Pick<RowGesturesOptions<E>, 'hold' | 'holdOrder'> {
  actions: Pick<RowActions<never>, 'call' | 'nameOf' | 'menuItems' | 'openMenu'>;
}

/** What users do with the rows of a list. */
export interface RowInput<E> extends Omit<RovingFocus<E>, 'onFocusIn' | 'onFocusOut' | 'onKeyDown'> {
  /** Animates rows from their earlier positions to their current ones, in px. */
  glide(before: ReadonlyMap<E, number>, now: ReadonlyMap<E, number>): void;
}

/** Creates the input of a list: follows keys, pointers and touches on its rows. Call it in the ref of the element of the rows. */
export function createRowInput<E extends OrderEntry>(
  list: HTMLElement,
  options: RowInputOptions<E>,
): RowInput<E> {
  const { rows, hold, actions } = options;
  const signal = ownerSignal();
  const focus = createRovingFocus<E>({
    ...options,
    list,
    textOf: actions.nameOf,
    controls: '.kit-list-item__action, .kit-list-item__checkbox, .kit-list-item__menu-button',
    action: '.kit-list-item__action',
    leave() {
      const frame = list.closest('.kit-list');
      frame?.querySelector<HTMLElement>('.kit-search-bar__input:not(:placeholder-shown)')?.focus();
    },
    overlays: '.kit-menu-positioner, .kit-dialog',
  });
  const hasMenu = (row: E) => actions.menuItems(row).length > 0;
  const late = followLatePresses<E>(list, { rows, listWindow: options.listWindow, signal });
  const aimedRows = { entryAt: late.entryAt, element: rows.element };
  followRowGestures(list, { ...options, rows: aimedRows, hasMenu, onMenu: actions.openMenu, signal });
  followSwipes(list, {
    itemsOf: (row) => actions.menuItems(rows.entryAt(row)),
    choose: (item) => actions.call(item.onClick),
    onOpenChange: (isOpen) => (isOpen ? hold?.hold('menu') : hold?.release('menu')),
    signal,
  });
  list.addEventListener('focusin', focus.onFocusIn, { signal });
  list.addEventListener('focusout', focus.onFocusOut, { signal });
  list.addEventListener('keydown', focus.onKeyDown, { signal });
  onMount(() => {
    scrollHeaderFirst(list, signal);
    // A row from a server may have the focus already.
    focus.onFocusIn({ target: focusedNear(list) });
  });
  return {
    ...focus,
    beforeChange() {
      late.beforeChange();
      focus.beforeChange();
    },
    afterChange() {
      late.afterChange();
      focus.afterChange();
    },
    glide: (before, now) => glideRows(before, now, rows.element),
  };
}
