import type { Peer } from '../../core/collections/peer-map.ts';
import type { Kit, ReceiverType } from '../../sdk/index.ts';
import { readId } from './message-ids.ts';
import { type AccessorName, has, numberOf, read, textOf } from './read.ts';

/** What a message of the signed-in user was when the kit first saw it. */
interface OwnMessage {
  /** When it was written, in seconds. */
  readonly at: number;
  readonly receiver: Peer;
  /** The id of the message whose thread it belongs to; '' outside threads. */
  readonly parentId: string;
}

/**
 * The messages that the signed-in user sends from this page. They may have no sender and no time yet, and the SDK that
 * they are given to may empty them.
 */
const own = new WeakMap<Kit.Message, OwnMessage>();

/**
 * Marks a message as the signed-in user's own, and remembers where it goes. The first call counts.
 * @param at - when it was written, in seconds.
 */
export function claim(message: Kit.Message, at = Date.now() / 1000): void {
  if (own.has(message)) return;
  const receiver = { isGroup: isOfGroup(message), id: textOf(message, 'getReceiverId') };
  own.set(message, { at, receiver, parentId: readId(message, 'getParentMessageId') });
}

/** Whether a message was marked as the signed-in user's own. */
export function isClaimed(message: Kit.Message): boolean {
  return own.has(message);
}

/** When the message was sent or, if that is unknown, when the signed-in user wrote it, in seconds; 0 if unknown. */
export function writtenAt(message: Kit.Message | null): number {
  return numberOf(message, 'getSentAt') || own.get(message as Kit.Message)?.at || 0;
}

/** Returns the user or group that a message goes to. */
export function receiverOf(message: Kit.Message): Peer {
  const known = own.get(message)?.receiver;
  return known?.id ? known : { isGroup: isOfGroup(message), id: textOf(message, 'getReceiverId') };
}

/** Returns the id of the message whose thread a message belongs to; '' outside threads. */
export function parentId(message: Kit.Message): string {
  return own.get(message)?.parentId || readId(message, 'getParentMessageId');
}

/** Whether a message, receipt or typing indicator belongs to a group. */
export function isOfGroup(object: { getReceiverType(): string }): boolean {
  return isGroup(object, 'getReceiverType', 'getReceiver');
}

/** By the SDK's type; for an unknown one, by the entity's accessors. */
export function isGroup(object: unknown, type: AccessorName, entity: AccessorName): boolean {
  const word = textOf(object, type) as ReceiverType;
  return word === 'group' || (word !== 'user' && has(read(object, entity), 'getGuid'));
}
