import { soak } from './soak.ts';

soak('messages', { fixed: 40, ofDay: 0, whole: 3334 });
