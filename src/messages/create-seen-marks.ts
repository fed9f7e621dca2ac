import { type Accessor, createEffect, onCleanup, onMount, untrack } from 'solid-js';
import type { MessageRecord } from '../core/timeline/message-record.ts';
import type { TimelineEntry } from '../core/timeline/timeline-entry.ts';
import type { MeasuredWindow } from '../primitives/measured/measured-window.ts';

/** The minimum time between checks, in milliseconds. */
const SPACING_MS = 100;

/**
 * Tells which messages the reader has seen: the lower edge was on screen, after a paint, while the page was
 * visible and focused.
 * @returns the function that follows the scroller; call it in a ref
 */
export function createSeenMarks(
  entries: Accessor<readonly TimelineEntry[]>,
  shown: MeasuredWindow<TimelineEntry>,
  seen: (record: MessageRecord) => void,
): (scroller: HTMLElement) => void {
  let scroller: HTMLElement | undefined;
  let last: MessageRecord | undefined;
  let isWaiting = false;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const check = () => {
    const range = untrack(shown.range);
    if (!range || !scroller || document.visibilityState !== 'visible' || !document.hasFocus()) return;
    // Something else covers the list, such as a thread.
    if (scroller.checkVisibility?.({ visibilityProperty: true }) === false) return;
    const all = untrack(entries);
    const { bottom } = scroller.getBoundingClientRect();
    for (let index = Math.min(range.last, all.length - 1); index >= 0; index--) {
      const entry = all[index];
      if (entry?.kind !== 'message' || entry.isOwn || entry.isAction) continue;
      if (entry === last) return;
      const box = shown.element(entry)?.getBoundingClientRect();
      if (!box) return;
      if (box.bottom > bottom + 1) continue;
      last = entry;
      seen(entry);
      return;
    }
  };
  /** Not before a frame is painted: what a scroll of ours passes is not seen. */
  const later = () => {
    if (isWaiting) return;
    isWaiting = true;
    // Requesting a frame takes longer than rendering a message, so many messages and scrolls share one.
    timer = setTimeout(() => {
      frame = requestAnimationFrame(() => {
        timer = setTimeout(() => {
          isWaiting = false;
          check();
        });
      });
    }, SPACING_MS);
  };
  createEffect(() => {
    entries();
    shown.range();
    shown.isAtEnd();
    later();
  });
  onMount(() => {
    const abort = new AbortController();
    const { signal } = abort;
    window.addEventListener('focus', later, { signal });
    document.addEventListener('visibilitychange', later, { signal });
    for (const type of ['scroll', 'focusin', 'pointerenter'])
      scroller?.addEventListener(type, later, { signal, passive: true });
    onCleanup(() => {
      abort.abort();
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    });
  });
  return (element) => {
    scroller = element;
  };
}
