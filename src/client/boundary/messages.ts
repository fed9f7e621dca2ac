import type { Kit, MessageCategory } from '../../sdk/index.ts';
import { compareIds, isLaterId, readId } from './message-ids.ts';
import { has, numberOf, objectOf, reportFault, textOf } from './read.ts';
import { isClaimed, parentId } from './receivers.ts';

/** Returns the id of a message; '' until it is sent. */
export function messageId(message: Kit.Message): string {
  return readId(message, 'getId');
}

/** Returns the id of a receipt's message, or ''. */
export function receiptMessageId(receipt: Kit.MessageReceipt): string {
  return readId(receipt, 'getMessageId');
}

/** Returns the id of the message that a message replies to, or ''. */
export function quotedId(message: Kit.Message): string {
  return readId(message, 'getQuotedMessageId');
}

/** Whether two messages have the same id. */
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
  return numberOf(message, 'getSentAt');
}

/** The sender of a message, receipt or typing indicator, or null. */
export function senderOf(message: { getSender(): Kit.User }): Kit.User | null {
  return objectOf<Kit.User>(message, 'getSender');
}

/** The uid of the sender of a message, receipt or typing indicator, or ''. */
export function senderId(message: { getSender(): Kit.User }): string {
  return textOf(senderOf(message), 'getUid');
}

/** Whether `message` is newer than `other`; any message is newer than none. */
export function isNewer(message: Kit.Message, other: Kit.Message | null | undefined): boolean {
  return !other || compareMessages(message, other) > 0;
}

/** Whether reading up to one message, given itself or by id, certainly includes another one. */
export function reaches(upTo: Kit.Message | string, message: Kit.Message): boolean {
  if (typeof upTo !== 'string') return !isNewer(message, upTo);
  const id = messageId(message);
  return (upTo !== '' && upTo === id) || isLaterId(upTo, id);
}

/** When the message was last edited or deleted, in seconds; 0 for never. */
export function revisedAt(message: Kit.Message): number {
  return Math.max(numberOf(message, 'getEditedAt'), numberOf(message, 'getDeletedAt'));
}

/** Whether the message was deleted. */
export function isDeleted(message: Kit.Message): boolean {
  return numberOf(message, 'getDeletedAt') > 0;
}

/** Whether the signed-in user sent the message. */
export function isOwn(message: Kit.Message, uid: string | null): boolean {
  const sender = senderId(message);
  return uid !== null && (sender === '' ? isClaimed(message) : sender === uid);
}

/** Whether it is an own message that has no id yet. */
export function isUnsent(message: Kit.Message, uid: string | null): boolean {
  return messageId(message) === '' && isOwn(message, uid);
}

/**
 * Whether two messages of one sender may be the same before and after sending: by their muids, else by content.
 * @param isTextFree - accept another text, which some servers trim or mask.
 */
export function saysTheSame(a: Kit.Message, b: Kit.Message, isTextFree = false): boolean {
  const isSame = (accessor: 'getMuid' | 'getType' | 'getText') => textOf(a, accessor) === textOf(b, accessor);
  if (textOf(a, 'getMuid') && textOf(b, 'getMuid')) return isSame('getMuid');
  return a === b || (isSame('getType') && (isTextFree || isSame('getText')));
}

/**
 * Finds the unsent message that a sent one was before: the same object, else one that says the same.
 * @param isPending - tells of messages on their way, if the sent one answers a send: then it may have another text.
 */
export function findUnsent<T extends { readonly message: Kit.Message }>(
  unsent: readonly T[],
  sent: Kit.Message,
  isPending?: (each: T) => boolean,
): T | undefined {
  return (
    unsent.find(({ message }) => message === sent) ??
    unsent.find(({ message }) => saysTheSame(message, sent)) ??
    (isPending && unsent.find((each) => isPending(each) && saysTheSame(each.message, sent, true)))
  );
}

/** Whether the message is a thread reply; those stay out of the list. */
export function isThreadReply(message: Kit.Message): boolean {
  return parentId(message) !== '';
}

/** Whether the message is an action. */
export function isAction(message: Kit.Message): message is Kit.ActionMessage {
  return (textOf(message, 'getCategory') as MessageCategory) === 'action';
}

/** Whether the message adds to the user's unread count (decision: unread). */
export function countsAsUnread(message: Kit.Message, uid: string | null): boolean {
  return !isOwn(message, uid) && !isAction(message) && !isThreadReply(message);
}

/** Returns the last message of a conversation; null for anything without an id and a time, such as `{}` or `[]`. */
export function lastMessageOf(conversation: Kit.Conversation): Kit.Message | null {
  const message = objectOf<Kit.Message>(conversation, 'getLastMessage');
  if (!message || has(message, 'getId') || has(message, 'getSentAt')) return message;
  reportFault(conversation, 'The last message is not a message: it has neither getId() nor getSentAt().');
  return null;
}

/** Returns the last message of a conversation, unless it is unsent; unsent messages do not move the baseline. */
export function lastSentOf(conversation: Kit.Conversation, uid: string | null): Kit.Message | null {
  const last = lastMessageOf(conversation);
  return last && !isUnsent(last, uid) ? last : null;
}
