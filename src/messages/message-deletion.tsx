import type { JSX } from 'solid-js';
import { useKit } from '../client/kit-context.tsx';
import { ConfirmDialog } from '../ui/controls/confirm-dialog.tsx';
import type { MessageList } from './model/message-list.ts';
import type { MessageRecord } from './timeline/message-record.ts';

/** The props of `MessageDeletion`. */
export interface MessageDeletionProps {
  list: MessageList;
  /** The message to delete; null closes the dialog. */
  record: MessageRecord | null;
  /** Called when the dialog is answered. */
  onEnd: () => void;
  /** Called with the words for a deletion that failed, after which the message is back. */
  onFailed: (text: string) => void;
}

/** Deletes a message after a confirmation. */
export function MessageDeletion(props: MessageDeletionProps): JSX.Element {
  const { t } = useKit().localizer;
  const remove = async (record: MessageRecord) => {
    props.onEnd();
    await props.list.remove(record);
    if (!record.isDeleted) props.onFailed(t('messages.delete.failed'));
  };
  return (
    <ConfirmDialog
      texts={{ title: t('messages.delete.title'), text: t('messages.delete.text') }}
      question={{
        isOpen: () => props.record !== null,
        name: () => '',
        isBusy: () => false,
        hasFailed: () => false,
        confirm() {
          if (props.record) void remove(props.record);
        },
        cancel: () => props.onEnd(),
      }}
    />
  );
}
