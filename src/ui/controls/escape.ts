/**
 * Closes a view on Escape, and stops the key from reaching the page, whose own dialog would close too. Call it in a
 * native listener (`on:keydown`): Solid's delegated listeners run after those of the page.
 */
export function closeByEscape(event: KeyboardEvent, close: () => void): void {
  // During composition, keys belong to the input method.
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  close();
}

/** Makes Escape, and other cancel gestures of the platform, close only this modal dialog. */
export function closeByCancel(dialog: HTMLDialogElement, close: () => void): void {
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close();
  });
  // The browser cancels the dialog after this event.
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') event.stopPropagation();
  });
}
