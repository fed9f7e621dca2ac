import { createFetches } from '../../../src/primitives/loading/create-fetches.ts';
import { createOnDemand, createWhenIdle, onDemand } from '../../../src/primitives/loading/on-demand.ts';
import { describePrimitives } from './server-trial.ts';

describePrimitives('loading', import.meta.glob('/src/primitives/loading/*.ts', { eager: true }), {
  createFetches: () => createFetches(),
  createOnDemand: ({ sdk }) => {
    const part = onDemand(() => sdk.getUser('ann'));
    return createOnDemand(
      part,
      () => true,
      () => {},
    )();
  },
  createWhenIdle: ({ sdk }) =>
    createWhenIdle(
      onDemand(() => sdk.getUser('ann')),
      () => true,
    )(),
});
