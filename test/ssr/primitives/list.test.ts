import { createArraySource } from '../../../src/list/create-array-source.ts';
import { createWindow } from '../../../src/list/create-window.ts';
import { createAnnouncer } from '../../../src/primitives/list/create-announcer.ts';
import { createMountedRows } from '../../../src/primitives/list/create-mounted-rows.ts';
import { createOrderHold } from '../../../src/primitives/list/create-order-hold.ts';
import { createSearch } from '../../../src/primitives/list/create-search.ts';
import { createSelection, SelectionMode } from '../../../src/primitives/list/create-selection.ts';
import { describePrimitives } from './server-trial.ts';

const windowParts = import.meta.glob(['/src/list/create-window.ts', '/src/list/create-array-source.ts'], {
  eager: true,
});

describePrimitives('window', windowParts, {
  createArraySource: () => createArraySource(() => [], 56),
  createWindow: ({ publisher }) =>
    createWindow({
      source: publisher.source,
      firstPage: () => 30,
      isMeasured: () => false,
      kept: () => null,
    }),
});

describePrimitives('list', import.meta.glob('/src/primitives/list/*.ts', { eager: true }), {
  createAnnouncer: () => createAnnouncer(() => null),
  createMountedRows: () => createMountedRows(),
  createOrderHold: () =>
    createOrderHold({
      hold() {},
      release() {},
      waiting: 0,
    }),
  createSearch: () => createSearch(() => 'ann'),
  createSelection: ({ book, publisher }) =>
    createSelection({
      mode: () => SelectionMode.multiple,
      order: book.order,
      onSelect() {},
      onChanged: publisher.republish as () => void,
    }),
});
