import type { JSX } from 'solid-js';
import { SelectionMode } from '../core/selection-mode.ts';
import type { RowFacts, RowModel } from './row-model.ts';

/** The native checkbox or radio button of a row, where rows can be selected. */
export function checkboxOf<T, R extends RowFacts, E>(model: RowModel<T, R, E>): JSX.Element {
  const { controls, row } = model;
  if (controls.mode === SelectionMode.none) return undefined;
  return (
    <input
      class="kit-list-item__checkbox"
      type={controls.mode === SelectionMode.single ? 'radio' : 'checkbox'}
      name={controls.groupName}
      tabindex="-1"
      aria-label={controls.labels.select(row.name())}
      checked={row.selected()}
      onClick={(event) => {
        const input = event.currentTarget;
        model.toggle(event.shiftKey);
        input.checked = row.selected();
      }}
    />
  );
}

/** The button that opens the menu of a row, where rows have one. */
export function menuButtonOf<T, R extends RowFacts, E>(
  model: RowModel<T, R, E>,
  rootClass: string,
): JSX.Element {
  const { controls } = model;
  if (controls.menu === 'none') return undefined;
  return (
    <button
      type="button"
      class={`kit-list-item__menu-button ${rootClass}__trailing-view-options`}
      tabindex="-1"
      aria-haspopup="menu"
      aria-expanded={model.isMenuOpen() ? 'true' : undefined}
      aria-label={controls.labels.menu()}
      hidden={!model.hasMenu() || undefined}
      onClick={(event) => model.openMenu(event.currentTarget)}
    />
  );
}
