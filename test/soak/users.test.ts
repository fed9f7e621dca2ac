import { soak } from './soak.ts';

soak('users');
