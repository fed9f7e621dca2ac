import { createUniqueId } from 'solid-js';

/** An element id for a part of a row, unlike any other on the page, and the same on a server and in the browser. */
export function rowId(): string {
  return `kit-row-${createUniqueId()}-`;
}
