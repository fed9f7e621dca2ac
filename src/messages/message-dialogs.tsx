import type { JSX } from 'solid-js';
import { useKit } from '../client/kit-context.tsx';
import { ConfirmDialog } from '../ui/controls/confirm-dialog.tsx';
import { MessageInfo } from './bubble/message-info.tsx';
import type { MessageDialog, MessageView } from './bubble/message-view.ts';
import { ReactionsDialog, ReactionTip } from './bubble/reaction-people.tsx';
import type { MessageList } from './model/message-list.ts';
import type { MessageRecord } from './timeline/message-record.ts';

/** The props of `MessageDialogs`. */
export interface MessageDialogsProps {
  view: MessageView;
  /** Called with the text for a failed action. */
  onFailed: (text: string) => void;
  /** The open dialog; null closes it. */
  dialog: MessageDialog | null;
  onEnd: () => void;
}

/** The confirmation of a deletion, the message info, and who reacted. */
export function MessageDialogs(props: MessageDialogsProps): JSX.Element {
  const dialogOf = <Kind extends MessageDialog['kind']>(kind: Kind) =>
    props.dialog?.kind === kind ? (props.dialog as Extract<MessageDialog, { kind: Kind }>) : null;
  const recordOf = (kind: 'delete' | 'info') => (props.dialog?.kind === kind ? props.dialog.record : null);
  return (
    <>
      <MessageDeletion
        list={props.view.list}
        record={recordOf('delete')}
        onEnd={() => props.onEnd()}
        onFailed={props.onFailed}
      />
      <MessageInfo view={props.view} record={recordOf('info')} onEnd={() => props.onEnd()} />
      <ReactionTip view={props.view} dialog={dialogOf('tip')} onEnd={() => props.onEnd()} />
      <ReactionsDialog view={props.view} dialog={dialogOf('reactions')} onEnd={() => props.onEnd()} />
    </>
  );
}

/** The props of `MessageDeletion`. */
interface MessageDeletionProps {
  list: MessageList;
  /** The message to delete; null closes the dialog. */
  record: MessageRecord | null;
  /** Called when the dialog closes. */
  onEnd: () => void;
  /** Called with the text for a failed deletion, after the message has been restored. */
  onFailed: (text: string) => void;
}

/** Deletes a message after a confirmation. */
function MessageDeletion(props: MessageDeletionProps): JSX.Element {
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
        confirm() {
          if (props.record) void remove(props.record);
        },
        cancel: () => props.onEnd(),
      }}
    />
  );
}
