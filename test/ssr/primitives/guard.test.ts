import { createGuard, createReport } from '../../../src/primitives/guard/create-report.ts';
import { describePrimitives } from './server-trial.ts';

describePrimitives('guard', import.meta.glob('/src/primitives/guard/*.ts', { eager: true }), {
  createGuard: () => createGuard(() => {}).wrap(() => 1, 0)(),
  createReport: () => createReport(() => null)(new Error('nothing')),
});
