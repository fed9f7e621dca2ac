import { Faults } from '../../../src/client/boundary/faults.ts';
import { createFlush } from '../../../src/primitives/rows/create-flush.ts';
import { createListSource } from '../../../src/primitives/rows/create-list-source.ts';
import { createPublisher } from '../../../src/primitives/rows/create-publisher.ts';
import { createPublishing } from '../../../src/primitives/rows/create-publishing.ts';
import { describePrimitives } from './server-trial.ts';

const faults = new Faults(() => {});

describePrimitives('rows', import.meta.glob('/src/primitives/rows/*.ts', { eager: true }), {
  createFlush: () => createFlush(() => {}).schedule(),
  createListSource: ({ book }) => createListSource(book.order, () => {}, faults).length(),
  createPublisher: ({ sdk, book: { order, changes } }) => {
    const publisher = createPublisher({
      order,
      changes,
      faults,
      sync() {},
      trigger() {},
      publishOthers() {},
    });
    publisher.later(() => {
      changes.order = true;
    })();
    publisher.atOnce(() => {
      changes.order = true;
    });
    publisher.fill(() => {});
    return sdk;
  },
  createPublishing: () => createPublishing({ isEmpty: false }, faults, () => {}).later(() => {})(),
});
