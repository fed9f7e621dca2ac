let made = 0;

/** An element id for a part of a row, unlike any other on the page. */
export function rowId(): string {
  return `kit-row-${(++made).toString(36)}-`;
}
