import { type Accessor, createEffect, on } from 'solid-js';
import { focusedNear } from '../../utils/focused-near.ts';
import { closeByCancel } from './escape.ts';

/**
 * Opens and closes a modal dialog, and returns the focus to where it was. Escape closes only this dialog, and so does a
 * click on its backdrop.
 * @param isBackdrop - whether a click on an element of the dialog closes it. Defaults to clicks beside its content.
 * @returns the `ref` of the dialog.
 */
export function createModal(
  isOpen: Accessor<boolean>,
  close: () => void,
  isBackdrop?: (target: Element) => boolean,
): (dialog: HTMLDialogElement) => void {
  let dialog!: HTMLDialogElement;
  let opener: Element | null = null;
  createEffect(
    on(isOpen, (opens) => {
      if (opens === dialog.open) return;
      if (opens) opener = focusedNear(dialog);
      if (!dialog.showModal) dialog.toggleAttribute('open', opens);
      else if (opens) dialog.showModal();
      else dialog.close();
      if (!opens && opener?.isConnected) (opener as HTMLElement).focus({ preventScroll: true });
    }),
  );
  return (element) => {
    dialog = element;
    element.addEventListener('click', ({ target }) => {
      if (isBackdrop ? isBackdrop(target as Element) : target === element) close();
    });
    closeByCancel(element, close);
  };
}
