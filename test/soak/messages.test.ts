import { runMessages } from './messages/run.tsx';
import { soak } from './soak.ts';

soak('messages', runMessages, { fixed: 60, ofDay: 0 });
