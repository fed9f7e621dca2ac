import { createSignal } from 'solid-js';
import { peerOfConversation } from '../core/messages.ts';
import type { Kit, KitSDK } from '../sdk/index.ts';
import type { Question } from '../ui/confirm-dialog.tsx';

/** What a deletion needs. */
export interface DeletionOptions {
  sdk: () => KitSDK | undefined;
  /** The SDK deleted it; the dialog is closed. */
  onDeleted: (conversation: Kit.Conversation) => void;
  onError: (cause: unknown) => void;
}

/** The deletion of a conversation: asked for, confirmed, under way, failed. */
export interface Deletion extends Question {
  request(conversation: Kit.Conversation): void;
  /** Closes the dialog, whatever is under way: another user signed in. */
  dismiss(): void;
}

/** Makes the deletion of conversations: nothing goes before it was confirmed, and a failure loses nothing. */
export function createDeletion(options: DeletionOptions): Deletion {
  const [conversation, setConversation] = createSignal<Kit.Conversation | null>(null);
  const [isBusy, setBusy] = createSignal(false);
  const [hasFailed, setFailed] = createSignal(false);

  let turn = 0;

  const run = async (sdk: KitSDK, target: Kit.Conversation) => {
    const own = ++turn;
    setBusy(true);
    setFailed(false);
    try {
      const { id } = peerOfConversation(target);
      await sdk.deleteConversation(id, target.getConversationType());
      if (own !== turn) return;
      setConversation(null);
      options.onDeleted(target);
    } catch (cause) {
      if (own === turn) setFailed(true);
      options.onError(cause);
    } finally {
      if (own === turn) setBusy(false);
    }
  };

  return {
    isOpen: () => conversation() !== null,
    isBusy,
    hasFailed,
    request(next) {
      setFailed(false);
      setConversation(() => next);
    },
    confirm() {
      const sdk = options.sdk();
      const target = conversation();
      if (sdk && target && !isBusy()) void run(sdk, target);
    },
    dismiss() {
      turn++;
      setConversation(null);
      setBusy(false);
    },
    cancel() {
      if (!isBusy()) setConversation(null);
    },
  };
}
