/** Scrolls an element to a position in px at once, even if the page's style sheet enables smooth scrolling. */
export function scrollToNow(element: Element, top: number): void {
  // jsdom has no `scrollTo`.
  if (element.scrollTo) element.scrollTo({ top, behavior: 'instant' });
  else element.scrollTop = top;
}
