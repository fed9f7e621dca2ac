import { createUniqueId, type JSX, Show, untrack } from 'solid-js';
import { useKit } from '../../client/kit-context.tsx';
import { createModal } from './create-modal.ts';

/** The question of a confirmation dialog. */
export interface DialogQuestion {
  isOpen(): boolean;
  /** The name of the object to delete. */
  name(): string;
  confirm(): void;
  cancel(): void;
}

/** The texts of a question. */
export interface QuestionTexts {
  title: string;
  text: string;
  /** The text of the button that confirms. @defaultValue "Delete" */
  confirm?: string;
}

/** Asks for a confirmation, by default to delete a chat. CSS hook: `.kit-dialog`. */
export function ConfirmDialog(props: { question: DialogQuestion; texts?: QuestionTexts }): JSX.Element {
  const { t } = useKit().localizer;
  const { isOpen, name, confirm, cancel } = untrack(() => props.question);
  const id = createUniqueId();
  return (
    <dialog
      class="kit-dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      ref={createModal(isOpen, cancel)}
    >
      <Show when={isOpen()}>
        <h2 class="kit-dialog__title" id={`${id}-title`}>
          {props.texts?.title ?? t('delete.title', { name: name() })}
        </h2>
        <p class="kit-dialog__text" id={`${id}-text`}>
          {props.texts?.text ?? t('delete.text')}
        </p>
        <div class="kit-dialog__actions">
          <button type="button" class="kit-button" data-variant="secondary" onClick={cancel}>
            {t('delete.cancel')}
          </button>
          <button type="button" class="kit-button" data-variant="danger" onClick={confirm}>
            {props.texts?.confirm ?? t('delete.confirm')}
          </button>
        </div>
      </Show>
    </dialog>
  );
}
