import { canEditText } from '../client/boundary/content.ts';
import { MessageSource } from '../client/boundary/message-source.ts';
import { isDeleted, isOwn, messageId } from '../client/boundary/messages.ts';
import { chatSdk } from '../sdk/chat-sdk.ts';
import type { Kit, KitSDK } from '../sdk/index.ts';
import type { Destination } from './outgoing-messages.ts';

/** Fetches the user's newest message with a text to edit in a chat or thread; null if it is not among the newest ones. */
export async function fetchLastEditable(
  sdk: KitSDK,
  { peer, parentId }: Destination,
  uid: string,
): Promise<Kit.Message | null> {
  const { MessagesRequestBuilder, editMessage, editCaption } = chatSdk(sdk);
  if (!MessagesRequestBuilder || !(editMessage || editCaption)) return null;
  const page = await new MessageSource(sdk, { peer, parentId, builder: undefined }).older()();
  return [...page].reverse().find((message) => isEditable(sdk, message, uid)) ?? null;
}

/** Whether a message is an own text, or own files, that was sent and not deleted. */
export function isEditable(sdk: KitSDK | undefined, message: Kit.Message, uid: string): boolean {
  return messageId(message) !== '' && isOwn(message, uid) && canEditText(sdk, message) && !isDeleted(message);
}
