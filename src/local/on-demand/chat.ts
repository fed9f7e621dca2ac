import type { Actor } from '../data/data-event.ts';
import { falling, keyOf } from '../data/keys.ts';
import { collect, type Page, within } from '../data/page.ts';
import type { Receiver } from '../data/records.ts';
import type { Tx } from '../data/tx.ts';
import { userOf } from '../data/user-of.ts';
import type { Work } from '../data/work.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import type { Conversation } from '../objects/conversation.ts';
import type { Group } from '../objects/group.ts';
import type { AnyMessage } from '../objects/messages.ts';
import type { User } from '../objects/user.ts';
import { viewsFor } from '../views.ts';
import { checkReceiver, conversationIdOf, entryOf, groupOf, isVisible, listedEntryOf } from './find.ts';
import { viewConversation, viewGroup, viewUser } from './view-one.ts';

export { sendMessage, type } from './messaging.ts';
export { markAsDelivered, markAsRead } from './receipts.ts';

export function* getUser(tx: Tx, actor: Actor, uid: string): Work<User> {
  yield* userOf(tx, uid);
  return yield* viewUser(tx, actor.uid, uid);
}

export function* getGroup(tx: Tx, actor: Actor, guid: string): Work<Group> {
  yield* groupOf(tx, guid);
  return yield* viewGroup(tx, actor.uid, guid);
}

/** Fetches a user's copy of a conversation. */
export function* getConversation(tx: Tx, actor: Actor, receiver: Receiver): Work<Conversation> {
  return yield* viewConversation(tx, yield* listedEntryOf(tx, actor.uid, receiver));
}

/**
 * Fetches the messages of a conversation that a user sees, optionally below an id: newest page first, each
 * page oldest first.
 */
export function* messagesPage(
  tx: Tx,
  uid: string,
  receiver: Receiver | undefined,
  below: number | undefined,
  after: string | undefined,
  limit: number,
): Work<Page<AnyMessage>> {
  if (!receiver) {
    return refuse(
      ERROR_CODE.BAD_ARGUMENT,
      'The request has no receiver: call setUID() or setGUID() on the builder.',
    );
  }
  if (below !== undefined && !(Number.isSafeInteger(below) && below > 0)) {
    refuse(ERROR_CODE.BAD_ARGUMENT, `A message id must be an integer from 1 on, not ${below}.`, {
      id: below,
    });
  }
  yield* checkReceiver(tx, uid, receiver);
  const conversationId = conversationIdOf(uid, receiver);
  const entry = yield* entryOf(tx, uid, conversationId);
  if (!entry) return { items: [], next: undefined };
  const range = within(tx, 'messages', keyOf(conversationId), falling(entry.hiddenId));
  const from = after ?? (below === undefined ? undefined : falling(below));
  const { items, next } = yield* collect(range, from, limit, (message) => isVisible(message, entry));
  const views = yield* viewsFor(tx, uid, { messages: items });
  return { items: items.map((record) => views.message(record)).reverse(), next };
}
