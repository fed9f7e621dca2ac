import { runMessages } from './messages/run.tsx';
import { runConversations } from './run.tsx';
import type { Kind, Run } from './seeds.ts';
import { runUsers } from './users/run.tsx';

/** The run of each kind of list. */
export const RUNS: Readonly<Record<Kind, Run>> = {
  conversations: runConversations,
  users: runUsers,
  messages: runMessages,
};
