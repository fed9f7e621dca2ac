import type { Kit, MessageCategory, ReceiverType } from '../sdk/index.ts';
import type { Peer } from './peer-map.ts';

/** The id as text, so that '7' and 7 are one message; '' where there is none yet, which some SDKs say by 0. */
export function messageId(message: Kit.Message): string {
  const id = message.getId();
  return id ? String(id) : '';
}

/** Whether two messages are the same one. */
export function isSameMessage(a: Kit.Message, b: Kit.Message): boolean {
  const id = messageId(a);
  return id !== '' && id === messageId(b);
}

/** Orders messages by the time they were sent, then by id: below 0 when `a` is the older. */
export function compareMessages(a: Kit.Message, b: Kit.Message): number {
  return a.getSentAt() - b.getSentAt() || compareIds(messageId(a), messageId(b));
}

/** Whether `message` is newer than `other`; anything is newer than nothing. */
export function isNewer(message: Kit.Message, other: Kit.Message | null | undefined): boolean {
  return !other || compareMessages(message, other) > 0;
}

/** When the message was last edited or deleted, in seconds; 0 if it never was. */
export function revisedAt(message: Kit.Message): number {
  return Math.max(message.getEditedAt?.() || 0, message.getDeletedAt?.() || 0);
}

/** Whether the message was sent by this user. */
export function isOwn(message: Kit.Message, uid: string | null): boolean {
  return uid !== null && message.getSender()?.getUid() === uid;
}

/** Whether it is a message of this user's own that the SDK has not taken, and so not given an id, yet. */
export function isUnsent(message: Kit.Message, uid: string | null): boolean {
  return !message.getId() && isOwn(message, uid);
}

/** Whether two messages of one sender may be the same one before and after it was sent, which has no id to tell. */
export function saysTheSame(a: Kit.Message, b: Kit.Message): boolean {
  const words = (message: Kit.Message) => (message as Partial<Kit.TextMessage>).getText?.() ?? '';
  return a === b || (a.getType() === b.getType() && words(a) === words(b));
}

/** Whether the message answers another one in a thread; such messages stay out of the list. */
export function isThreadReply(message: Kit.Message): boolean {
  const parent = message.getParentMessageId?.();
  // Some SDKs say by 0, and some by '0', that there is none.
  return Boolean(parent) && Number(parent) !== 0;
}

/** Whether the message only tells of something that happened. */
export function isAction(message: Kit.Message): message is Kit.ActionMessage {
  return (message.getCategory() as MessageCategory) === 'action';
}

/** Whether the message adds to the unread count of this user (decision: unread). */
export function countsAsUnread(message: Kit.Message, uid: string | null): boolean {
  return !isOwn(message, uid) && !isAction(message) && !isThreadReply(message);
}

/** Whom the conversation that a message belongs to is with, as this user sees it. */
export function peerOfMessage(message: Kit.Message, uid: string | null): Peer {
  if ((message.getReceiverType() as ReceiverType) === 'group')
    return { isGroup: true, id: message.getReceiverId() };
  return { isGroup: false, id: isOwn(message, uid) ? message.getReceiverId() : message.getSender().getUid() };
}

/** A user or a group as the one whom a conversation is with. */
export function peerOfEntity(entity: Kit.User | Kit.Group): Peer {
  const isGroup = typeof (entity as Partial<Kit.Group>).getGuid === 'function';
  return { isGroup, id: isGroup ? (entity as Kit.Group).getGuid() : (entity as Kit.User).getUid() };
}

/** Whom a conversation is with. */
export function peerOfConversation(conversation: Kit.Conversation): Peer {
  const entity = conversation.getConversationWith();
  const isGroup = (conversation.getConversationType() as ReceiverType) === 'group';
  return { isGroup, id: isGroup ? (entity as Kit.Group).getGuid() : (entity as Kit.User).getUid() };
}

/** Whether an id is a number that counts upwards. */
export function isCounter(id: string): boolean {
  return /^\d+$/.test(id);
}

/** Orders ids: numbers by their value, all else by code units. */
export function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  if (a.length !== b.length && isCounter(a) && isCounter(b)) return a.length - b.length;
  return a < b ? -1 : 1;
}
