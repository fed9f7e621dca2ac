import { type JSX, untrack } from 'solid-js';
import { trackRow } from '../../client/views/live-row.ts';
import { BuiltInRow } from './built-in-row.tsx';
import { ItemRow } from './item-row.tsx';
import type { RowEntry } from './row-record.ts';
import { rowId } from './row-record.ts';
import { type MountedRow, type RowHost, type RowView, SLOTTED } from './row-view.ts';

/** The props of `Row`; constant. */
export interface RowProps<T, S, R extends RowEntry> {
  record: R;
  view: RowView<T, S, R>;
  host: RowHost<NoInfer<R>>;
}

/** A row of either list, which the app may render in parts or as a whole. */
export function Row<T, S, R extends RowEntry>(props: RowProps<T, S, R>): JSX.Element {
  return untrack(() => {
    const { view } = props;
    const row = createMountedRow(props.record, props.host);
    return view.slotted() < SLOTTED.ROWS ? (
      <BuiltInRow row={row} view={view} />
    ) : (
      <ItemRow row={row} view={view} />
    );
  });
}

function createMountedRow<R extends RowEntry>(key: R, host: RowHost<R>): MountedRow<R> {
  const track = trackRow(key);
  const id = rowId();
  return {
    key,
    record() {
      track();
      return key;
    },
    actionId: `${id}a`,
    countId: `${id}c`,
    subtitleId: `${id}s`,
    trailingId: `${id}t`,
    onMounted: (element) => host.mount(key, element),
    onControlsChanged: () => host.onControlsChanged(key),
  };
}
