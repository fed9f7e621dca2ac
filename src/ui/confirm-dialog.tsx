import { createEffect, createUniqueId, type JSX, on, Show } from 'solid-js';
import { KitButton } from './button.tsx';

/** The props of `ConfirmDialog`. */
export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  /** What went wrong the last time, or ''. */
  error: string;
  confirmLabel: string;
  cancelLabel: string;
  /** Whether what was confirmed is under way. */
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is lost. CSS hook: `.kit-dialog`. */
export function ConfirmDialog(props: ConfirmDialogProps): JSX.Element {
  const id = createUniqueId();
  let dialog!: HTMLDialogElement;
  createEffect(
    on(
      () => props.isOpen,
      (isOpen) => {
        if (isOpen === dialog.open) return;
        if (!dialog.showModal) dialog.toggleAttribute('open', isOpen);
        else if (isOpen) dialog.showModal();
        else dialog.close();
      },
    ),
  );
  return (
    <dialog
      class="kit-dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      ref={(element) => {
        dialog = element;
        // A click on the backdrop; the keyboard has Escape.
        element.addEventListener('click', (event) => {
          if (event.target === element && !props.isBusy) props.onCancel();
        });
        element.addEventListener('cancel', (event) => {
          event.preventDefault();
          if (!props.isBusy) props.onCancel();
        });
      }}
    >
      <Show when={props.isOpen}>
        <h2 class="kit-dialog__title" id={`${id}-title`}>
          {props.title}
        </h2>
        <p class="kit-dialog__text" id={`${id}-text`}>
          {props.text}
        </p>
        <p class="kit-dialog__error" role="alert">
          {props.error}
        </p>
        <div class="kit-dialog__actions">
          <KitButton variant="secondary" disabled={props.isBusy} onClick={() => props.onCancel()}>
            {props.cancelLabel}
          </KitButton>
          <KitButton variant="danger" isBusy={props.isBusy} onClick={() => props.onConfirm()}>
            {props.confirmLabel}
          </KitButton>
        </div>
      </Show>
    </dialog>
  );
}
