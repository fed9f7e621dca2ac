import { runConversations } from './run.tsx';
import { soak } from './soak.ts';

soak('conversations', runConversations);
