/**
 * Closes something by Escape, and keeps the key from the page, whose own dialog would close too. Call it in a native
 * listener (`on:keydown`): what Solid delegates runs after the listeners of the page.
 */
export function closeByEscape(event: KeyboardEvent, close: () => void): void {
  // While a character is being composed, keys belong to the input method.
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  close();
}

/** Lets Escape, and other ways of the platform to cancel, close a modal dialog only. */
export function closeByCancel(dialog: HTMLDialogElement, close: () => void): void {
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  // The browser cancels the dialog after this.
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') event.stopPropagation();
  });
}
