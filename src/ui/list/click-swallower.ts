/** A touch that moves further than this many px is a swipe or a scroll, and no long press. */
export const SLOP_PX = 10;

/**
 * Lets the gestures of a list keep the click that follows them from the rows.
 * @returns whether to swallow the next click
 */
export function swallowClicks(list: HTMLElement, signal: AbortSignal): (swallows: boolean) => void {
  let isArmed = false;
  list.addEventListener(
    'click',
    (event) => {
      if (!isArmed) return;
      isArmed = false;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  // A gesture may have no click: a key must not be swallowed instead.
  list.addEventListener(
    'keydown',
    () => {
      isArmed = false;
    },
    { signal, capture: true },
  );
  return (swallows) => {
    isArmed = swallows;
  };
}
