/** A touch that moves further than this many px is a swipe or a scroll, and no long press. */
export const SLOP_PX = 10;

const SETTLE_MS = 160;

/** What a touch pulls sideways. */
export interface SwipeMotion {
  /** Follows the finger, which has pulled by this many px; negative beyond the start. */
  follow(px: number): void;
  /** Ends the pull; `isLifted` is false where the browser took the touch over. */
  end(px: number, isLifted: boolean): void;
}

/** The options of the swipes on a list. */
export interface SwipeOptions {
  /** The edge of the line to which touches pull. */
  towards: 'start' | 'end';
  /** Begins to pull what is at an element; returns undefined if nothing can be pulled there. */
  begin: (target: Element) => SwipeMotion | undefined;
}

/** Follows the swipes on a list; calls `onBegin` when one begins, whose click must not reach the rows. */
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
      pull.follow((clientX - touch.x) * direction);
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

/** Elements that follow a finger. */
export interface Slide {
  follow(px: number): void;
  /** Moves the elements out entirely, or back; back in their place, they are left alone. */
  settle(isOut: boolean, onBack?: () => void): void;
}

/**
 * Lets elements follow a finger by up to some px. No styles are set from script: paused animations follow it, 1 px a
 * millisecond.
 * @param parts - each element with its transforms in place and moved out.
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
    follow(at) {
      for (const slide of slides) slide.currentTime = Math.max(0, Math.min(px, at));
    },
    settle(isOut, onBack) {
      const leave = () => {
        for (const slide of slides) slide.cancel();
        onBack?.();
      };
      // At its start, an animation that plays backwards would begin at its end.
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
