/** A touch that moves further than this in px is a swipe or a scroll, not a long press. */
export const SLOP_PX = 10;

const SETTLE_MS = 160;

/** The elements that a swipe moves. */
export interface SwipeMotion {
  /** Follows the finger by a distance in px; negative beyond the start. */
  drag(px: number): void;
  /** Ends the swipe; `isLifted` is false if the browser took over the touch. */
  end(px: number, isLifted: boolean): void;
}

/** The options of the swipes on a list. */
export interface SwipeOptions {
  /** The edge of the line towards which rows are swiped. */
  towards: 'start' | 'end';
  /** Begins a swipe at an element; returns undefined if nothing there can be swiped. */
  begin: (target: Element) => SwipeMotion | undefined;
}

/** Handles swipes on a list; calls `onBegin` when one begins, whose click must not reach the rows. */
export function followSwipes(
  list: HTMLElement,
  options: SwipeOptions,
  onBegin: () => void,
  signal: AbortSignal,
): void {
  let touch: { id: number; x: number; y: number; target: Element } | undefined;
  let pull: SwipeMotion | undefined;
  let direction = 1;

  list.addEventListener(
    'pointerdown',
    ({ pointerType, pointerId: id, clientX: x, clientY: y, target }) => {
      if (pull || pointerType !== 'touch') return;
      touch = { id, x, y, target: target as Element };
    },
    { signal },
  );
  list.addEventListener(
    'pointermove',
    ({ pointerId, clientX, clientY }) => {
      if (pointerId !== touch?.id) return;
      if (!pull) {
        const [dx, dy] = [clientX - touch.x, clientY - touch.y];
        if (Math.hypot(dx, dy) <= SLOP_PX) return;
        const isRtl = getComputedStyle(list).direction === 'rtl';
        direction = isRtl === (options.towards === 'end') ? -1 : 1;
        pull = dx * direction > Math.abs(dy) ? options.begin(touch.target) : undefined;
        if (!pull) {
          touch = undefined;
          return;
        }
        onBegin();
      }
      pull.drag((clientX - touch.x) * direction);
    },
    { signal, passive: true },
  );
  const onEnd = ({ type, pointerId, clientX }: PointerEvent) => {
    if (pointerId !== touch?.id) return;
    pull?.end((clientX - touch.x) * direction, type === 'pointerup');
    touch = pull = undefined;
  };
  window.addEventListener('pointerup', onEnd, { signal });
  window.addEventListener('pointercancel', onEnd, { signal });
}

/** Elements that move with a finger. */
export interface Slide {
  drag(px: number): void;
  /** Moves the elements out entirely, or back; elements already in place stay unchanged. */
  snap(isOut: boolean, onBack?: () => void): void;
}

/**
 * Moves elements with a finger, up to a distance in px. Sets no styles: paused animations follow the finger at 1 px
 * per millisecond.
 * @param parts - each element with its transforms at rest and moved out.
 */
export function createSlide(
  px: number,
  parts: readonly (readonly [element: Element, inPlace: string, out: string])[],
): Slide {
  const slides = parts.map(([element, ...transform]) => {
    const slide = element.animate({ transform }, { duration: px, fill: 'both' });
    slide.pause();
    return slide;
  });
  return {
    drag(at) {
      for (const slide of slides) slide.currentTime = Math.max(0, Math.min(px, at));
    },
    snap(isOut, onBack) {
      const leave = () => {
        for (const slide of slides) slide.cancel();
        onBack?.();
      };
      // An animation at its start would play backwards from its end.
      if (!isOut && !slides[0]?.currentTime) {
        leave();
        return;
      }
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      for (const slide of slides) {
        slide.updatePlaybackRate((isOut ? 1 : -1) * (isStill ? px : px / SETTLE_MS));
        slide.play();
      }
      if (!isOut) slides[0]?.finished.then(leave, () => {});
    },
  };
}
