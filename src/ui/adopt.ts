/**
 * Moves the copy of a template into the page's document before parts are put into it: a part that is there already
 * would move out and back again, which takes 5 µs for a picture.
 */
export function adopt(element: Element): void {
  if (element.ownerDocument !== document) document.adoptNode(element);
}
