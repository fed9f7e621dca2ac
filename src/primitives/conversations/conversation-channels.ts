import type { ConversationBook } from '../../core/conversations/conversation-book.ts';
import type { ConversationRecord } from '../../core/conversations/conversation-record.ts';
import type { ConversationReducer } from '../../core/events/conversation-reducer.ts';
import type { KitEvents } from '../../events/index.ts';
import { conversationView } from '../rows/reactive-view.ts';
import type { Emit, Follow } from '../source/create-event-bus.ts';

/** Applies the events of the app and other lists. */
export function followChannels(
  reducer: ConversationReducer,
  { conversations, users, messages, groups }: KitEvents,
  on: Follow,
): void {
  on(conversations.ccConversationDeleted, (deleted) => reducer.deleted(deleted));
  on(conversations.ccUpdateConversation, (changed, isOfList) => reducer.changed(changed, isOfList));
  // Other lists get the same receipts, and may not know of all messages that this one has.
  on(conversations.ccMarkConversationAsRead, (read, isOfList) => {
    if (!isOfList) reducer.reads.conversation(read);
  });
  on(users.ccUserBlocked, (blocked) => reducer.blocked(blocked, true));
  on(users.ccUserUnblocked, (unblocked) => reducer.blocked(unblocked, false));
  on(messages.ccMessageSent, ({ message, status, isWaiting }) => reducer.sent(message, status, isWaiting));
  on(messages.ccMessageEdited, (edited) => reducer.edited(edited));
  on(messages.ccMessageDeleted, (deleted) => reducer.revised(deleted));
  on(messages.ccMessageRead, (read) => reducer.reads.message(read));
  on(groups.ccGroupLeft, ({ group }, isOfList) => reducer.groupLeft(group, isOfList));
}

/** Emits what SDK events changed since the last flush. */
export function emitChanges(
  { records, emissions: { updated, cleared, left } }: ConversationBook,
  { conversations, groups }: KitEvents,
  emit: Emit,
): void {
  const emitRecords = (
    rows: Set<ConversationRecord>,
    name: 'ccUpdateConversation' | 'ccMarkConversationAsRead',
  ) => {
    const changed = [...rows];
    rows.clear();
    for (const record of changed) {
      if (records.shown(record) !== record) continue;
      // Messages that arrived after the record was cleared are unread.
      if (rows === cleared && record.isUnread) continue;
      emit(conversations[name], conversationView(record));
    }
  };
  emitRecords(updated, 'ccUpdateConversation');
  emitRecords(cleared, 'ccMarkConversationAsRead');
  const ended = [...left.values()];
  left.clear();
  for (const each of ended) emit(groups.ccGroupLeft, each);
}
