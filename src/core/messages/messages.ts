import type { Kit, MessageCategory, ReceiverType } from '../../sdk/index.ts';
import type { Peer } from '../collections/peer-map.ts';
import { createException } from '../objects/exception.ts';
import {
  type AccessorName,
  entityId,
  has,
  numberOf,
  objectOf,
  read,
  reportFault,
  textOf,
} from '../objects/read.ts';

/** The id as text, so that '7' and 7 are one message; '' where there is none yet, which some SDKs say by 0. */
export function messageId(message: Kit.Message): string {
  const id = textOf(message, 'getId');
  return id === '0' ? '' : id;
}

/** Whether two messages are the same one. */
export function isSameMessage(a: Kit.Message, b: Kit.Message): boolean {
  const id = messageId(a);
  return id !== '' && id === messageId(b);
}

/** Orders messages by the time they were sent, then by id: below 0 when `a` is the older. */
export function compareMessages(a: Kit.Message, b: Kit.Message): number {
  return sentAt(a) - sentAt(b) || compareIds(messageId(a), messageId(b));
}

/** When the message was sent, in seconds; 0 where it does not tell. */
export function sentAt(message: Kit.Message | null | undefined): number {
  return numberOf(message, 'getSentAt');
}

/** Who sent a message, receipt or typing indicator; null where it does not tell. */
export function senderOf(message: { getSender(): Kit.User }): Kit.User | null {
  return objectOf<Kit.User>(message, 'getSender');
}

/** The uid of who sent a message, receipt or typing indicator; '' where it does not tell. */
export function senderId(message: { getSender(): Kit.User }): string {
  return textOf(senderOf(message), 'getUid');
}

/** Whether `message` is newer than `other`; anything is newer than nothing. */
export function isNewer(message: Kit.Message, other: Kit.Message | null | undefined): boolean {
  return !other || compareMessages(message, other) > 0;
}

/** Whether whoever read up to one message, known by itself or by its id, surely read another one too. */
export function reaches(upTo: Kit.Message | string, message: Kit.Message): boolean {
  if (typeof upTo !== 'string') return !isNewer(message, upTo);
  const id = messageId(message);
  return (upTo !== '' && upTo === id) || isLaterId(upTo, id);
}

/** Whether one id surely is of a later message than another: where ids count upwards. */
export function isLaterId(id: string, other: string): boolean {
  return isCounter(id) && isCounter(other) && compareIds(id, other) > 0;
}

/** When the message was last edited or deleted, in seconds; 0 if it never was. */
export function revisedAt(message: Kit.Message): number {
  return Math.max(numberOf(message, 'getEditedAt'), numberOf(message, 'getDeletedAt'));
}

/** Messages of this user that name no sender. */
const claimed = new WeakSet<Kit.Message>();

/** Takes a message for this user's own: what is sent in this page may name no sender yet. */
export function claim(message: Kit.Message): void {
  claimed.add(message);
}

/** Whether the message was sent by this user. */
export function isOwn(message: Kit.Message, uid: string | null): boolean {
  const sender = senderId(message);
  return uid !== null && (sender === '' ? claimed.has(message) : sender === uid);
}

/** Whether it is a message of this user's own that the SDK has not taken, and so not given an id, yet. */
export function isUnsent(message: Kit.Message, uid: string | null): boolean {
  return messageId(message) === '' && isOwn(message, uid);
}

/** Whether two messages of one sender may be the same one before and after it was sent, which has no id to tell. */
export function saysTheSame(a: Kit.Message, b: Kit.Message): boolean {
  const isSame = (accessor: 'getType' | 'getText') => textOf(a, accessor) === textOf(b, accessor);
  return a === b || (isSame('getType') && isSame('getText'));
}

/** Whether the message answers another one in a thread; such messages stay out of the list. */
export function isThreadReply(message: Kit.Message): boolean {
  const parent = textOf(message, 'getParentMessageId');
  // Some SDKs say by 0, and some by '0', that there is none.
  return parent !== '' && Number(parent) !== 0;
}

/** Whether the message only tells of something that happened. */
export function isAction(message: Kit.Message): message is Kit.ActionMessage {
  return (textOf(message, 'getCategory') as MessageCategory) === 'action';
}

/** Whether the message adds to the unread count of this user (decision: unread). */
export function countsAsUnread(message: Kit.Message, uid: string | null): boolean {
  return !isOwn(message, uid) && !isAction(message) && !isThreadReply(message);
}

/**
 * Whom the conversation that a message belongs to is with, as this user sees it.
 * @throws Kit.Exception where the message does not tell
 */
export function peerOfMessage(message: Kit.Message, uid: string | null): Peer {
  const inGroup = isOfGroup(message);
  const id = inGroup || isOwn(message, uid) ? textOf(message, 'getReceiverId') : senderId(message);
  return peerOf(inGroup, id, 'A message belongs to no conversation: its receiver and sender have no id.');
}

/** Whether a message, receipt or typing indicator belongs to a group. */
export function isOfGroup(object: { getReceiverType(): string }): boolean {
  return isGroup(object, 'getReceiverType', 'getReceiver');
}

/** By the word of the SDK; where that is neither of the two, by what the entity offers. */
function isGroup(object: unknown, type: AccessorName, entity: AccessorName): boolean {
  const word = textOf(object, type) as ReceiverType;
  return word === 'group' || (word !== 'user' && has(read(object, entity), 'getGuid'));
}

/**
 * Where someone is typing, as the receiver of the indicator sees it.
 * @throws Kit.Exception where the indicator does not tell
 */
export function peerOfIndicator(indicator: Kit.TypingIndicator): Peer {
  const inGroup = isOfGroup(indicator);
  const id = inGroup ? textOf(indicator, 'getReceiverId') : senderId(indicator);
  return peerOf(inGroup, id, 'A typing indicator belongs to no conversation: it tells no id.');
}

/**
 * A user or a group as the one whom a conversation is with.
 * @throws Kit.Exception where it has no id
 */
export function peerOfEntity(entity: Kit.User | Kit.Group): Peer {
  const id = entityId(entity);
  return peerOf(has(entity, 'getGuid'), id, 'A user or group has no id: getUid() or getGuid() gives none.');
}

/**
 * Whom a conversation is with.
 * @throws Kit.Exception where it does not tell
 */
export function peerOfConversation(conversation: Kit.Conversation): Peer {
  const inGroup = isGroup(conversation, 'getConversationType', 'getConversationWith');
  const entity = read(conversation, 'getConversationWith');
  const id = textOf(entity, inGroup ? 'getGuid' : 'getUid');
  return peerOf(inGroup, id, 'A conversation is with nobody: getConversationWith() gives nobody with an id.');
}

function peerOf(isGroup: boolean, id: string, failure: string): Peer {
  if (id === '') throw createException('ERR_BAD_OBJECT', failure);
  return { isGroup, id };
}

/** The last message of a conversation; null for what has neither an id nor a time, such as `{}` or `[]`. */
export function lastMessageOf(conversation: Kit.Conversation): Kit.Message | null {
  const message = objectOf<Kit.Message>(conversation, 'getLastMessage');
  if (!message || has(message, 'getId') || has(message, 'getSentAt')) return message;
  reportFault(conversation, 'The last message is none: it has neither getId() nor getSentAt().');
  return null;
}

/** The last message of a conversation, unless this user's own that is not sent yet: that one settles nothing. */
export function lastSentOf(conversation: Kit.Conversation, uid: string | null): Kit.Message | null {
  const last = lastMessageOf(conversation);
  return last && !isUnsent(last, uid) ? last : null;
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
