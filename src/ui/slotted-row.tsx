import type { JSX } from 'solid-js';
import { customRowOf } from './custom-row.tsx';
import type { RowHost } from './list.tsx';
import { type RowParts, rowBoxOf } from './row-box.tsx';
import type { RowFacts, RowModel, RowRecord } from './row-model.ts';

/** What a row is drawn from that the app draws in part. */
export interface SlottedRow<T, R extends RowFacts, E extends RowRecord> {
  model: RowModel<T, R, E>;
  host: RowHost<E>;
  /** The root class of the list, such as 'kit-users'. */
  rootClass: string;
  /** The word that the state of the row adds to its class, or ''. */
  state: () => string;
  /** The built-in parts, for those that the app leaves. */
  parts: RowParts;
}

/**
 * A row of which the app draws all or parts: the same markup as that of the list's own rows, put together from
 * parts. Which parts are the app's does not change while it lives.
 */
export function slottedRowOf<T, R extends RowFacts, E extends RowRecord>(
  row: SlottedRow<T, R, E>,
): JSX.Element {
  const { model, host, rootClass, state, parts } = row;
  const box = () => rowBoxOf(model, rootClass, parts);
  const { itemView } = model.form.slots;
  const content = itemView ? customRowOf(model, rootClass, itemView, box) : box();
  return (
    <li
      data-selected={model.row.selected() ? '' : undefined}
      class={model.className(rootClass, state())}
      ref={(element) => host.mount(model.record, element)}
    >
      {content}
    </li>
  );
}
