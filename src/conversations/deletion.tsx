import { createEffect, createSignal, type JSX, on } from 'solid-js';
import { partnerOf } from '../client/boundary/conversations.ts';
import { nameOf } from '../client/boundary/entities.ts';
import { peerOfConversation, typeOf } from '../client/boundary/peers.ts';
import type { Kit, KitSDK } from '../sdk/index.ts';
import { ConfirmDialog } from '../ui/controls/confirm-dialog.tsx';
import { createToast, ToastView } from '../ui/controls/toast.tsx';

/** The props of `Deletion`. */
export interface DeletionProps {
  sdk: KitSDK | undefined;
  /** The signed-in user. */
  user: Kit.User | null;
  /** The conversation to delete; null closes the dialog, but does not stop a running deletion. */
  conversation: Kit.Conversation | null;
  /** The toast after a deletion. */
  done: string;
  /** Called when the dialog closes. */
  onEnd: () => void;
  /** Called when the SDK has deleted the conversation, if the same user is signed in. */
  onDeleted: (conversation: Kit.Conversation) => void;
  onError: (cause: unknown) => void;
}

/** Deletes a conversation after a confirmation; after a failure it stays. */
export function Deletion(props: DeletionProps): JSX.Element {
  const [isBusy, setBusy] = createSignal(false);
  const [hasFailed, setFailed] = createSignal(false);
  const toast = createToast();
  let turn = 0;
  createEffect(
    on(
      () => props.conversation,
      () => {
        turn++;
        setBusy(false);
        setFailed(false);
      },
    ),
  );
  const run = async (sdk: KitSDK, target: Kit.Conversation) => {
    const own = turn;
    const { user } = props;
    setBusy(true);
    setFailed(false);
    try {
      const peer = peerOfConversation(target);
      await sdk.deleteConversation?.(peer.id, typeOf(peer));
      if (props.user !== user) return;
      if (props.conversation === target) props.onEnd();
      toast.show(props.done);
      props.onDeleted(target);
    } catch (cause) {
      if (own === turn) setFailed(true);
      props.onError(cause);
    } finally {
      if (own === turn) setBusy(false);
    }
  };
  return (
    <>
      <ToastView toast={toast} />
      <ConfirmDialog
        question={{
          isOpen: () => props.conversation !== null,
          name: () => nameOf(partnerOf(props.conversation)),
          isBusy,
          hasFailed,
          confirm() {
            const { sdk, conversation } = props;
            if (sdk && conversation && !isBusy()) void run(sdk, conversation);
          },
          // The dialog can be closed even if the SDK does not answer.
          cancel: () => props.onEnd(),
        }}
      />
    </>
  );
}
