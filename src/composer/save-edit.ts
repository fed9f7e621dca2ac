import { createCalls, FETCH_TIMEOUT_MS } from '../client/boundary/calls.ts';
import { createException, toException } from '../client/boundary/exception.ts';
import { isMessage, isText, messageId, sdkId } from '../client/boundary/messages.ts';
import { attempt, type Report } from '../client/create-report.ts';
import type { KitEvents } from '../client/events/ui-events.ts';
import { chatSdk } from '../sdk/chat-sdk.ts';
import type { Kit, KitSDK } from '../sdk/index.ts';
import type { Draft } from './draft.ts';
import { textToSend } from './mentions.ts';
import { editedMessageOf } from './outgoing-messages.ts';

/**
 * Saves the edit of a draft, and emits `ccMessageEdited` on success. The draft keeps the edit until then, and after a
 * failure. Continues without its composer.
 */
export function saveEdit(sdk: KitSDK, draft: Draft, channels: KitEvents, report: Report): void {
  const before = draft.state();
  const original = before.edit?.message;
  if (!original) return;
  const sent = textToSend(before);
  const isCurrent = () => {
    const now = draft.state();
    return now.edit !== null && now.edit.id === before.edit?.id && textToSend(now) === sent;
  };
  const fail = (cause: unknown) => {
    const error = toException(cause, 'ERR_NOT_SENT');
    if (isCurrent()) draft.set({ isSaving: false, error });
    else draft.set({ isSaving: false });
    report(error);
  };
  const succeed = (answer: Kit.Message) => {
    const isWhole = isMessage(answer) && messageId(answer) !== '';
    const message = isWhole ? answer : editedMessageOf(sdk, original, before);
    attempt(report, () => channels.messages.ccMessageEdited.next({ message, status: 'success' }));
    if (isCurrent()) draft.endEdit();
    else draft.set({ isSaving: false });
  };
  draft.set({ isSaving: true, error: null });
  const save = () => {
    const { editMessage, editCaption } = chatSdk(sdk);
    if (!isText(original) && editCaption)
      return editCaption.call(sdk, sdkId(messageId(original)), sent.trim());
    if (!editMessage)
      throw createException('ERR_NOT_SENT', 'The SDK edits no messages: it has no editMessage.');
    // The SDK may clear the object it is given.
    const given = editedMessageOf(sdk, original, before);
    return editMessage.call(sdk, given);
  };
  createCalls().start(async () => save(), {
    timeoutMs: FETCH_TIMEOUT_MS,
    onAnswer: succeed,
    onFailure: fail,
    onTimeout: () => fail(createException('ERR_NOT_SENT', 'The SDK did not answer in time.')),
  });
}
