import type { Subject } from 'rxjs';
import { untrack } from 'solid-js';
import { sdkId } from '../../core/messages/message-ids.ts';
import { isAction } from '../../core/messages/messages.ts';
import { has, textOf } from '../../core/objects/read.ts';
import type { MessageRecord } from '../../core/timeline/message-record.ts';
import type { Timeline } from '../../core/timeline/timeline.ts';
import type { KitEvents, MessageActionEvent } from '../../events/index.ts';
import { chatSdk } from '../../sdk/chat-sdk.ts';
import type { AppConversation, AppMessage, Kit, MessageCategory } from '../../sdk/index.ts';
import { createFetches, PATIENCE_MS } from '../loading/create-fetches.ts';
import type { Emit } from '../source/create-event-bus.ts';
import type { ListBase } from '../source/create-list-context.ts';
import { type CallSDK, createReactions } from './create-reactions.ts';
import type { MessageAction, MessageList } from './message-list.ts';

/** The options of a message list's actions. */
export interface MessageActionsOptions {
  context: Pick<ListBase, 'sdk' | 'channels' | 'owner' | 'report'>;
  timeline: Timeline;
  /** Whether the list shows a thread. */
  isThread: () => boolean;
  atOnce: (change: () => void) => void;
  emit: Emit;
  /** Fetches messages again whose reactions or replies may have changed. */
  refetchChanged: () => void;
  /** Called with the first message that is unread again. */
  onMarkedUnread: (record: MessageRecord) => void;
}

/** What users do with messages. */
export type MessageActions = Pick<
  MessageList,
  'edit' | 'reply' | 'remove' | 'react' | 'markAsUnread' | 'can'
>;

/** Creates the actions of a message list: shown at once, and taken back if the SDK fails. */
export function createMessageActions(options: MessageActionsOptions): MessageActions {
  const { timeline, atOnce, emit } = options;
  const { sdk, owner, report } = options.context;
  const channels = (): KitEvents => untrack(options.context.channels);
  const chat = () => chatSdk(sdk());

  // Unlike fetches, calls outlast a sign-out: what they do counts once their user is back.
  const calls = createFetches();
  const call: CallSDK = (question, onAnswer, onFailure) =>
    new Promise((resolve) => {
      const since = timeline.begin();
      const { uid } = owner;
      const from = untrack(sdk);
      const isCurrent = () => owner.uid === uid && sdk() === from;
      let isOver = false;
      const end = () => {
        if (!isOver) timeline.end();
        isOver = true;
        resolve();
      };
      const fail = (cause: unknown, isSilent = false) => {
        if (!isCurrent()) return;
        onFailure?.(isSilent);
        report(cause);
      };
      calls.ask(async () => question(untrack(chat)), {
        patienceMs: PATIENCE_MS,
        onAnswer(answer) {
          if (!isCurrent()) return;
          onAnswer(answer, since);
          options.refetchChanged();
        },
        onFailure: (cause) => fail(cause),
        onSilence(cause) {
          fail(cause, true);
          options.refetchChanged();
          end();
        },
        onEnd: end,
      });
    });

  const isSettled = (record: MessageRecord) =>
    record.state === 'sent' && record.id !== '' && !record.isDeleted;
  const isContent = (record: MessageRecord) => {
    const category = textOf(record.message, 'getCategory') as MessageCategory | '';
    return isSettled(record) && !isAction(record.message) && category !== 'call';
  };
  const sends = (setter: 'setParentMessageId' | 'setQuotedMessageId') =>
    typeof (chat().TextMessage?.prototype as Kit.Message | undefined)?.[setter] === 'function';
  const can: Record<MessageAction, (record: MessageRecord) => boolean> = {
    edit: (record) =>
      Boolean(chat().editMessage) &&
      record.isOwn &&
      isContent(record) &&
      textOf(record.message, 'getType') === 'text',
    remove: (record) => Boolean(chat().deleteMessage) && record.isOwn && isContent(record),
    react: (record) => Boolean(chat().addReaction && chat().removeReaction) && isContent(record),
    reply: (record) => sends('setQuotedMessageId') && isContent(record),
    thread: (record) => !options.isThread() && sends('setParentMessageId') && isContent(record),
    markAsUnread: (record) =>
      !options.isThread() && Boolean(chat().markMessageAsUnread) && !record.isOwn && isContent(record),
    info: (record) => Boolean(chat().getMessageReceipts) && record.isOwn && isContent(record),
  };

  const now = () => Math.floor(Date.now() / 1000);
  /** The messages that the SDK has deleted: earlier calls that fail late bring none back. */
  const deleted = new WeakSet<MessageRecord>();
  const setRemoved = ({ id }: MessageRecord, at: number) => {
    // It is another record if the list was loaded again.
    const record = timeline.find(id);
    if (!record) return;
    record.removedAt = at;
    timeline.changes.changed.add(record);
    timeline.changes.order = true;
  };
  const begin = (channel: 'ccMessageEdited' | 'ccReplyToMessage', record: MessageRecord) =>
    emit<MessageActionEvent>(channels().messages[channel] as Subject<MessageActionEvent>, {
      message: record.message as AppMessage,
      status: 'inprogress',
    });
  return {
    can,
    edit: (record) => begin('ccMessageEdited', record),
    reply: (record) => begin('ccReplyToMessage', record),
    remove(record) {
      deleted.delete(record);
      atOnce(() => setRemoved(record, now()));
      return call(
        async (current) => current.deleteMessage?.(sdkId(record.id)),
        (copy) => {
          deleted.add(record);
          atOnce(() => {
            setRemoved(record, record.removedAt || now());
            if (has(copy, 'getDeletedAt')) timeline.revise(copy as Kit.Message);
          });
          emit(channels().messages.ccMessageDeleted, record.message as AppMessage);
        },
        () => {
          if (!deleted.has(record)) atOnce(() => setRemoved(record, 0));
        },
      );
    },
    react: createReactions({ call, timeline, atOnce, owner }),
    markAsUnread: (record) =>
      call(
        async (current) => current.markMessageAsUnread?.(record.message),
        (conversation) => {
          options.onMarkedUnread(record);
          if (has(conversation, 'getUnreadMessageCount'))
            emit(channels().conversations.ccUpdateConversation, conversation as AppConversation);
        },
      ),
  };
}
