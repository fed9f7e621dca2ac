import { soak } from './soak.ts';

soak('messages', { fixed: 60, ofDay: 0, whole: 3334 });
