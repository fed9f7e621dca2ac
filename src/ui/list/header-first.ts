import { scrollToNow } from '../../list/scroll-to.ts';

/** As in the style sheet: a page on which the header and a few rows do not fit. */
const SHORT_PAGE = '(max-height: 30em)';

/**
 * Lets a wheel and a finger over the rows scroll the header of the list away before the rows, on a page without
 * height for both: a browser scrolls the rows first. A focused row hides the header too. The style sheet stops the
 * rows while the attribute `data-header-first` is set.
 */
export function scrollHeaderFirst(list: HTMLElement, signal: AbortSignal): void {
  const frame = list.closest('.kit-list');
  const scroller = list.parentElement;
  if (!frame || !scroller) return;
  let isShort = false;
  /** How much of the header can still scroll away, in px. */
  const headerLeft = () => frame.scrollHeight - frame.clientHeight - frame.scrollTop;
  const follow = () => {
    // Rows that were scrolled by other means must not stay stopped.
    if (isShort) frame.toggleAttribute('data-header-first', headerLeft() >= 1 && scroller.scrollTop <= 0);
  };
  /** One turn of a wheel scrolls both: a browser would end at the edge of the first. */
  const onWheel = (event: WheelEvent) => {
    const { deltaY, ctrlKey } = event;
    if (ctrlKey || scroller.scrollTop > 0 || !(deltaY > 0 ? headerLeft() >= 1 : frame.scrollTop > 0)) return;
    if (event.cancelable) event.preventDefault();
    const rest = deltaY - headerLeft();
    scrollToNow(frame, frame.scrollTop + deltaY);
    if (rest > 0) scrollToNow(scroller, rest);
  };
  const look = () => {
    isShort = typeof matchMedia === 'function' && matchMedia(SHORT_PAGE).matches;
    if (isShort) {
      // Not elsewhere: the browser waits for it before it scrolls.
      scroller.addEventListener('wheel', onWheel, { signal, passive: false });
      follow();
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
  frame.addEventListener('scroll', follow, { signal, passive: true });
  scroller.addEventListener('scroll', follow, { signal, passive: true });
  look();
}
