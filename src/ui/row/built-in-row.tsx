import { type JSX, untrack } from 'solid-js';
import { withCheckbox, withMenuButton } from './row-controls.tsx';
import { drawPart, followPart, type PartName } from './row-parts.tsx';
import type { RowEntry } from './row-record.ts';
import { type RowPartProps, rowClass, SLOTTED } from './row-view.ts';

/**
 * The markup of a row of either list: one template, with slots for the app's parts. The title is inside the button
 * that covers the row (`a11y.row-keyboard`), so that pictures keep their alt text and the app's controls are not
 * inside a button.
 */
export function BuiltInRow<T, S, R extends RowEntry>(props: RowPartProps<T, S, R>): JSX.Element {
  return untrack(() => {
    const { row, view } = props;
    const { key, record } = row;
    // Computed once instead of on every event of the row.
    const actionId = view.isCounted ? row.actionId : undefined;
    const label = view.isCounted ? `${row.actionId} ${row.countId}` : undefined;
    const parts = `${row.subtitleId} ${row.trailingId}`;
    const partsOnline = `${parts} ${view.onlineId}`;
    const isSlotted = view.slotted() > SLOTTED.NOT;
    const name = () => view.nameOf?.(record()) ?? record().name;
    const hasTitle = () => isSlotted && view.slots.titleView() !== undefined;
    /** Renders a part, and follows its slot if there may be one. */
    const renderPart = (name: PartName) =>
      isSlotted ? followPart(name, row, view) : drawPart(name, row, view);
    const title = renderPart('titleView');
    const subtitle = renderPart('subtitleView');
    const start = withCheckbox(row, view, renderPart('leadingView'));
    const end = withMenuButton(row, view, renderPart('trailingView'));
    return (
      <li
        data-selected={view.actions.selection.isSelected(record()) ? '' : undefined}
        class={rowClass(record(), view)}
        ref={(element) => {
          adopt(element);
          row.onMounted(element);
        }}
      >
        <div class="kit-list-item">
          {start()}
          <div class="kit-list-item__body">
            <div class="kit-list-item__body-title">
              <button
                type="button"
                class="kit-list-item__action"
                id={actionId}
                aria-labelledby={label}
                tabindex="-1"
                data-bare={hasTitle() ? '' : undefined}
                aria-label={hasTitle() ? name() : undefined}
                aria-current={view.isActive(key) ? 'true' : undefined}
                aria-pressed={view.actions.pressed(record())}
                aria-disabled={view.actions.isInert(record()) ? 'true' : undefined}
                aria-describedby={view.isOnlineUnsaid(record()) ? partsOnline : parts}
                onClick={(event) => view.actions.activate(key, event)}
                textContent={hasTitle() ? '' : name()}
              />
              {title}
            </div>
            {subtitle}
          </div>
          {end()}
        </div>
      </li>
    );
  });
}

/**
 * Moves a template's copy into the page's document before parts are inserted: an inserted part would be moved out and
 * back, which takes 5 µs for a picture.
 */
function adopt(element: Element): void {
  if (element.ownerDocument !== document) document.adoptNode(element);
}
