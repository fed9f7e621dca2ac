import type { ReactionTally } from '../../client/boundary/reactions.ts';
import type { Kit } from '../../sdk/index.ts';
import { memoizeWeak } from '../../utils/memoize-weak.ts';
import type { MessageRecord } from './message-record.ts';

/** Returns the value of an accessor of a message: the record's if it is newer. Throws what the SDK throws. */
export function messageValue(record: MessageRecord, accessor: string): unknown {
  const { message, reactions, replyCount, removedAt } = record;
  const method = (message as unknown as Record<string, unknown>)[accessor];
  if (typeof method !== 'function') return undefined;
  if (accessor === 'getReactions') return countsOf(reactions);
  if (accessor === 'getReplyCount') return replyCount;
  if (accessor === 'getDeletedAt' && removedAt > 0) return removedAt;
  return method.call(message);
}

const countsOf = /* @__PURE__ */ memoizeWeak(
  (reactions: readonly ReactionTally[]): readonly Kit.ReactionCount[] =>
    reactions.map(({ emoji, count, mine }) => ({
      getReaction: () => emoji,
      getCount: () => count,
      getReactedByMe: () => mine,
    })),
);
