import { createEffect, createMemo, createSignal, type JSX, on, Show, untrack } from 'solid-js';
import { createTimer } from '../utils/create-timer.ts';
import type { MessageView } from './bubble/message-view.ts';
import type { MessageWindow } from './model/create-message-window.ts';

/** How long the date stays visible after a scroll, in milliseconds. */
const SHOWN_MS = 1500;

/** The date of the first visible message, while the user scrolls. CSS hook: `.kit-message-list__sticky-date`. */
export function StickyDate(props: { view: MessageView; messageWindow: MessageWindow }): JSX.Element {
  const { view, messageWindow } = untrack(() => props);
  const [isScrolling, setScrolling] = createSignal(false);
  const rest = createTimer(() => setScrolling(false));
  createEffect(
    on(
      messageWindow.scrolls,
      () => {
        setScrolling(true);
        rest.start(SHOWN_MS);
      },
      { defer: true },
    ),
  );
  const day = createMemo(() => {
    const first = messageWindow.first();
    // Hide it while a date separator is at the top.
    if (first?.kind !== 'message' || !isScrolling()) return '';
    return view.dates.sticky(first.at);
  });
  return (
    <Show when={!view.settings.hideStickyDate}>
      <div class="kit-message-list__sticky-date" aria-hidden="true" data-shown={day() ? '' : undefined}>
        {day()}
      </div>
    </Show>
  );
}
