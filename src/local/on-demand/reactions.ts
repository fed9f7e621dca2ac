import type { Actor } from '../data/data-event.ts';
import { tell } from '../data/facts.ts';
import type { MessageRecord, ReactionRecord } from '../data/records.ts';
import type { Tx } from '../data/tx.ts';
import type { Work } from '../data/work.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import type { AnyMessage } from '../objects/messages.ts';
import { audienceOf, blockersOf, seenById, viewersOf } from './find.ts';
import { viewMessage } from './view-one.ts';

/** In UTF-16 code units; the longest emoji have half as many. */
const LONGEST_REACTION = 32;
/** How many reactions one user may add to one message. */
const MOST_REACTIONS = 20;

/** Adds a reaction to a message that a user sees; users who have blocked this one never see it. */
export function* addReaction(tx: Tx, actor: Actor, id: number, emoji: string): Work<AnyMessage> {
  const { uid } = actor;
  const { message } = yield* seenById(tx, uid, id);
  checkReaction(emoji);
  if (message.deletedAt || message.content.category === 'action') {
    refuse(ERROR_CODE.BAD_MESSAGE, 'A deleted message or an action takes no reactions.', { id });
  }
  const { reactions = [] } = message;
  const own = reactions.filter((reaction) => reaction.uid === uid);
  if (own.some((reaction) => reaction.emoji === emoji)) return yield* viewMessage(tx, uid, message);
  if (own.length >= MOST_REACTIONS) {
    refuse(
      ERROR_CODE.NOT_PERMITTED,
      `A message takes at most ${MOST_REACTIONS} reactions of one user: remove one first.`,
      { id },
    );
  }
  const blockers = yield* blockersOf(tx, uid, yield* audienceOf(tx, message));
  const withheldFrom = blockers.length > 0 ? blockers : undefined;
  const added: ReactionRecord = { emoji, uid, at: tx.now(), withheldFrom };
  return yield* change(tx, actor, 'onMessageReactionAdded', message, [...reactions, added], added);
}

/** Removes a user's own reaction, if there is one. */
export function* removeReaction(tx: Tx, actor: Actor, id: number, emoji: string): Work<AnyMessage> {
  const { message } = yield* seenById(tx, actor.uid, id);
  checkReaction(emoji);
  const { reactions = [] } = message;
  const removed = reactions.find((reaction) => reaction.uid === actor.uid && reaction.emoji === emoji);
  if (!removed) return yield* viewMessage(tx, actor.uid, message);
  const left = reactions.filter((reaction) => reaction !== removed);
  return yield* change(tx, actor, 'onMessageReactionRemoved', message, left, removed);
}

function* change(
  tx: Tx,
  actor: Actor,
  callback: 'onMessageReactionAdded' | 'onMessageReactionRemoved',
  message: MessageRecord,
  reactions: readonly ReactionRecord[],
  { emoji, at, withheldFrom }: ReactionRecord,
): Work<AnyMessage> {
  const changed = { ...message, reactions, changedAt: tx.now() };
  tx.put('messages', changed);
  const viewers = yield* viewersOf(tx, message, yield* audienceOf(tx, message));
  const reached = viewers.filter((uid) => !withheldFrom?.includes(uid));
  const { id, conversationId, receiverType, receiverId, parentId } = message;
  const facts = {
    message: { id, conversationId, receiverType, receiverId, parentId },
    emoji,
    by: actor.uid,
    at,
  };
  const call = { on: 'message', callback, args: [['reaction', facts]] } as const;
  yield* tell(tx, actor, reached, call, { users: [actor.uid] });
  return yield* viewMessage(tx, actor.uid, changed);
}

function checkReaction(emoji: unknown): void {
  if (typeof emoji === 'string' && emoji.length <= LONGEST_REACTION && /^[^\s\p{Cc}\p{Cs}]+$/u.test(emoji)) {
    return;
  }
  refuse(
    ERROR_CODE.BAD_ARGUMENT,
    `A reaction must be an emoji, or a text without spaces, of at most ${LONGEST_REACTION} characters.`,
    { reaction: emoji },
  );
}
