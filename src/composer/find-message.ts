import { MessageSource } from '../client/boundary/message-source.ts';
import { isDeleted, isOwn, isText, messageId } from '../client/boundary/messages.ts';
import { chatSdk } from '../sdk/chat-sdk.ts';
import type { Kit, KitSDK } from '../sdk/index.ts';
import type { Destination } from './outgoing-messages.ts';

/** Fetches the user's newest text message in a chat or thread; null if it is not among the newest messages. */
export async function fetchLastOwnText(
  sdk: KitSDK,
  { peer, parentId }: Destination,
  uid: string,
): Promise<Kit.Message | null> {
  const { MessagesRequestBuilder, editMessage } = chatSdk(sdk);
  if (!MessagesRequestBuilder || !editMessage) return null;
  const page = await new MessageSource(sdk, { peer, parentId, builder: undefined }).older()();
  return [...page].reverse().find((message) => isEditable(message, uid)) ?? null;
}

/** Whether a message is an own text that was sent and not deleted. */
export function isEditable(message: Kit.Message, uid: string): boolean {
  return messageId(message) !== '' && isOwn(message, uid) && isText(message) && !isDeleted(message);
}
