import { soak } from './soak.ts';

soak('conversations');
