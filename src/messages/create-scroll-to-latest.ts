import { createEffect, createSignal, untrack } from 'solid-js';
import { focusedNear, isFocusLost } from '../utils/focused-near.ts';
import type { MessageWindow } from './model/create-message-window.ts';
import type { MessageList } from './model/message-list.ts';
import { newestOf } from './timeline/timeline-entry.ts';

/**
 * Creates the jump to the newest message.
 * @returns a function that scrolls there; it also moves the focus of the calling button, which is hidden at the end
 */
export function createScrollToLatest(
  list: MessageList,
  messageWindow: MessageWindow,
): (opener?: HTMLElement) => void {
  const [opener, setOpener] = createSignal<HTMLElement | null>(null);
  createEffect(() => {
    const from = opener();
    if (!from || !messageWindow.isAtEnd() || !list.isAtNewest()) return;
    const newest = newestOf(list.entries());
    const row = newest && messageWindow.rows.element(newest);
    if (!row) return;
    setOpener(null);
    if (isFocusLost() || focusedNear(from) === from) row.focus({ preventScroll: true });
  });
  return (from) => {
    setOpener(from && focusedNear(from) === from ? from : null);
    if (untrack(list.isAtNewest)) messageWindow.toEnd();
    else list.goToNewest();
  };
}
