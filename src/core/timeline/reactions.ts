import type { Kit } from '../../sdk/index.ts';
import { flagOf, has, listOf, numberOf, objectOf, textOf } from '../objects/read.ts';

/** How many users reacted to a message with one emoji, and whether the signed-in user is among them. */
export interface ReactionTally {
  readonly emoji: string;
  readonly count: number;
  readonly mine: boolean;
}

export const NO_REACTIONS: readonly ReactionTally[] = [];

/** A reaction that somebody added or removed. */
export interface ReactionChange {
  readonly messageId: string;
  readonly emoji: string;
  readonly uid: string;
  readonly isAdded: boolean;
}

/** Returns the reactions of a message, the earliest first; undefined if the SDK does not provide them. */
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
  const uid = textOf(reaction, 'getUid') || textOf(objectOf(reaction, 'getReactedBy'), 'getUid');
  return {
    messageId: textOf(reaction, 'getMessageId'),
    emoji: textOf(reaction, 'getReaction'),
    uid,
    isAdded,
  };
}

/**
 * Returns the reactions after one was added or removed; the same array if nothing changed. An emoji keeps its
 * place until nobody uses it any more.
 */
export function withReaction(
  tallies: readonly ReactionTally[],
  emoji: string,
  isMine: boolean,
  isAdded: boolean,
): readonly ReactionTally[] {
  const at = tallies.findIndex((each) => each.emoji === emoji);
  const known = tallies[at];
  if (!known) return isAdded ? [...tallies, { emoji, count: 1, mine: isMine }] : tallies;
  if (isMine && known.mine === isAdded) return tallies;
  const count = known.count + (isAdded ? 1 : -1);
  if (count <= 0) return tallies.filter((_, index) => index !== at);
  const changed = { emoji, count, mine: isMine ? isAdded : known.mine };
  return tallies.map((each) => (each === known ? changed : each));
}

export function hasSameReactions(a: readonly ReactionTally[], b: readonly ReactionTally[]): boolean {
  return (
    a.length === b.length &&
    a.every((each, at) => {
      const other = b[at];
      return each.emoji === other?.emoji && each.count === other.count && each.mine === other.mine;
    })
  );
}
