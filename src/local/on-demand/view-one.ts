import type { Entry, MessageRecord } from '../data/records.ts';
import type { Tx } from '../data/tx.ts';
import type { Work } from '../data/work.ts';
import type { Conversation } from '../objects/conversation.ts';
import type { Group } from '../objects/group.ts';
import type { AnyMessage } from '../objects/messages.ts';
import type { User } from '../objects/user.ts';
import { viewConversations, viewsFor } from '../views.ts';

export function* viewUser(tx: Tx, viewer: string, uid: string): Work<User> {
  return (yield* viewsFor(tx, viewer, { users: [uid] })).user(uid);
}

export function* viewGroup(tx: Tx, viewer: string, guid: string): Work<Group> {
  return (yield* viewsFor(tx, viewer, { groups: [guid] })).group(guid);
}

export function* viewMessage(tx: Tx, viewer: string, message: MessageRecord): Work<AnyMessage> {
  return (yield* viewsFor(tx, viewer, { messages: [message] })).message(message);
}

export function* viewConversation(tx: Tx, entry: Entry): Work<Conversation> {
  const [conversation] = yield* viewConversations(tx, entry.uid, [entry]);
  return conversation as Conversation;
}
