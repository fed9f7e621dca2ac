/** Scrolls an element to a position in px at once, also where the page's style sheet makes scrolling smooth. */
export function scrollToNow(element: Element, top: number): void {
  // jsdom has no `scrollTo`.
  if (element.scrollTo) element.scrollTo({ top, behavior: 'instant' });
  else element.scrollTop = top;
}
