import type { JSX } from 'solid-js';
import { SelectionMode } from '../core/selection-mode.ts';
import type { RowFacts, RowModel, RowRecord } from './row-model.ts';

/** The native checkbox or radio button of a row, where rows can be selected. */
export function checkboxOf<T, R extends RowFacts, E extends RowRecord>(
  model: RowModel<T, R, E>,
): JSX.Element {
  const { record, row } = model;
  const { actions, localizer } = model.view;
  const { mode } = model.form;
  if (mode === SelectionMode.none) return undefined;
  return (
    <input
      class="kit-list-item__checkbox"
      type={mode === SelectionMode.single ? 'radio' : 'checkbox'}
      name={actions.groupName}
      tabindex="-1"
      aria-label={localizer.t('select.row', { name: row.name() })}
      checked={row.selected()}
      onClick={(event) => {
        const input = event.currentTarget;
        actions.toggle(record, event.shiftKey);
        input.checked = row.selected();
      }}
      onKeyDown={(event) => {
        // Browsers let Space check a radio button, and never uncheck it.
        if (mode !== SelectionMode.single || event.key !== ' ' || event.defaultPrevented || !row.selected())
          return;
        event.preventDefault();
        actions.toggle(record, false);
      }}
    />
  );
}

/** The button that opens the menu of a row, where rows have one. */
export function menuButtonOf<T, R extends RowFacts, E extends RowRecord>(
  model: RowModel<T, R, E>,
  rootClass: string,
): JSX.Element {
  if (model.form.menu === 'none') return undefined;
  return (
    <button
      type="button"
      class={`kit-list-item__menu-button ${rootClass}__trailing-view-options`}
      tabindex="-1"
      aria-haspopup="menu"
      aria-expanded={model.isMenuOpen() ? 'true' : undefined}
      aria-label={model.menuLabel()}
      hidden={!model.hasMenu() || undefined}
      onClick={(event) => model.openMenu(event.currentTarget)}
    />
  );
}
