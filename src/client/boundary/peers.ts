import type { Kit } from '../../sdk/index.ts';
import { entityId, isGroupEntity } from './entities.ts';
import { createException } from './exception.ts';
import { isGroup, isOfGroup, isOwn, receiverId, receiverOf, senderId } from './messages.ts';
import type { Peer } from './peer-map.ts';
import { read, textOf } from './read.ts';

const NO_PEER = 'A message belongs to no conversation: its receiver and sender have no id.';

/**
 * Returns the peer of a message's conversation for this user.
 * @throws Kit.Exception if the message has no peer
 */
export function peerOfMessage(message: Kit.Message, uid: string | null): Peer {
  const receiver = receiverOf(message);
  const id = receiver.isGroup || isOwn(message, uid) ? receiver.id : senderId(message);
  return peerOf(receiver.isGroup, id, NO_PEER);
}

/**
 * Returns the peer to which the signed-in user sent a message.
 * @throws Kit.Exception if it has no receiver
 */
export function peerOfReceiver(message: Kit.Message): Peer {
  const { isGroup, id } = receiverOf(message);
  return peerOf(isGroup, id, NO_PEER);
}

/**
 * Returns the conversation of a typing indicator, for its receiver.
 * @throws Kit.Exception if the indicator has no peer
 */
export function peerOfIndicator(indicator: Kit.TypingIndicator): Peer {
  const inGroup = isOfGroup(indicator);
  const id = inGroup ? receiverId(indicator) : senderId(indicator);
  return peerOf(inGroup, id, 'A typing indicator belongs to no conversation: it has no id.');
}

/**
 * Returns the peer of a user or group.
 * @throws Kit.Exception if it has no id
 */
export function peerOfEntity(entity: Kit.User | Kit.Group): Peer {
  const id = entityId(entity);
  return peerOf(isGroupEntity(entity), id, 'A user or group has no id: getUid() or getGuid() returns none.');
}

/** Returns the SDK's conversation type for a peer. */
export function typeOf(peer: Peer): string {
  return peer.isGroup ? 'group' : 'user';
}

/**
 * Returns the peer of a conversation.
 * @throws Kit.Exception if it has none
 */
export function peerOfConversation(conversation: Kit.Conversation): Peer {
  const inGroup = isGroup(conversation, 'getConversationType', 'getConversationWith');
  const entity = read(conversation, 'getConversationWith');
  const id = textOf(entity, inGroup ? 'getGuid' : 'getUid');
  return peerOf(inGroup, id, 'A conversation has no peer: getConversationWith() returns nobody with an id.');
}

function peerOf(isGroup: boolean, id: string, failure: string): Peer {
  if (id === '') throw createException('ERR_BAD_OBJECT', failure);
  return { isGroup, id };
}
