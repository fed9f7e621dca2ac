import { type ReactionChange, type ReactionTally, reactionsOf } from '../../client/boundary/reactions.ts';
import type { Kit } from '../../sdk/index.ts';

/** The reactions of a message, and the users in reaction events. */
interface Reactable {
  reactions: readonly ReactionTally[];
  reactors: Map<string, boolean> | null;
}

/** Applies the reactions of a fetched copy; returns whether they differ. */
export function takeReactions(record: Reactable, copy: Kit.Message): boolean {
  const reactions = reactionsOf(copy);
  if (!reactions || hasSameReactions(reactions, record.reactions)) return false;
  record.reactions = reactions;
  record.reactors = null;
  return true;
}

/**
 * Applies an added or removed reaction once, even if it is reported repeatedly; returns whether anything changed. An
 * emoji keeps its position until it is no longer used.
 */
export function applyReaction(record: Reactable, change: ReactionChange, me: string | null): boolean {
  const { emoji, uid, isAdded } = change;
  if (emoji === '') return false;
  const known = record.reactions.find((each) => each.emoji === emoji);
  const isMine = uid !== '' && uid === me;
  record.reactors ??= new Map();
  const { reactors } = record;
  const who = `${emoji} ${uid}`;
  const isKnown = isMine ? (known?.mine ?? false) === isAdded : uid !== '' && reactors.get(who) === isAdded;
  reactors.set(who, isAdded);
  if (isKnown || (!known && !isAdded)) return false;
  const count = (known?.count ?? 0) + (isAdded ? 1 : -1);
  const next = { emoji, count, mine: isMine ? isAdded : (known?.mine ?? false) };
  if (!known) record.reactions = [...record.reactions, next];
  else if (count <= 0) record.reactions = record.reactions.filter((each) => each !== known);
  else record.reactions = record.reactions.map((each) => (each === known ? next : each));
  return true;
}

function hasSameReactions(a: readonly ReactionTally[], b: readonly ReactionTally[]): boolean {
  return (
    a.length === b.length &&
    a.every((each, at) => {
      const other = b[at];
      return each.emoji === other?.emoji && each.count === other.count && each.mine === other.mine;
    })
  );
}
