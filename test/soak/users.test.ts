import { soak } from './soak.ts';
import { runUsers } from './users/run.tsx';

soak('users', runUsers);
