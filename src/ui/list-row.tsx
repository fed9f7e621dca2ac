import { type JSX, untrack } from 'solid-js';
import type { OrderEntry } from '../core/block-order.ts';
import { customRowOf } from './custom-row.tsx';
import type { RowHost } from './list.tsx';
import { type RowParts, rowBoxOf } from './row-box.tsx';
import { type RowFacts, RowModel, type RowView } from './row-model.ts';

/** The props of `ListRow`; all but `state` are read once. */
export interface ListRowProps<T, R extends RowFacts, E extends OrderEntry> {
  record: E;
  row: R;
  /** The SDK's object. */
  item: T;
  host: RowHost<E>;
  view: RowView<T, R, E>;
  /** The root class of the list, such as 'kit-users'. */
  class: string;
  /** The word that the state of the row adds to its class, or ''. */
  state: string;
  parts: RowParts;
}

/**
 * One row of either list. Its parts are drawn once and patch themselves; which parts are the app's does not
 * change while it lives.
 */
export function ListRow<T, R extends RowFacts, E extends OrderEntry>(
  props: ListRowProps<T, R, E>,
): JSX.Element {
  return untrack(() => {
    const { record, row, host, parts } = props;
    const rootClass = props.class;
    const name = `${rootClass}__list-item`;
    const rowClass = () => {
      const active = row.active() ? ` ${name}-active` : '';
      return `kit-list__row ${name}${active}${props.state ? ` ${name}-${props.state}` : ''}`;
    };
    const model = new RowModel(record, row, props.item, props.view);
    const box = () => rowBoxOf(model, rootClass, parts);
    const { itemView } = model.slots;
    const content = itemView ? customRowOf(model, rootClass, itemView, box) : box();
    return (
      <li
        data-selected={row.selected() ? '' : undefined}
        class={rowClass()}
        ref={(element) => host.mount(record, element)}
      >
        {content}
      </li>
    );
  });
}
