import { PATIENCE_MS } from '../../client/boundary/calls.ts';
import { createException } from '../../client/boundary/exception.ts';
import { numberOf, read, textOf } from '../../client/boundary/read.ts';
import { chatSdk } from '../../sdk/chat-sdk.ts';
import type { Kit, KitSDK, MessageCategory } from '../../sdk/index.ts';

/** The slowest upload that is waited for, in bytes per millisecond. */
const SLOWEST = 50;
/** The longest delay of a timer, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;

/** Returns how long to wait for the answer to a message, in milliseconds; files get more time by size. */
export function patience(message: Kit.Message): number {
  const size = numberOf(read(message, 'getAttachment'), 'getSize');
  return Math.min(PATIENCE_MS + Math.max(0, size) / SLOWEST, LONGEST_MS);
}

/**
 * Sends a message with the method of its kind; calls the SDK at once.
 * @param compose - returns the object that the SDK is given.
 */
export async function deliver(
  sdk: KitSDK,
  compose: () => Kit.Message,
  upload: Kit.UploadOptions,
): Promise<Kit.Message> {
  const message = compose();
  const { sendMessage, sendMediaMessage, sendCustomMessage } = chatSdk(sdk);
  const category = textOf(message, 'getCategory') as MessageCategory | '';
  const isText = category === 'message' && textOf(message, 'getType') === 'text';
  if (category === 'custom' && sendCustomMessage)
    return sendCustomMessage.call(sdk, message as Kit.CustomMessage);
  if (category === 'message' && !isText && sendMediaMessage)
    return sendMediaMessage.call(sdk, message as Kit.MediaMessage, upload);
  if (sendMessage) return sendMessage.call(sdk, message);
  throw createException('ERR_NOT_SENT', 'The SDK has no method to send this message.');
}
