import { scrollToNow } from '../../list/window/scroll-to.ts';
import { matchesMedia } from '../../utils/matches-media.ts';

/** As in the style sheet: a page too short for the header and a few rows. */
const SHORT_PAGE = '(max-height: 30em)';

/**
 * Makes a wheel or finger over the rows scroll the header away before the rows, on a page too short for both: a
 * browser scrolls the rows first. A focused row hides the header too. The style sheet stops the rows while the
 * attribute `data-header-first` is set.
 */
export function scrollHeaderFirst(list: HTMLElement, signal: AbortSignal): void {
  const frame = list.closest('.kit-list');
  const scroller = list.parentElement;
  if (!frame || !scroller) return;
  let isShort = false;
  /** Returns how far the header can still scroll away, in px. */
  const headerLeft = () => frame.scrollHeight - frame.clientHeight - frame.scrollTop;
  const onScroll = () => {
    // Rows scrolled by other means must not stay stopped.
    if (isShort) frame.toggleAttribute('data-header-first', headerLeft() >= 1 && scroller.scrollTop <= 0);
  };
  /** Scrolls both with one wheel turn: a browser would stop at the edge of the first scroller. */
  const onWheel = (event: WheelEvent) => {
    const { deltaY, ctrlKey } = event;
    if (ctrlKey || scroller.scrollTop > 0 || !(deltaY > 0 ? headerLeft() >= 1 : frame.scrollTop > 0)) return;
    if (event.cancelable) event.preventDefault();
    const rest = deltaY - headerLeft();
    scrollToNow(frame, frame.scrollTop + deltaY);
    if (rest > 0) scrollToNow(scroller, rest);
  };
  const look = () => {
    isShort = matchesMedia(SHORT_PAGE);
    if (isShort) {
      // Only here: the browser waits for this listener before it scrolls.
      scroller.addEventListener('wheel', onWheel, { signal, passive: false });
      onScroll();
    } else {
      scroller.removeEventListener('wheel', onWheel);
      frame.removeAttribute('data-header-first');
    }
  };
  const onFocusIn = ({ target }: Event) => {
    if (isShort && (target as Element).matches(':focus-visible')) scrollToNow(frame, frame.scrollHeight);
  };
  for (const type of ['pointerenter', 'pointerdown', 'focusin']) {
    frame.addEventListener(type, look, { signal, passive: true });
  }
  list.addEventListener('focusin', onFocusIn, { signal });
  frame.addEventListener('scroll', onScroll, { signal, passive: true });
  scroller.addEventListener('scroll', onScroll, { signal, passive: true });
  look();
}
