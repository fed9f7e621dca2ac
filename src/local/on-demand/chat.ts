import type { Actor } from '../data/data-event.ts';
import type { Receiver } from '../data/records.ts';
import type { Tx } from '../data/tx.ts';
import { userOf } from '../data/user-of.ts';
import type { Work } from '../data/work.ts';
import type { Conversation } from '../objects/conversation.ts';
import type { Group } from '../objects/group.ts';
import type { AnyMessage } from '../objects/messages.ts';
import type { User } from '../objects/user.ts';
import { checkMember, groupOf, listedEntryOf, seenById } from './find.ts';
import { viewConversation, viewGroup, viewMessage, viewUser } from './view-one.ts';

export { messagesPage } from './message-pages.ts';
export { sendMessage, type } from './messaging.ts';
export { markAsDelivered, markAsRead } from './receipts.ts';

export function* getUser(tx: Tx, actor: Actor, uid: string): Work<User> {
  yield* userOf(tx, uid);
  return yield* viewUser(tx, actor.uid, uid);
}

/** Fetches a group; a private one for its members alone. */
export function* getGroup(tx: Tx, actor: Actor, guid: string): Work<Group> {
  const { type } = yield* groupOf(tx, guid);
  if (type === 'private') yield* checkMember(tx, actor.uid, guid);
  return yield* viewGroup(tx, actor.uid, guid);
}

/** Fetches a user's copy of a conversation. */
export function* getConversation(tx: Tx, actor: Actor, receiver: Receiver): Work<Conversation> {
  return yield* viewConversation(tx, yield* listedEntryOf(tx, actor.uid, receiver));
}

/** Fetches a message that a user sees. */
export function* getMessageDetails(tx: Tx, actor: Actor, id: number): Work<AnyMessage> {
  const { message } = yield* seenById(tx, actor.uid, id);
  return yield* viewMessage(tx, actor.uid, message);
}
