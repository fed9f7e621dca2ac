import { type Accessor, createMemo, type JSX, untrack } from 'solid-js';
import type { OrderEntry } from '../core/block-order.ts';
import { KIT_ERROR } from '../core/exception.ts';
import type { Report } from '../primitives/create-report.ts';
import type { RowActions } from './create-row-actions.ts';
import type { RowHost } from './list.tsx';
import { type RowControls, RowFrame } from './row-frame.tsx';
import type { RowSlots } from './slot.tsx';

/** What the rows of a list share: `T` is the SDK's object, `R` the facts of a row, `E` its record. */
export interface RowView<T, R, E> {
  readonly actions: RowActions<E>;
  readonly report: Report;
  /** The slots; another object when one of them became another function. */
  slots: Accessor<RowSlots<T, R>>;
  /** What each row offers beside itself; another object when that changed. */
  controls: Accessor<RowControls>;
  /** Whether a row may have a menu of the app's, which must be asked for row by row. */
  hasOwnMenus(): boolean;
}

/** What a row of either list knows of itself. */
export interface RowFacts {
  name(): string;
  active(): boolean;
  selected(): boolean;
  /** Tracks every change of the row. */
  entity(): unknown;
}

/** The props of `ListRow`. */
export interface ListRowProps<T, R extends RowFacts, E extends OrderEntry> {
  record: E;
  row: R;
  item: T;
  host: RowHost<E>;
  view: RowView<T, R, E>;
  /** The root class of the list, such as 'kit-users'. */
  class: string;
  /** The word that the state of the row adds to its class, or ''. */
  state: string;
  leading: () => JSX.Element;
  subtitle: () => JSX.Element;
  trailing: () => JSX.Element;
}

/**
 * One row of either list. Its parts are drawn once and patch themselves; which parts are the app's does not
 * change while it lives.
 */
export function ListRow<T, R extends RowFacts, E extends OrderEntry>(
  props: ListRowProps<T, R, E>,
): JSX.Element {
  const { record, row, host, view } = untrack(() => ({ ...props }));
  /** The built-in menu is the same for all rows; one of the app's is asked for. */
  const hasMenu = createMemo(() => {
    if (!view.hasOwnMenus()) return view.controls().hasMenu;
    row.entity();
    return untrack(() => view.actions.menuItems(record).length > 0);
  });
  const rowClass = () => {
    const name = `${props.class}__list-item`;
    const active = row.active() ? ` ${name}-active` : '';
    return `kit-list__row ${name}${active}${props.state ? ` ${name}-${props.state}` : ''}`;
  };
  return (
    <li
      data-selected={row.selected() ? '' : undefined}
      class={rowClass()}
      ref={(element) => host.mount(record, element)}
    >
      <RowFrame
        item={props.item}
        row={row}
        track={() => row.entity()}
        slots={untrack(view.slots)}
        controls={untrack(view.controls)}
        class={props.class}
        name={row.name()}
        isActive={row.active()}
        isSelected={row.selected()}
        hasMenu={hasMenu()}
        isMenuOpen={view.actions.menu.isOpenFor(record)}
        onActivate={(event) => view.actions.activate(record, event)}
        onToggle={(isRange) => view.actions.toggle(record, isRange)}
        onMenu={(anchor) => view.actions.openMenu(record, anchor)}
        onError={(cause) => view.report(cause, KIT_ERROR.VIEW_FAILED)}
        leading={props.leading}
        subtitle={props.subtitle}
        trailing={props.trailing}
      />
    </li>
  );
}
