import type { Kit, MessageCategory, ReceiverType } from '../../sdk/index.ts';
import { uidOf } from './entities.ts';
import type { Peer } from './peer-map.ts';
import {
  type AccessorName,
  countOf,
  flagOf,
  has,
  numberOf,
  objectOf,
  read,
  secondsOf,
  textOf,
} from './read.ts';

/** Returns a message id as text, so that '7' and 7 are equal; '' for no id, which is 0 in some SDKs. */
export function idText(id: Kit.MessageId | null | undefined): string {
  const isId = typeof id === 'string' || typeof id === 'bigint' || Number.isFinite(id);
  return isId && String(id) !== '0' ? String(id) : '';
}

/** Returns the message id of an accessor as text; '' without one. */
export function readId(object: unknown, accessor: AccessorName): string {
  return idText(read(object, accessor) as Kit.MessageId);
}

/** Returns an id in the type SDKs expect: most use numbers, which props and records may hold as text. */
export function sdkId(id: string): Kit.MessageId {
  const number = Number(id);
  return isCounter(id) && Number.isSafeInteger(number) ? number : id;
}

/** Compares ids: numbers by value, all others by code units. */
export function compareIds(a: string, b: string): number {
  if (a === b) return 0;
  if (a.length !== b.length && isCounter(a) && isCounter(b)) return a.length - b.length;
  return a < b ? -1 : 1;
}

/** Whether an id certainly belongs to a later message than another: only if ids are counters. */
export function isLaterId(id: string, other: string): boolean {
  return isCounter(id) && isCounter(other) && compareIds(id, other) > 0;
}

/** Whether an id is a counter. */
function isCounter(id: string): boolean {
  return /^\d+$/.test(id);
}

/** The properties of an own message when the kit first saw it. */
interface OwnMessage {
  /** When it was written, in seconds. */
  readonly at: number;
  readonly receiver: Peer;
  /** The id of the message whose thread it belongs to; '' outside threads. */
  readonly parentId: string;
}

/**
 * The messages that the signed-in user sends from this page. They may have no sender and time yet, and the SDK may
 * clear them while sending.
 */
const own = new WeakMap<Kit.Message, OwnMessage>();

/**
 * Marks a message as the signed-in user's own, and remembers its receiver. Only the first call counts.
 * @param at - when it was written, in seconds.
 */
export function claim(message: Kit.Message, at = Date.now() / 1000): void {
  if (own.has(message)) return;
  const receiver = { isGroup: isOfGroup(message), id: receiverId(message) };
  own.set(message, { at, receiver, parentId: readId(message, 'getParentMessageId') });
}

/** Whether a message was marked as the signed-in user's own. */
export function isClaimed(message: Kit.Message): boolean {
  return own.has(message);
}

/** When a message was sent; if unknown, when the signed-in user wrote it, in seconds; 0 if both are unknown. */
export function writtenAt(message: Kit.Message | null): number {
  return sentAt(message) || own.get(message as Kit.Message)?.at || 0;
}

/** The id of the user or group that received a message, reaction or typing indicator; '' without one. */
export function receiverId(object: { getReceiverId(): string }): string {
  return textOf(object, 'getReceiverId');
}

/** Returns the receiver of a message as a peer. */
export function receiverOf(message: Kit.Message): Peer {
  const known = own.get(message)?.receiver;
  return known?.id ? known : { isGroup: isOfGroup(message), id: receiverId(message) };
}

/** The user who received a message; null for a group, or if unknown. */
export function receivingUser(message: Kit.Message): Kit.User | null {
  return isOfGroup(message) ? null : objectOf<Kit.User>(message, 'getReceiver');
}

/** Returns the id of a message's thread parent; '' outside threads. */
export function parentId(message: Kit.Message): string {
  return own.get(message)?.parentId || readId(message, 'getParentMessageId');
}

/** Whether a message, receipt or typing indicator belongs to a group. */
export function isOfGroup(object: { getReceiverType(): string }): boolean {
  return isGroup(object, 'getReceiverType', 'getReceiver');
}

/** Whether an object belongs to a group: by its type or, if that is unknown, by the entity's accessors. */
export function isGroup(object: unknown, type: AccessorName, entity: AccessorName): boolean {
  const word = textOf(object, type) as ReceiverType;
  return word === 'group' || (word !== 'user' && has(read(object, entity), 'getGuid'));
}

/** Returns the id of a message; '' until it is sent. */
export function messageId(message: Kit.Message): string {
  return readId(message, 'getId');
}

/** Whether an SDK's answer is a message; some SDKs resolve to nothing, or to a text. */
export function isMessage(answer: unknown): answer is Kit.Message {
  return has(answer, 'getId');
}

/** Returns the muid of a message, the id that its sender gave it; '' without one. */
export function muidOf(message: Kit.Message): string {
  return textOf(message, 'getMuid');
}

/** Returns the quoted message; null if the SDK does not have it. */
export function quotedMessage(message: Kit.Message): Kit.Message | null {
  return objectOf<Kit.Message>(message, 'getQuotedMessage');
}

/** Returns the id of the quoted message, or ''. */
export function quotedId(message: Kit.Message): string {
  return readId(message, 'getQuotedMessageId') || readId(quotedMessage(message), 'getId');
}

