import { runConversations } from './conversations/run.tsx';
import { runMessages } from './messages/run.tsx';
import type { Kind, Run } from './plan.ts';
import { runUsers } from './users/run.tsx';

/** The run of each kind of list. */
export const RUNS: Readonly<Record<Kind, Run>> = {
  conversations: runConversations,
  users: runUsers,
  messages: runMessages,
};
