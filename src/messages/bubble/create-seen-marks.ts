import { type Accessor, createEffect, onCleanup, onMount, untrack } from 'solid-js';
import type { MessageWindow } from '../model/create-message-window.ts';
import type { MessageRecord } from '../timeline/message-record.ts';
import type { TimelineEntry } from '../timeline/timeline-entry.ts';

/** The minimum time between checks, in milliseconds. */
const SPACING_MS = 100;
/** The time between checks of a transparent or hidden list, in milliseconds: no event fires when it fades in. */
const HIDDEN_MS = 500;
/** The thresholds at which a change of the visible part is observed while the list moves without an event. */
const THRESHOLDS = /* @__PURE__ */ Array.from({ length: 21 }, (_, step) => step / 20);
/** The last two are aliases that browsers of 2022 and 2023 need. */
const VISIBILITY = {
  visibilityProperty: true,
  opacityProperty: true,
  contentVisibilityAuto: true,
  checkVisibilityCSS: true,
  checkOpacity: true,
};

/** Which messages the user sees. */
export interface SeenMarks {
  /** Attaches to the scroller; call it in a ref. */
  observe(scroller: HTMLElement): void;
  /** Whether the user watches the end: a message that arrives now is seen in the next frame. */
  isEndWatched(): boolean;
}

/**
 * Reports which messages the user has seen: the lower edge was on screen, after a paint, while the page was visible
 * and focused. Messages below the fold, outside the page, clipped or transparent are not on screen.
 */
export function createSeenMarks(
  entries: Accessor<readonly TimelineEntry[]>,
  messageWindow: MessageWindow,
  seen: (record: MessageRecord) => void,
): SeenMarks {
  let scroller: HTMLElement | undefined;
  let last: MessageRecord | undefined;
  /** Whether the lower edge of the scroller was on screen at the last check. */
  let isEdgeVisible = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let observer: IntersectionObserver | undefined;

  const isAttended = () => document.visibilityState === 'visible' && document.hasFocus();
  const isHidden = () => scroller?.checkVisibility?.(VISIBILITY) === false;
  /** Marks the newest message with its lower edge in the visible part of the scroller. */
  const check = (visible: DOMRectReadOnly, whole: DOMRectReadOnly) => {
    const range = untrack(messageWindow.range);
    // A list beside the visible panel of a swiper shows only its edge, and one in a box without height nothing.
    const isOutside = observer !== undefined && (visible.width <= whole.width / 2 || visible.height === 0);
    isEdgeVisible = !isOutside && visible.bottom >= whole.bottom - 1;
    if (!range || !isAttended() || isOutside) return;
    // The list is covered, for example by a thread, or transparent.
    if (isHidden()) {
      scheduleCheck(HIDDEN_MS);
      return;
    }
    const all = untrack(entries);
    for (let index = Math.min(range.last, all.length - 1); index >= 0; index--) {
      const entry = all[index];
      if (entry?.kind !== 'message' || entry.isOwn || entry.isAction) continue;
      if (entry === last) return;
      const box = messageWindow.rows.element(entry)?.getBoundingClientRect();
      if (!box || box.bottom < visible.top) return;
      if (box.bottom > visible.bottom + 1) continue;
      last = entry;
      seen(entry);
      return;
    }
  };
  /** Checks after the next paint: messages passed by a programmatic scroll are not seen. */
  const checkAfterPaint = () => {
    timer = undefined;
    if (!scroller || !isAttended()) return;
    if (observer) {
      // Unobserve and observe again: the observer then reports once after the next frame.
      observer.unobserve(scroller);
      observer.observe(scroller);
    } else {
      const box = scroller.getBoundingClientRect();
      check(box, box);
    }
  };
  const scheduleCheck = (ms = SPACING_MS) => {
    timer ??= setTimeout(checkAfterPaint, ms);
  };
  createEffect(() => {
    entries();
    messageWindow.range();
    messageWindow.isAtEnd();
    scheduleCheck();
  });
  onMount(() => {
    const abort = new AbortController();
    const options = { signal: abort.signal, passive: true };
    const onChange = () => scheduleCheck();
    window.addEventListener('focus', onChange, options);
    document.addEventListener('visibilitychange', onChange, options);
    document.addEventListener('scroll', onChange, { ...options, capture: true });
    // Scroll events inside a shadow root do not leave it.
    for (const type of ['scroll', 'focusin', 'pointerenter'])
      scroller?.addEventListener(type, onChange, options);
    if (typeof IntersectionObserver !== 'undefined' && scroller) {
      observer = new IntersectionObserver(
        (changes) => {
          const change = changes.at(-1);
          if (change) check(change.intersectionRect, change.boundingClientRect);
        },
        { threshold: THRESHOLDS },
      );
      observer.observe(scroller);
    }
    onCleanup(() => {
      abort.abort();
      observer?.disconnect();
      clearTimeout(timer);
    });
  });
  return {
    observe(element) {
      scroller = element;
    },
    isEndWatched: () => isEdgeVisible && isAttended() && untrack(messageWindow.isAtEnd) && !isHidden(),
  };
}
