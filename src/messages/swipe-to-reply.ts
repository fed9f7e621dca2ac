import type { MessageRecord } from '../core/timeline/message-record.ts';
import { SLOP_PX, swallowClicks } from '../ui/list/click-swallower.ts';

/** How far a bubble follows the finger, and from where on a reply begins, in px. */
const REACH_PX = 72;
const REPLY_PX = 48;
const BACK_MS = 160;

/** The options of `followReplySwipes`. */
export interface ReplySwipeOptions {
  /** Returns the message at an element, if it can be replied to. */
  recordAt: (target: EventTarget | null) => MessageRecord | undefined;
  elementOf: (record: MessageRecord) => HTMLElement | undefined;
  onReply: (record: MessageRecord) => void;
  signal: AbortSignal;
}

/** A message that is being pulled. */
interface Pull {
  readonly x: number;
  readonly y: number;
  readonly record: MessageRecord;
  readonly row: HTMLElement;
  /** Follows the finger; none before the touch has moved. */
  slide?: Animation;
  /** Whether letting go begins the reply. */
  isFar: boolean;
}

/**
 * Begins a reply when a touch pulls a message towards the end of its line. Keys, pointers and screen readers have the
 * menu and the buttons of the message.
 */
export function followReplySwipes(list: HTMLElement, options: ReplySwipeOptions): void {
  const { signal } = options;
  const swallowClick = swallowClicks(list, signal);
  let pull: Pull | undefined;

  const onPointerDown = ({ pointerType, isPrimary, clientX: x, clientY: y, target }: PointerEvent) => {
    swallowClick(false);
    const record = pointerType === 'touch' && isPrimary ? options.recordAt(target) : undefined;
    const row = record && options.elementOf(record);
    pull = record && row && { x, y, record, row, isFar: false };
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (!pull) return;
    const { row } = pull;
    const towards = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    const px = (clientX - pull.x) * towards;
    if (!pull.slide) {
      const down = Math.abs(clientY - pull.y);
      if (Math.hypot(px, down) <= SLOP_PX) return;
      if (px <= down) {
        pull = undefined;
        return;
      }
      pull.slide = slideOf(row, towards);
      swallowClick(true);
    }
    pull.slide.currentTime = Math.min(REACH_PX, Math.max(0, px));
    pull.isFar = px >= REPLY_PX;
    row.toggleAttribute('data-pulled', pull.isFar);
  };
  const onPointerEnd = ({ type }: PointerEvent) => {
    if (!pull) return;
    const { record, row, slide, isFar } = pull;
    pull = undefined;
    row.removeAttribute('data-pulled');
    if (slide) goBack(slide);
    if (isFar && type === 'pointerup') options.onReply(record);
  };
  list.addEventListener('pointerdown', onPointerDown, { signal });
  list.addEventListener('pointermove', onPointerMove, { signal, passive: true });
  window.addEventListener('pointerup', onPointerEnd, { signal });
  window.addEventListener('pointercancel', onPointerEnd, { signal });
}

/** No styles are set from script: a paused animation follows the finger, 1 px a millisecond. */
function slideOf(row: HTMLElement, towards: number): Animation {
  const slide = (row.firstElementChild ?? row).animate(
    { transform: ['none', `translateX(${towards * REACH_PX}px)`] },
    { duration: REACH_PX, fill: 'both' },
  );
  slide.pause();
  return slide;
}

function goBack(slide: Animation): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // At its start, an animation that plays backwards would begin at its end.
  if (!slide.currentTime) {
    slide.cancel();
    return;
  }
  slide.updatePlaybackRate(isStill ? -REACH_PX : -REACH_PX / BACK_MS);
  slide.play();
  slide.finished.then(
    () => slide.cancel(),
    () => {},
  );
}
