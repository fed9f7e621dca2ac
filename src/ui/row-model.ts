import { type Accessor, createMemo, untrack } from 'solid-js';
import type { OrderEntry } from '../core/block-order.ts';
import type { SelectionMode } from '../core/selection-mode.ts';
import type { Localizer } from '../localize/index.ts';
import type { Report } from '../primitives/create-report.ts';
import type { MenuKind, RowActions } from './create-row-actions.ts';
import { rowId } from './row-id.ts';
import type { RowSlots } from './slot.tsx';

/** What all rows of a list have or lack; it does not change while a row lives. */
export interface RowForm<T, R> {
  slots: RowSlots<T, R>;
  /** Whether the app draws any part of the rows. */
  hasSlots: boolean;
  /** How many rows may be selected. */
  mode: SelectionMode;
  menu: MenuKind;
}

/** What the rows of a list share: `T` is the SDK's object, `R` the facts of a row, `E` its record. */
export interface RowView<T, R, E extends RowRecord> {
  readonly actions: RowActions<E>;
  readonly localizer: Localizer;
  readonly report: Report;
  /** Another object when anything of it changed: then all rows are drawn anew. */
  form: Accessor<RowForm<T, R>>;
}

/** The record of a row of either list. */
export interface RowRecord extends OrderEntry {
  readonly id: string;
}

/** What a row of either list knows of itself. */
export interface RowFacts {
  name(): string;
  /** The URL of the picture, or undefined. */
  picture(): string | undefined;
  active(): boolean;
  selected(): boolean;
  /** Tracks every change of the row. */
  entity(): unknown;
}

/** One row as its parts see it. What the methods read is reactive. */
export class RowModel<T, R extends RowFacts, E extends RowRecord> {
  readonly form: RowForm<T, R>;
  readonly record: E;
  readonly row: R;
  /** The SDK's object. */
  readonly item: T;
  /** The ids of the parts that describe the row's button. */
  readonly subtitleId: string;
  readonly trailingId: string;
  readonly view: RowView<T, R, E>;
  readonly #ownMenu: Accessor<boolean> | undefined;

  constructor(record: E, row: R, item: T, view: RowView<T, R, E>) {
    this.record = record;
    this.row = row;
    this.item = item;
    const id = rowId();
    this.subtitleId = `${id}s`;
    this.trailingId = `${id}t`;
    this.view = view;
    this.form = untrack(view.form);
    if (this.form.menu === 'own') {
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
    return this.#ownMenu ? this.#ownMenu() : this.form.menu !== 'none';
  }

  /** What the menu button is called. */
  menuLabel(): string {
    return this.view.localizer.t('menu.more');
  }

  isMenuOpen(): boolean {
    return this.view.actions.menu.isOpenFor(this.record);
  }

  activate(event: MouseEvent): void {
    this.view.actions.activate(this.record, event);
  }

  /** Opens the menu of the row beside its menu button. */
  openMenu(button: HTMLElement): void {
    this.view.actions.openMenu(this.record, button.parentElement ?? button);
  }

  /** A view of the app threw. */
  failed(cause: unknown): void {
    this.view.report(cause, 'ERR_VIEW_FAILED');
  }
}
