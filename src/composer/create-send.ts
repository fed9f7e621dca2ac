import { type Accessor, batch, untrack } from 'solid-js';
import { textOrCaption } from '../client/boundary/content.ts';
import { toException } from '../client/boundary/exception.ts';
import type { ChatPeer } from '../client/create-chat-peer.ts';
import { attempt, callApp, notifyApp, type Report } from '../client/create-report.ts';
import type { KitEvents } from '../client/events/ui-events.ts';
import type { OutgoingMessage, Sender } from '../client/sender.ts';
import type { KitSDK } from '../sdk/index.ts';
import { releaseFile } from './chosen-file.ts';
import type { ComposerMode, ComposerOptions } from './composer.ts';
import type { Draft } from './draft.ts';
import { textToSend } from './mentions.ts';
import { editedMessageOf, messagesOf } from './outgoing-messages.ts';
import { saveEdit } from './save-edit.ts';

/** The options of a composer's send. */
export interface SendOptions {
  sdk: Accessor<KitSDK | undefined>;
  peer: Accessor<ChatPeer | null>;
  parentId: Accessor<string>;
  draft: Accessor<Draft>;
  sender: Accessor<Sender | null>;
  channels: Accessor<KitEvents>;
  canSend: Accessor<boolean>;
  settings: Pick<ComposerOptions, 'onSendButtonClick' | 'onSend' | 'disableStorage'>;
  report: Report;
}

/**
 * Creates the function that sends a draft, or saves its edit. The draft is cleared once the sender, or the app, has
 * accepted the messages; after a failure it stays.
 */
export function createSend(options: SendOptions): () => boolean {
  const { settings, report } = options;

  const ask = (message: OutgoingMessage['message'], mode: ComposerMode) =>
    notifyApp(report, (event) => settings.onSendButtonClick?.(message, mode, event));

  const edit = (sdk: KitSDK, draft: Draft) => {
    const state = draft.state();
    const original = state.edit?.message;
    if (!original) return;
    if (textToSend(state).trim() === textOrCaption(original).trim()) draft.endEdit();
    else {
      const answer = ask(editedMessageOf(sdk, original, state), 'edit');
      if (answer === 'act') saveEdit(sdk, draft, options.channels(), report);
      else if (answer === 'prevented') draft.endEdit();
    }
  };

  const send = (sdk: KitSDK, draft: Draft, peer: ChatPeer, sender: Sender) => {
    const state = draft.state();
    const messages = messagesOf(sdk, { peer, parentId: options.parentId() }, state).map((create) => {
      const message = create();
      return { create, message, answer: ask(message, state.reply ? 'reply' : 'none') };
    });
    if (messages.some(({ answer }) => answer === 'failed')) return;
    const own = messages.filter(({ answer }) => answer === 'act');
    const events = options.channels();
    const isStored = !settings.disableStorage?.();
    for (const { create, message } of own)
      void sender.send(message, events, { isStored, create }).then((cause) => cause && report(cause));
    if (own.length > 0) callApp(report, settings.onSend);
    for (const file of state.files) releaseFile(file);
    draft.clear();
    const answered = state.reply?.message;
    if (answered)
      attempt(report, () =>
        options.channels().messages.ccReplyToMessage.next({ message: answered, status: 'success' }),
      );
  };

  return () =>
    untrack(() => {
      const [sdk, peer, sender, draft] = [options.sdk(), options.peer(), options.sender(), options.draft()];
      if (!options.canSend() || !sdk || !peer || !sender) return false;
      try {
        batch(() => {
          if (draft.state().edit) edit(sdk, draft);
          else send(sdk, draft, peer, sender);
        });
        return true;
      } catch (cause) {
        const error = toException(cause, 'ERR_NOT_SENT');
        draft.set({ error });
        report(error);
        return false;
      }
    });
}
