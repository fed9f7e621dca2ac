import { lastMessageOf } from '../client/boundary/conversations.ts';
import { uidOf } from '../client/boundary/entities.ts';
import { forEachItem } from '../client/boundary/error-collector.ts';
import { createException, toException } from '../client/boundary/exception.ts';
import { isOfGroup, receivingUser, senderId, senderOf } from '../client/boundary/messages.ts';
import type { Peer } from '../client/boundary/peer-map.ts';
import { peerOfConversation } from '../client/boundary/peers.ts';
import type { Kit, KitSDK } from '../sdk/index.ts';

/**
 * Creates SDK objects from the plain JSON of a server.
 * @param accessor - an accessor that all such objects have, to distinguish them from others.
 * @throws Kit.Exception `ERR_INITIAL_DATA` if the SDK cannot revive these objects.
 */
export function reviveItems<T extends object>(
  sdk: KitSDK | undefined,
  json: readonly object[],
  accessor: keyof T & string,
): T[] {
  try {
    return json.map((each) => {
      const item = sdk?.revive?.(each) as Partial<T> | undefined;
      if (typeof item?.[accessor] !== 'function') throw new TypeError(`an object lacks ${accessor}()`);
      return item as T;
    });
  } catch (cause) {
    throw createException(
      'ERR_INITIAL_DATA',
      `The initial rows could not be revived: ${toException(cause).message}. They need a chat SDK with revive(json), on the server and in the browser.`,
      cause,
    );
  }
}

/**
 * Finds the owner of conversations from the last message of a one-on-one conversation: the user who is not the other
 * one. Null if none has a message.
 */
export function ownerOf(conversations: readonly Kit.Conversation[]): Kit.User | null {
  let owner = null as Kit.User | null;
  forEachItem(conversations, (conversation) => {
    const message = lastMessageOf(conversation);
    if (owner || !message || isOfGroup(message)) return;
    const { id } = peerOfConversation(conversation);
    const user = senderId(message) === id ? receivingUser(message) : senderOf(message);
    if (uidOf(user)) owner = user;
  });
  return owner;
}

/** Finds the owner of messages: in a chat with a user, the one of the two who is not that user. */
export function ownerOfChat(messages: readonly Kit.Message[], peer: Peer | null): Kit.User | null {
  if (!peer || peer.isGroup) return null;
  const users = messages.flatMap((each) => [senderOf(each), receivingUser(each)]);
  return users.find((user) => uidOf(user) !== peer.id) ?? null;
}
