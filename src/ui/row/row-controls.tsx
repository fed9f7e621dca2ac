import { createEffect, type JSX, on } from 'solid-js';
import { SelectionMode } from '../../list/create-selection.ts';
import type { RowEntry } from './row-record.ts';
import type { MountedRow, RowPartProps, RowView } from './row-view.ts';

/**
 * Renders the start of a row: its checkbox if rows are selectable, and a part. A shared insertion point is cheapest.
 */
export function withCheckbox<T, S, R extends RowEntry>(
  row: MountedRow<R>,
  view: RowView<T, S, R>,
  part?: JSX.Element,
): () => JSX.Element {
  const start = () => {
    row.onControlsChanged();
    return view.actions.isSelectable() ? [<RowCheckbox row={row} view={view} />, part] : part;
  };
  return start;
}

/** Renders the end of a row: a part, and the menu button if rows have a menu. */
export function withMenuButton<T, S, R extends RowEntry>(
  row: MountedRow<R>,
  view: RowView<T, S, R>,
  part?: JSX.Element,
): () => JSX.Element {
  const end = () => {
    row.onControlsChanged();
    return view.actions.hasMenus() ? [part, <RowMenuButton row={row} view={view} />] : part;
  };
  return end;
}

/** The native checkbox or radio button of a row. */
function RowCheckbox<T, S, R extends RowEntry>(props: RowPartProps<T, S, R>): JSX.Element {
  let control!: HTMLInputElement;
  // When several checked checkboxes become radio buttons, the browser keeps the last one.
  createEffect(
    on(
      () => props.view.actions.mode(),
      () => {
        control.checked = props.view.actions.selection.isSelected(props.row.key);
      },
      { defer: true },
    ),
  );
  return (
    <input
      ref={control}
      class="kit-list-item__checkbox"
      type={props.view.actions.mode() === SelectionMode.single ? 'radio' : 'checkbox'}
      name={props.view.actions.groupName}
      tabindex="-1"
      aria-label={props.view.t('select.row', { name: props.row.record().name })}
      checked={props.view.actions.selection.isSelected(props.row.record())}
      disabled={props.view.actions.selection.isDisabled(props.row.record()) || undefined}
      onClick={(event) => {
        const input = event.currentTarget;
        props.view.actions.toggle(props.row.key, event.shiftKey);
        // A click on a radio button has unchecked the selected one, which the app may keep.
        const kept = input
          .closest('ul')
          ?.querySelector<HTMLInputElement>('[data-selected] .kit-list-item__checkbox');
        if (kept) kept.checked = true;
        input.checked = props.view.actions.selection.isSelected(props.row.key);
      }}
      onKeyDown={(event) => {
        // Space checks a radio button but never unchecks it.
        if (event.currentTarget.type !== 'radio' || event.key !== ' ' || event.defaultPrevented) return;
        if (!props.view.actions.selection.isSelected(props.row.key)) return;
        event.preventDefault();
        props.view.actions.toggle(props.row.key, false);
      }}
    />
  );
}

/** The button that opens the menu of a row. */
function RowMenuButton<T, S, R extends RowEntry>(props: RowPartProps<T, S, R>): JSX.Element {
  return (
    <button
      type="button"
      class={/* @once */ `kit-list-item__menu-button ${props.view.root}__trailing-view-options`}
      tabindex="-1"
      aria-haspopup="menu"
      aria-expanded={props.view.actions.menu.isOpenFor(props.row.key) ? 'true' : undefined}
      aria-label={props.view.t('menu.more', { name: props.row.record().name })}
      hidden={!props.view.actions.hasMenu(props.row.key) || undefined}
      onClick={(event) => {
        const { currentTarget: control } = event;
        // Safari does not focus clicked buttons.
        control.focus({ preventScroll: true });
        props.view.actions.openMenu(props.row.key, control.parentElement ?? control);
      }}
    />
  );
}
