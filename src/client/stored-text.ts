import type { Kit, KitChatSDK } from '../sdk/index.ts';
import { captionOf, writtenText } from './boundary/content.ts';
import { isMediaMessage } from './boundary/kinds.ts';
import { isOfGroup, isText, muidOf, parentId, quotedId, receiverId, sdkId } from './boundary/messages.ts';

/** A stored unsent text message, or the caption of files, which cannot be stored. */
export interface StoredText {
  readonly text: string;
  readonly receiverId: string;
  readonly isGroup: boolean;
  readonly parentId: string;
  readonly quotedId: string;
  readonly muid: string;
  /** When it was written, in seconds. */
  readonly at: number;
}

/** Returns the stored form of a text message, or of a caption; null for any other message. */
export function describeText(message: Kit.Message, at: number): StoredText | null {
  const isCaption = isMediaMessage(message) && captionOf(message) !== '';
  if (!isCaption && !isText(message)) return null;
  return {
    text: isCaption ? captionOf(message) : writtenText(message),
    receiverId: receiverId(message),
    isGroup: isOfGroup(message),
    parentId: parentId(message),
    quotedId: quotedId(message),
    muid: muidOf(message),
    at,
  };
}

/** Whether a parsed value is a stored text. */
export function isStoredText(value: unknown): value is StoredText {
  const { text, receiverId, parentId, quotedId, muid, isGroup, at } = Object(value) as Partial<StoredText>;
  return (
    [text, receiverId, parentId, quotedId, muid].every((each) => typeof each === 'string') &&
    typeof isGroup === 'boolean' &&
    typeof at === 'number'
  );
}

/** Creates a message from its stored form. */
export function reviveText(TextMessage: KitChatSDK['TextMessage'], stored: StoredText): Kit.Message {
  const message = new TextMessage(stored.receiverId, stored.text, stored.isGroup ? 'group' : 'user');
  if (stored.muid) message.setMuid?.(stored.muid);
  if (stored.parentId) message.setParentMessageId?.(sdkId(stored.parentId));
  if (stored.quotedId) message.setQuotedMessageId?.(sdkId(stored.quotedId));
  return message;
}
