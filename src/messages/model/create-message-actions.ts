import type { Subject } from 'rxjs';
import { type Accessor, untrack } from 'solid-js';
import { canEditText } from '../../client/boundary/content.ts';
import { categoryOf } from '../../client/boundary/messages.ts';
import type { Emit } from '../../client/events/channels.ts';
import type { KitEvents, MessageActionEvent } from '../../client/events/ui-events.ts';
import type { ListBase } from '../../list/create-list-context.ts';
import { chatSdk } from '../../sdk/chat-sdk.ts';
import type { AppMessage, Kit } from '../../sdk/index.ts';
import type { MessageRecord } from '../timeline/message-record.ts';
import type { MessageAction, MessageList } from './message-list.ts';
import type { ActionContext, OptimisticActions } from './optimistic-actions.ts';

/** The options of a message list's actions. */
export interface MessageActionsOptions {
  context: Pick<ListBase, 'sdk' | 'channels' | 'report'>;
  /** The optimistic actions of the signed-in user. */
  actions: Accessor<OptimisticActions | null>;
  /** Whether the list shows a thread. */
  isThread: () => boolean;
  emit: Emit;
  /** Called with the first message that was marked as unread. */
  onMarkedUnread: (record: MessageRecord) => void;
}

/** The actions on messages. */
export type MessageActions = Pick<
  MessageList,
  'edit' | 'reply' | 'remove' | 'react' | 'markAsUnread' | 'can'
>;

/** Creates the actions of a message list: applied at once, and reverted if the SDK fails. */
export function createMessageActions(options: MessageActionsOptions): MessageActions {
  const { emit } = options;
  const { sdk, report } = options.context;
  const channels = (): KitEvents => untrack(options.context.channels);
  const chat = () => chatSdk(sdk());
  const perform = async (act: (actions: OptimisticActions, context: ActionContext) => Promise<void>) => {
    const actions = untrack(options.actions);
    if (actions) await act(actions, { channels: channels(), report });
  };

  const isSettled = (record: MessageRecord) =>
    record.state === 'sent' && record.id !== '' && !record.isDeleted;
  const isContent = (record: MessageRecord) => {
    const category = categoryOf(record.message);
    return isSettled(record) && category !== 'action' && category !== 'call';
  };
  const sends = (setter: 'setParentMessageId' | 'setQuotedMessageId') =>
    typeof (chat().TextMessage?.prototype as Kit.Message | undefined)?.[setter] === 'function';
  const can: Record<MessageAction, (record: MessageRecord) => boolean> = {
    edit: (record) => record.isOwn && isContent(record) && canEditText(sdk(), record.message),
    remove: (record) => Boolean(chat().deleteMessage) && record.isOwn && isContent(record),
    react: (record) => Boolean(chat().addReaction && chat().removeReaction) && isContent(record),
    reply: (record) => sends('setQuotedMessageId') && isContent(record),
    thread: (record) => !options.isThread() && sends('setParentMessageId') && isContent(record),
    markAsUnread: (record) =>
      !options.isThread() && Boolean(chat().markMessageAsUnread) && !record.isOwn && isContent(record),
    info: (record) => Boolean(chat().getMessageReceipts) && record.isOwn && isContent(record),
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
    remove: (record) => perform((actions, context) => actions.remove(record, context)),
    react: (record, emoji) => perform((actions, context) => actions.react(record, emoji, context)),
    markAsUnread: (record) =>
      perform((actions, context) =>
        actions.markAsUnread(record, context, () => options.onMarkedUnread(record)),
      ),
  };
}
