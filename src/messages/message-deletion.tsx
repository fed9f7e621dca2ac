import { createEffect, createSignal, type JSX, on } from 'solid-js';
import type { MessageRecord } from '../core/timeline/message-record.ts';
import type { MessageList } from '../primitives/messages/message-list.ts';
import { useKit } from '../primitives/session/kit-context.tsx';
import { ConfirmDialog } from '../ui/controls/confirm-dialog.tsx';

/** Deletes a message after a confirmation. */
export function MessageDeletion(props: {
  list: MessageList;
  /** The message to delete; null closes the dialog. */
  record: MessageRecord | null;
  /** Called when the dialog is answered. */
  onEnd: () => void;
}): JSX.Element {
  const { t } = useKit().localizer;
  const [isBusy, setBusy] = createSignal(false);
  const [hasFailed, setFailed] = createSignal(false);
  createEffect(
    on(
      () => props.record,
      () => {
        setBusy(false);
        setFailed(false);
      },
    ),
  );
  const remove = async (record: MessageRecord) => {
    setBusy(true);
    setFailed(false);
    try {
      await props.list.remove(record);
      if (props.record === record) props.onEnd();
    } catch {
      // The list has reported it.
      if (props.record === record) setFailed(true);
    } finally {
      if (props.record === record) setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      texts={{
        title: t('messages.delete.title'),
        text: t('messages.delete.text'),
        failed: t('messages.delete.failed'),
      }}
      question={{
        isOpen: () => props.record !== null,
        name: () => '',
        isBusy,
        hasFailed,
        confirm() {
          if (props.record && !isBusy()) void remove(props.record);
        },
        cancel: () => props.onEnd(),
      }}
    />
  );
}
