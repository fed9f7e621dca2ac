import { createEffect, createMemo, type JSX, on, Show, untrack } from 'solid-js';
import { uidOf } from '../client/boundary/entities.ts';
import type { Report } from '../client/create-report.ts';
import type { MenuController } from '../ui/controls/menu.ts';
import { MenuOnDemand } from '../ui/controls/menu-on-demand.tsx';
import { type Toast, ToastView } from '../ui/controls/toast.tsx';
import { EmojiPickerOnDemand } from '../ui/emoji/emoji-picker-on-demand.tsx';
import type { EmojiRequest } from '../ui/emoji/emoji-request.ts';
import { createOnDemand, onDemand } from '../utils/on-demand.ts';
import type { MessageDialog, MessageView, PictureRequest } from './bubble/message-view.ts';

/** The parts that load on first use. */
export const messageDialogs = /* @__PURE__ */ onDemand(() =>
  import('./message-dialogs.tsx').then((part) => part.MessageDialogs),
);
export const messagePictures = /* @__PURE__ */ onDemand(() =>
  import('./message-pictures.tsx').then((part) => part.MessagePictures),
);

/** The menu and the dialogs of a message, and the picture viewer. */
export function MessageOverlays(props: {
  view: MessageView;
  toast: Toast;
  /** Called with the text for a failed action. */
  onFailed: (text: string) => void;
  menu: MenuController;
  dialog: MessageDialog | null;
  onDialogEnd: () => void;
  picture: PictureRequest | null;
  onPictureEnd: () => void;
  report: Report;
}): JSX.Element {
  const onFailure = (end: () => void) => (cause: unknown) => {
    end();
    props.report(cause, 'ERR_NOT_LOADED');
  };
  const Dialogs = createOnDemand(
    messageDialogs,
    () => props.dialog !== null && props.dialog.kind !== 'react',
    onFailure(() => props.onDialogEnd()),
  );
  const Viewer = createOnDemand(
    messagePictures,
    () => props.picture !== null,
    onFailure(() => props.onPictureEnd()),
  );
  const { list } = untrack(() => props.view);
  const request = createMemo((): EmojiRequest | null => {
    const { dialog } = props;
    if (dialog?.kind !== 'react') return null;
    return {
      ...dialog.place,
      opener: dialog.row,
      uid: untrack(() => uidOf(list.me())),
      onPick: (emoji) => void list.react(dialog.record, emoji),
    };
  });
  // Close with the chat that the message belongs to.
  createEffect(on(list.peer, () => request() && props.onDialogEnd(), { defer: true }));
  return (
    <>
      <EmojiPickerOnDemand request={request()} onClose={() => props.onDialogEnd()} report={props.report} />
      <ToastView toast={props.toast} />
      <MenuOnDemand menu={props.menu} report={props.report} />
      <Show when={Dialogs()} keyed>
        {(Dialogs) => (
          <Dialogs
            view={props.view}
            onFailed={props.onFailed}
            dialog={props.dialog}
            onEnd={() => props.onDialogEnd()}
          />
        )}
      </Show>
      <Show when={Viewer()} keyed>
        {(Viewer) => <Viewer view={props.view} request={props.picture} onEnd={() => props.onPictureEnd()} />}
      </Show>
    </>
  );
}
