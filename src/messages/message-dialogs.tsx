import type { JSX } from 'solid-js';
import { MessageInfo } from './bubble/message-info.tsx';
import type { MessageDialog, MessageView } from './bubble/message-view.ts';
import { MessageDeletion } from './message-deletion.tsx';

/** The props of `MessageDialogs`. */
export interface MessageDialogsProps {
  view: MessageView;
  /** Called with the words for an act that failed. */
  onFailed: (text: string) => void;
  /** The open dialog; null closes it. */
  dialog: MessageDialog | null;
  onEnd: () => void;
}

/** The question before a deletion, and who read a message. */
export function MessageDialogs(props: MessageDialogsProps): JSX.Element {
  const recordOf = (kind: MessageDialog['kind']) =>
    props.dialog?.kind === kind ? props.dialog.record : null;
  return (
    <>
      <MessageDeletion
        list={props.view.list}
        record={recordOf('delete')}
        onEnd={() => props.onEnd()}
        onFailed={props.onFailed}
      />
      <MessageInfo view={props.view} record={recordOf('info')} onEnd={() => props.onEnd()} />
    </>
  );
}
