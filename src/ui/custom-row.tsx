import { createSignal, type JSX, onCleanup, Show } from 'solid-js';
import { RowContext, type RowControl } from './row-context.ts';
import { checkboxOf, menuButtonOf } from './row-controls.tsx';
import type { RowFacts, RowModel, RowRecord } from './row-model.ts';
import { Guarded, type SlotRender, slotContent } from './slot.tsx';

/**
 * A row that the app draws: unless a `KitListItem` in it is the control, a bare button covers it. One that throws
 * gives way to `fallback`.
 */
export function customRowOf<T, R extends RowFacts, E extends RowRecord>(
  model: RowModel<T, R, E>,
  rootClass: string,
  render: SlotRender<T, R>,
  fallback: () => JSX.Element,
): JSX.Element {
  const { item, row } = model;
  const [isClaimed, setClaimed] = createSignal(false);
  const control: RowControl = {
    activate: (event) => model.activate(event),
    isActive: () => row.active(),
    claim: () => {
      setClaimed(true);
      onCleanup(() => setClaimed(false));
    },
  };
  return (
    <Guarded fallback={fallback} onError={(cause) => model.failed(cause)}>
      <div class="kit-list-item-custom">
        {checkboxOf(model)}
        <div class="kit-list-item-custom__view">
          <RowContext.Provider value={control}>
            {slotContent(render, item, row, () => row.entity())}
          </RowContext.Provider>
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
    </Guarded>
  );
}
