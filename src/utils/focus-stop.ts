/** Focuses the element that Tab would focus among rows. */
export function focusStop(rows: Element | null | undefined): void {
  rows?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
}
