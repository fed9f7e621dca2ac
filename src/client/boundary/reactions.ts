import type { Kit } from '../../sdk/index.ts';
import { uidOf } from './entities.ts';
import { readId } from './messages.ts';
import { flagOf, has, listOf, numberOf, objectOf, textOf } from './read.ts';

/** The number of users who reacted with one emoji, and whether the signed-in user is one of them. */
export interface ReactionTally {
  readonly emoji: string;
  readonly count: number;
  readonly mine: boolean;
}

export const NO_REACTIONS: readonly ReactionTally[] = [];

/** An added or removed reaction. */
export interface ReactionChange {
  readonly messageId: string;
  readonly emoji: string;
  readonly uid: string;
  readonly isAdded: boolean;
}

/** Returns the reactions of a message, oldest first; undefined if the SDK does not provide them. */
export function reactionsOf(message: Kit.Message): readonly ReactionTally[] | undefined {
  if (!has(message, 'getReactions')) return undefined;
  const tallies = new Map<string, ReactionTally>();
  for (const each of listOf<Kit.ReactionCount>(message, 'getReactions')) {
    const emoji = textOf(each, 'getReaction');
    const count = numberOf(each, 'getCount');
    if (emoji !== '' && count > 0) tallies.set(emoji, { emoji, count, mine: flagOf(each, 'getReactedByMe') });
  }
  return tallies.size > 0 ? [...tallies.values()] : NO_REACTIONS;
}

/** Reads a reaction event. */
export function reactionChange(event: Kit.ReactionEvent, isAdded: boolean): ReactionChange {
  const reaction = objectOf<Kit.Reaction>(event, 'getReaction');
  const uid = textOf(reaction, 'getUid') || uidOf(objectOf<Kit.User>(reaction, 'getReactedBy'));
  return {
    messageId: readId(reaction, 'getMessageId'),
    emoji: textOf(reaction, 'getReaction'),
    uid,
    isAdded,
  };
}
