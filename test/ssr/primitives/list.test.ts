import { createAnnouncer } from '../../../src/primitives/list/create-announcer.ts';
import { createMountedRows } from '../../../src/primitives/list/create-mounted-rows.ts';
import { createOrderHold } from '../../../src/primitives/list/create-order-hold.ts';
import { createRowSizes } from '../../../src/primitives/list/create-row-sizes.ts';
import { createSearch } from '../../../src/primitives/list/create-search.ts';
import { createSelection, SelectionMode } from '../../../src/primitives/list/create-selection.ts';
import { createWindow } from '../../../src/primitives/list/create-window.ts';
import { describePrimitives, type Stage } from './server-trial.ts';

const windowOf = ({ publisher }: Stage) =>
  createWindow({ source: publisher.source, firstPage: () => 30, onNearEnd() {}, kept: () => null });

describePrimitives('list', import.meta.glob('/src/primitives/list/*.ts', { eager: true }), {
  createAnnouncer: () => createAnnouncer(() => null),
  createMountedRows: () => createMountedRows(),
  createOrderHold: () =>
    createOrderHold({
      hold() {},
      release() {},
      waiting: 0,
    }),
  createRowSizes: (stage) => createRowSizes(windowOf(stage), () => false),
  createSearch: () => createSearch(() => 'ann'),
  createSelection: ({ book, publisher }) =>
    createSelection({
      mode: () => SelectionMode.multiple,
      order: book.order,
      onSelect() {},
      onChanged: publisher.republish as () => void,
    }),
  createWindow: windowOf,
});
