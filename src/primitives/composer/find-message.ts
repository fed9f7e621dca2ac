import { isDeleted, isOwn, isText, messageId, sdkId } from '../../client/boundary/messages.ts';
import { chatSdk } from '../../sdk/chat-sdk.ts';
import type { Kit, KitSDK } from '../../sdk/index.ts';
import type { Destination } from './outgoing-messages.ts';

/** How many of the newest messages are searched for one to edit. */
const PAGE = 30;

/** Fetches a message by its id; null if the SDK cannot. */
export async function fetchMessage(sdk: KitSDK, id: string): Promise<Kit.Message | null> {
  const { getMessageDetails } = chatSdk(sdk);
  const message = await getMessageDetails?.call(sdk, sdkId(id));
  return message && messageId(message) === id ? message : null;
}

/** Fetches the newest own text of a chat or thread; null without one among the newest messages. */
export async function fetchLastOwnText(
  sdk: KitSDK,
  { peer, parentId }: Destination,
  uid: string,
): Promise<Kit.Message | null> {
  const { MessagesRequestBuilder, editMessage } = chatSdk(sdk);
  if (!MessagesRequestBuilder || !editMessage) return null;
  const builder = new MessagesRequestBuilder();
  if (peer.isGroup) builder.setGUID(peer.id);
  else builder.setUID(peer.id);
  builder.setLimit(PAGE);
  if (parentId) builder.setParentMessageId?.(sdkId(parentId));
  else builder.hideReplies?.(true);
  const page = await builder.build().fetchPrevious();
  return [...page].reverse().find((message) => isEditable(message, uid)) ?? null;
}

/** Whether a message is an own text that is sent and not deleted. */
export function isEditable(message: Kit.Message, uid: string): boolean {
  return messageId(message) !== '' && isOwn(message, uid) && isText(message) && !isDeleted(message);
}
