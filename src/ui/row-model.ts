import { type Accessor, createMemo, untrack } from 'solid-js';
import { KIT_ERROR } from '../core/exception.ts';
import type { SelectionMode } from '../core/selection-mode.ts';
import type { Report } from '../primitives/create-report.ts';
import type { RowActions } from './create-row-actions.ts';
import { rowId } from './row-id.ts';
import type { RowSlots } from './slot.tsx';

/** What a row offers beside itself. */
export interface RowControls {
  /** How many rows may be selected. */
  mode: SelectionMode;
  /** Whether rows have a menu: none, the same one all, or one of the app's, which is asked for row by row. */
  menu: 'none' | 'built-in' | 'own';
  /** The name that the radio buttons of a list share. */
  groupName: string;
  labels: { select: (name: string) => string; menu: () => string };
}

/** What the rows of a list share: `T` is the SDK's object, `R` the facts of a row, `E` its record. */
export interface RowView<T, R, E> {
  readonly actions: RowActions<E>;
  readonly report: Report;
  /** The slots; another object when one of them became another function. */
  slots: Accessor<RowSlots<T, R>>;
  /** What each row offers beside itself; another object when that changed. */
  controls: Accessor<RowControls>;
}

/** What a row of either list knows of itself. */
export interface RowFacts {
  name(): string;
  active(): boolean;
  selected(): boolean;
  /** Tracks every change of the row. */
  entity(): unknown;
}

/** One row as its parts see it. Slots and controls do not change while it lives; what the methods read is reactive. */
export class RowModel<T, R extends RowFacts, E> {
  readonly slots: RowSlots<T, R>;
  readonly controls: RowControls;
  readonly record: E;
  readonly row: R;
  /** The SDK's object. */
  readonly item: T;
  /** The ids of the parts that describe the row's button. */
  readonly subtitleId: string;
  readonly trailingId: string;
  readonly #view: RowView<T, R, E>;
  readonly #ownMenu: Accessor<boolean> | undefined;

  constructor(record: E, row: R, item: T, view: RowView<T, R, E>) {
    this.record = record;
    this.row = row;
    this.item = item;
    const id = rowId();
    this.subtitleId = `${id}s`;
    this.trailingId = `${id}t`;
    this.#view = view;
    this.slots = untrack(view.slots);
    this.controls = untrack(view.controls);
    if (this.controls.menu === 'own') {
      this.#ownMenu = createMemo(() => {
        row.entity();
        return untrack(() => view.actions.menuItems(record).length > 0);
      });
    }
  }

  /**
   * The class of the `<li>`.
   * @param root - the root class of the list, such as 'kit-users'
   * @param state - the word that the state of the row adds, or ''
   */
  className(root: string, state: string): string {
    const name = `${root}__list-item`;
    const active = this.row.active() ? ` ${name}-active` : '';
    return `kit-list__row ${name}${active}${state ? ` ${name}-${state}` : ''}`;
  }

  /** The ids of what describes the row's button. */
  description(): string {
    return `${this.subtitleId} ${this.trailingId}`;
  }

  /** Whether this very row has a menu. */
  hasMenu(): boolean {
    return this.#ownMenu ? this.#ownMenu() : this.controls.menu !== 'none';
  }

  isMenuOpen(): boolean {
    return this.#view.actions.menu.isOpenFor(this.record);
  }

  activate(event: MouseEvent): void {
    this.#view.actions.activate(this.record, event);
  }

  toggle(isRange: boolean): void {
    this.#view.actions.toggle(this.record, isRange);
  }

  /** Opens the menu of the row beside its menu button. */
  openMenu(button: HTMLElement): void {
    this.#view.actions.openMenu(this.record, button.parentElement ?? button);
  }

  /** A view of the app threw. */
  failed(cause: unknown): void {
    this.#view.report(cause, KIT_ERROR.VIEW_FAILED);
  }
}
