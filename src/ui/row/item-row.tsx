import { createMemo, createSignal, type JSX, onCleanup, Show, untrack } from 'solid-js';
import { Guarded } from '../controls/guarded.tsx';
import { BuiltInRow } from './built-in-row.tsx';
import { RowContext, type RowControl } from './row-context.ts';
import { withCheckbox, withMenuButton } from './row-controls.tsx';
import type { RowEntry } from './row-record.ts';
import { type RowPartProps, rowClass, type SlotRender } from './row-view.ts';

/** A row that the app renders as a whole, unless its view is missing or throws. */
export function ItemRow<T, S, R extends RowEntry>(props: RowPartProps<T, S, R>): JSX.Element {
  return untrack(() => {
    const { row, view } = props;
    const builtIn = () => <BuiltInRow row={row} view={view} />;
    const draw = () => {
      const render = view.slots.itemView();
      if (!render) return builtIn();
      return (
        <Guarded fallback={builtIn} report={view.report} retryOn={row.record}>
          <CustomRow row={row} view={view} render={render} />
        </Guarded>
      );
    };
    return createMemo(draw) as unknown as JSX.Element;
  });
}

/** The props of `CustomRow`. */
interface CustomRowProps<T, S, R> extends RowPartProps<T, S, R> {
  render: SlotRender<T, S>;
}

/** The app's view of a row; a plain button covers it unless it contains a `KitListItem`, which is the control then. */
function CustomRow<T, S, R extends RowEntry>(props: CustomRowProps<T, S, R>): JSX.Element {
  const [claims, setClaims] = createSignal(0);
  const isActive = () => props.view.isActive(props.row.key);
  const claim = (change: number) => {
    setClaims((count) => count + change);
    props.row.onControlsChanged();
  };
  const control: RowControl = {
    activate: (event) => props.view.actions.activate(props.row.key, event),
    isActive,
    claim() {
      claim(1);
      onCleanup(() => claim(-1));
    },
  };
  const start = untrack(() => withCheckbox(props.row, props.view));
  const end = untrack(() => withMenuButton(props.row, props.view));
  return (
    <li
      data-selected={props.view.actions.selection.isSelected(props.row.record()) ? '' : undefined}
      class={rowClass(props.row.record(), props.view)}
      ref={(element) => props.row.onMounted(element)}
    >
      <div class="kit-list-item-custom">
        {start()}
        <div class="kit-list-item-custom__view">
          <RowContext.Provider value={control}>
            {props.render(props.view.itemOf(props.row.key), props.view.rowOf(props.row.key))}
          </RowContext.Provider>
          <Show when={claims() === 0}>
            <button
              type="button"
              class="kit-list-item__action"
              tabindex="-1"
              aria-label={props.row.record().name}
              aria-current={isActive() ? 'true' : undefined}
              aria-pressed={props.view.actions.pressed(props.row.record())}
              aria-disabled={props.view.actions.isInert(props.row.record()) ? 'true' : undefined}
              onClick={(event) => control.activate(event)}
            />
          </Show>
        </div>
        {end()}
      </div>
    </li>
  );
}
