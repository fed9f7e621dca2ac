import type { Kit, KitSDK } from '../../sdk/index.ts';
import { isOfGroup, lastMessageOf, peerOfConversation, senderId, senderOf } from '../messages/messages.ts';
import { createException, toException } from '../objects/exception.ts';
import { forEachItem, objectOf, textOf } from '../objects/read.ts';

/**
 * Makes SDK objects of the plain JSON that a server sent along with its markup.
 * @param accessor - an accessor that every such object has, by which it is told from another kind.
 * @throws Kit.Exception `ERR_INITIAL_DATA` when the SDK cannot revive, or not these objects.
 */
export function reviveItems<T extends object>(
  sdk: KitSDK | undefined,
  json: readonly object[],
  accessor: keyof T & string,
): T[] {
  try {
    return json.map((each) => {
      const item = sdk?.revive?.(each) as Partial<T> | undefined;
      if (typeof item?.[accessor] !== 'function') throw new TypeError(`there is no ${accessor}() on one`);
      return item as T;
    });
  } catch (cause) {
    throw createException(
      'ERR_INITIAL_DATA',
      `The first rows could not be revived: ${toException(cause).message}. They need a chat SDK with revive(json), on the server and in the browser.`,
      cause,
    );
  }
}

/**
 * The user whose conversations these are, as the last message of one of them tells: whoever of its two people is
 * not the other one. Null where no conversation of two has a message.
 */
export function ownerOf(conversations: readonly Kit.Conversation[]): Kit.User | null {
  let owner = null as Kit.User | null;
  forEachItem(conversations, (conversation) => {
    const message = lastMessageOf(conversation);
    if (owner || !message || isOfGroup(message)) return;
    const { id } = peerOfConversation(conversation);
    const user = senderId(message) === id ? objectOf<Kit.User>(message, 'getReceiver') : senderOf(message);
    if (textOf(user, 'getUid')) owner = user;
  });
  return owner;
}
