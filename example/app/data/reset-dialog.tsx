import { KitButton } from 'solid-chat-kit';
import { createEffect, createSignal, createUniqueId, type JSX, on } from 'solid-js';
import { t } from '../../words/words.ts';

/** Asks before everything that was written is deleted. */
export function ResetDialog(props: {
  isOpen: boolean;
  /** Whether other tabs lose it as well. */
  isShared: boolean;
  onReset: () => Promise<void>;
  onClose: () => void;
}): JSX.Element {
  const id = createUniqueId();
  const [isBusy, setBusy] = createSignal(false);
  const [failure, setFailure] = createSignal('');
  let dialog!: HTMLDialogElement;

  createEffect(
    on(
      () => props.isOpen,
      (isOpen) => {
        setFailure('');
        if (isOpen) dialog.showModal();
        else dialog.close();
      },
      { defer: true },
    ),
  );
  const reset = async () => {
    setBusy(true);
    setFailure('');
    try {
      await props.onReset();
      props.onClose();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <dialog
      ref={dialog}
      class="kit-dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        if (!isBusy()) props.onClose();
      }}
    >
      <h2 class="kit-dialog__title" id={`${id}-title`}>
        {t('demo.afreshTitle')}
      </h2>
      <p class="kit-dialog__text" id={`${id}-text`}>
        {t('demo.afreshText')} {props.isShared ? t('demo.afreshShared') : ''}
      </p>
      <p class="kit-dialog__error" role="alert">
        {failure()}
      </p>
      <div class="kit-dialog__actions">
        <KitButton variant="secondary" disabled={isBusy()} onClick={() => props.onClose()}>
          {t('demo.keep')}
        </KitButton>
        <KitButton variant="danger" isBusy={isBusy()} onClick={() => void reset()}>
          {t('demo.deleteAll')}
        </KitButton>
      </div>
    </dialog>
  );
}