export function isSameMessage(a: Kit.Message, b: Kit.Message): boolean {
  const id = messageId(a);
  return id !== '' && id === messageId(b);
}

/** Compares messages by the time they were sent, then by id: below 0 if `a` is older. */
export function compareMessages(a: Kit.Message, b: Kit.Message): number {
  return sentAt(a) - sentAt(b) || compareIds(messageId(a), messageId(b));
}

/** When the message was sent, in seconds; 0 if unknown. */
export function sentAt(message: Kit.Message | null | undefined): number {
  return secondsOf(message, 'getSentAt');
}

/** The sender of a message, receipt or typing indicator, or null. */
export function senderOf(message: { getSender(): Kit.User }): Kit.User | null {
  return objectOf<Kit.User>(message, 'getSender');
}

/** The uid of the sender of a message, receipt or typing indicator, or ''. */
export function senderId(message: { getSender(): Kit.User }): string {
  return uidOf(senderOf(message));
}

/** Whether `message` is newer than `other`; true if `other` is null. */
export function isNewer(message: Kit.Message, other: Kit.Message | null | undefined): boolean {
  return !other || compareMessages(message, other) > 0;
}

/** Whether reading up to a message, or a message id, certainly includes another message. */
export function reaches(upTo: Kit.Message | string, message: Kit.Message): boolean {
  if (typeof upTo !== 'string') return !isNewer(message, upTo);
  const id = messageId(message);
  return (upTo !== '' && upTo === id) || isLaterId(upTo, id);
}

/** When the message was last edited or deleted, in seconds; 0 if never. */
export function revisedAt(message: Kit.Message): number {
  return Math.max(secondsOf(message, 'getEditedAt'), secondsOf(message, 'getDeletedAt'));
}

/** Whether the message was deleted. */
export function isDeleted(message: Kit.Message): boolean {
  return numberOf(message, 'getDeletedAt') > 0;
}

/** Whether the message was edited. */
export function isEdited(message: Kit.Message): boolean {
  return numberOf(message, 'getEditedAt') > 0;
}

/** Whether the message was read: by the signed-in user or, if own, by its receiver. */
export function isRead(message: Kit.Message): boolean {
  return flagOf(message, 'getReadAt');
}

/** The number of replies in a message's thread. */
export function replyCountOf(message: Kit.Message): number {
  return countOf(message, 'getReplyCount');
}

/**
 * Whether the signed-in user sent the message.
 * @param uid - the signed-in user's uid; empty if nobody is signed in.
 */
export function isOwn(message: Kit.Message, uid: string | null): boolean {
  const sender = senderId(message);
  return Boolean(uid) && (sender === '' ? isClaimed(message) : sender === uid);
}

/** Whether the message is an own message without an id. */
export function isUnsent(message: Kit.Message, uid: string | null): boolean {
  return isOwn(message, uid) && messageId(message) === '';
}

/**
 * Whether two messages of one sender may be the same one before and after sending: by muid, else by content.
 * @param isTextFree - ignore the text, which some servers trim or mask.
 */
export function isSameSend(a: Kit.Message, b: Kit.Message, isTextFree = false): boolean {
  const isSame = (accessor: 'getMuid' | 'getType' | 'getText') => textOf(a, accessor) === textOf(b, accessor);
  if (textOf(a, 'getMuid') && textOf(b, 'getMuid')) return isSame('getMuid');
  return a === b || (isSame('getType') && (isTextFree || isSame('getText')));
}

/**
 * Finds the unsent message of a sent one: the same object, else one with the same muid or content.
 * @param isPending - whether an entry is being sent, if the message is the answer to a send: its text may differ.
 */
export function findUnsent<T extends { readonly message: Kit.Message }>(
  unsent: readonly T[],
  sent: Kit.Message,
  isPending?: (each: T) => boolean,
): T | undefined {
  return (
    unsent.find(({ message }) => message === sent) ??
    unsent.find(({ message }) => isSameSend(message, sent)) ??
    (isPending && unsent.find((each) => isPending(each) && isSameSend(each.message, sent, true)))
  );
}

/** Whether the message is a thread reply; lists of conversations ignore those. */
export function isThreadReply(message: Kit.Message): boolean {
  return parentId(message) !== '';
}

/** Returns the category of a message; '' if the SDK has none. */
export function categoryOf(message: Kit.Message): MessageCategory | '' {
  return textOf(message, 'getCategory') as MessageCategory | '';
}

/** Returns the type of a message: one of `MESSAGE_TYPE`, or another string of the SDK or the app; '' without one. */
export function messageType(message: Kit.Message | null): string {
  return textOf(message, 'getType');
}

/** Whether the message is an action. */
export function isAction(message: Kit.Message): message is Kit.ActionMessage {
  return categoryOf(message) === 'action';
}

/** Whether the message is a text, by its category and type. */
export function isText(message: Kit.Message): message is Kit.TextMessage {
  return categoryOf(message) === 'message' && messageType(message) === 'text';
}

/** Whether the message counts as unread for this user (decision: unread). */
export function countsAsUnread(message: Kit.Message, uid: string | null): boolean {
  return !isOwn(message, uid) && !isAction(message) && !isThreadReply(message);
}
