import type { KitChatSDK } from 'solid-chat-kit';
import { onCleanup } from 'solid-js';
import type { Chat } from './chat.ts';

/** How often an indicator is repeated while typing, and after which pause it ends, in ms. */
const RENEWAL = 3_000;
const PAUSE = 2_500;

/** Notifies the others of a chat when this user starts and stops typing. */
export function createTypingSender(sdk: KitChatSDK, chat: Chat): { type: () => void; end: () => void } {
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const indicator = () => new sdk.TypingIndicator(chat.id, chat.type);

  const end = () => {
    clearTimeout(timer);
    if (startedAt === 0) return;
    startedAt = 0;
    sdk.endTyping(indicator());
  };
  const type = () => {
    clearTimeout(timer);
    timer = setTimeout(end, PAUSE);
    const now = performance.now();
    if (startedAt > 0 && now - startedAt < RENEWAL) return;
    startedAt = now;
    sdk.startTyping(indicator());
  };
  onCleanup(end);
  return { type, end };
}
