import type { Kit, KitChatSDK } from 'solid-chat-kit';
import { onCleanup } from 'solid-js';
import { listen } from './listen.ts';

const DELAY = 100;

/** Notifies senders that their messages arrived: the newest of each conversation, at most a few times per second. */
export function createDelivery(sdk: KitChatSDK): void {
  const newest = new Map<string, Kit.Message>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    timer = undefined;
    for (const message of newest.values()) sdk.markAsDelivered?.(message);
    newest.clear();
  };
  const received = (message: Kit.Message) => {
    newest.set(message.getConversationId(), message);
    timer ??= setTimeout(flush, DELAY);
  };
  listen(sdk, 'Message', {
    onTextMessageReceived: received,
    onMediaMessageReceived: received,
    onCustomMessageReceived: received,
  });
  onCleanup(() => clearTimeout(timer));
}
