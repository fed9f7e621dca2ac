/** Returns the scroll position of a list's start: a list of messages scrolls from its end. */
export const startOf = (scroller: Element): number =>
  getComputedStyle(scroller).flexDirection === 'column-reverse'
    ? scroller.clientHeight - scroller.scrollHeight
    : 0;

/** Scrolls a list to a distance in px from its start. */
export function scrollFromStart(scroller: Element, px: number): void {
  scroller.scrollTop = startOf(scroller) + px;
}
