import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { slotOf } from './row-box.tsx';
import { RowContext, type RowControl } from './row-context.ts';
import { checkboxOf, menuButtonOf } from './row-controls.tsx';
import type { RowFacts, RowModel } from './row-model.ts';
import type { SlotRender } from './slot.tsx';

/**
 * A row that the app draws: unless a `KitListItem` in it is the control, a bare button covers it. One that throws
 * gives way to `fallback`.
 */
export function customRowOf<T, R extends RowFacts, E>(
  model: RowModel<T, R, E>,
  rootClass: string,
  render: SlotRender<T, R>,
  fallback: () => JSX.Element,
): JSX.Element {
  const { row } = model;
  const [isClaimed, setClaimed] = createSignal(false);
  const [hasFailed, setFailed] = createSignal(false);
  const control: RowControl = {
    activate: (event) => model.activate(event),
    isActive: () => row.active(),
    claim: () => {
      setClaimed(true);
      onCleanup(() => setClaimed(false));
    },
  };
  const fallBack = () => {
    setFailed(true);
    return undefined;
  };
  return (
    <Show when={!hasFailed()} fallback={fallback()}>
      <div class="kit-list-item-custom">
        {checkboxOf(model)}
        <div class="kit-list-item-custom__view">
          <RowContext.Provider value={control}>{slotOf(model, render, fallBack)}</RowContext.Provider>
          <Show when={!isClaimed()}>
            <button
              type="button"
              class="kit-list-item__action"
              tabindex={-1}
              aria-label={row.name()}
              aria-current={row.active() ? 'true' : undefined}
              onClick={(event) => model.activate(event)}
            />
          </Show>
        </div>
        {menuButtonOf(model, rootClass)}
      </div>
    </Show>
  );
}
