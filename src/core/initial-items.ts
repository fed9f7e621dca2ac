import { type Kit, type KitSDK, RECEIVER_TYPE } from '../sdk/index.ts';
import { createException, KIT_ERROR, toException } from './exception.ts';
import { peerOfConversation } from './messages.ts';

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
  const refuse = (message: string, cause?: unknown) => {
    throw createException(KIT_ERROR.INITIAL_DATA, message, cause);
  };
  if (typeof sdk?.revive !== 'function') {
    refuse(
      'Rows of a server need a chat SDK with revive(json), which makes its objects of their JSON. Give the same one to <KitProvider sdk={...}> on the server and in the browser, or leave the initial rows out.',
    );
  }
  return json.map((each, index) => {
    let item: Partial<T> | undefined;
    try {
      item = sdk?.revive?.(each) as Partial<T> | undefined;
    } catch (cause) {
      refuse(`Initial row ${index} could not be revived: ${toException(cause).message}`, cause);
    }
    if (typeof item?.[accessor] !== 'function') {
      refuse(
        `Initial row ${index} was revived as an object without ${accessor}(): it belongs in another list.`,
      );
    }
    return item as T;
  });
}

/**
 * The user whose conversations these are, as the last message of one of them tells: whoever of its two people is
 * not the other one. Null where no conversation of two has a message.
 */
export function ownerOf(conversations: readonly Kit.Conversation[]): Kit.User | null {
  for (const conversation of conversations) {
    const message = conversation.getLastMessage();
    if (!message || message.getReceiverType() !== RECEIVER_TYPE.USER) continue;
    const { id } = peerOfConversation(conversation);
    const sender = message.getSender();
    const owner = sender.getUid() === id ? (message.getReceiver() as Partial<Kit.User> | undefined) : sender;
    if (typeof owner?.getUid === 'function') return owner as Kit.User;
  }
  return null;
}
