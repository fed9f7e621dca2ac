import { createOnDemand, onDemand } from '../../../src/primitives/loading/on-demand.ts';
import { describePrimitives } from './server-trial.ts';

describePrimitives('loading', import.meta.glob('/src/primitives/loading/*.ts', { eager: true }), {
  createOnDemand: ({ sdk }) => {
    const part = onDemand(() => sdk.getUser('ann'));
    return createOnDemand(
      part,
      () => true,
      () => {},
    )();
  },
});
