import { createDelayed } from '../../../src/primitives/timing/create-delayed.ts';
import { createExpiryTimer } from '../../../src/primitives/timing/create-expiry-timer.ts';
import { createQuietRefresh } from '../../../src/primitives/timing/create-quiet-refresh.ts';
import { createRetryPause } from '../../../src/primitives/timing/create-retry-pause.ts';
import { createTimer } from '../../../src/primitives/timing/create-timer.ts';
import { createSystemZone, createWakes } from '../../../src/primitives/timing/create-wakes.ts';
import { describePrimitives } from './server-trial.ts';

const run = () => {};

describePrimitives('timing', import.meta.glob('/src/primitives/timing/*.ts', { eager: true }), {
  createDelayed: () => createDelayed(() => true, 100)(),
  createExpiryTimer: () => createExpiryTimer(() => Date.now(), run),
  createQuietRefresh: () => createQuietRefresh(run),
  createRetryPause: () => createRetryPause(run),
  createSystemZone: () => createSystemZone()(),
  createTimer: () => createTimer(run),
  createWakes: () => createWakes(run),
});
