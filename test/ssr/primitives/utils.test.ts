import { createControllable } from '../../../src/utils/create-controllable.ts';
import { createDelayed } from '../../../src/utils/create-delayed.ts';
import { createExpiryTimer } from '../../../src/utils/create-expiry-timer.ts';
import { createQuietRefresh } from '../../../src/utils/create-quiet-refresh.ts';
import { createRetryPause } from '../../../src/utils/create-retry-pause.ts';
import { createTimer } from '../../../src/utils/create-timer.ts';
import { createSystemTimeZone, createWakeListener } from '../../../src/utils/create-wake-listener.ts';
import { createIdlePreload, createOnDemand, onDemand } from '../../../src/utils/on-demand.ts';
import { describePrimitives } from './server-trial.ts';

const run = () => {};

describePrimitives('utils', import.meta.glob('/src/utils/*.ts', { eager: true }), {
  createControllable: () => createControllable<number>(() => undefined, 1, run)[0](),
  createDelayed: () => createDelayed(() => true, 100)(),
  createExpiryTimer: () => createExpiryTimer(() => Date.now(), run),
  createQuietRefresh: () => createQuietRefresh(run),
  createRetryPause: () => createRetryPause(run),
  createSystemTimeZone: () => createSystemTimeZone()(),
  createTimer: () => createTimer(run),
  createWakeListener: () => createWakeListener(run),
  createOnDemand: ({ sdk }) => {
    const part = onDemand(() => sdk.getUser('ann'));
    return createOnDemand(
      part,
      () => true,
      () => {},
    )();
  },
  createIdlePreload: ({ sdk }) =>
    createIdlePreload(
      onDemand(() => sdk.getUser('ann')),
      () => true,
    )(),
});
