import type { Subject } from 'rxjs';
import { type Accessor, untrack } from 'solid-js';
import type { ConversationBook } from '../../core/conversations/conversation-book.ts';
import type { ConversationRecord } from '../../core/conversations/conversation-record.ts';
import type { ConversationReducer } from '../../core/events/conversation-reducer.ts';
import { unwrap } from '../../core/objects/unwrap.ts';
import type { KitEvents } from '../../events/index.ts';
import type { Kit } from '../../sdk/index.ts';
import type { Report } from '../guard/create-report.ts';
import { conversationView } from '../rows/reactive-view.ts';
import { createSubscriptions } from '../session/create-subscriptions.ts';

/** What the bridge stands between. */
export interface ConversationEventBridgeOptions {
  kitEvents: Accessor<KitEvents>;
  book: ConversationBook;
  events: ConversationReducer;
  /** Wraps a change so that it is published with the next frame. */
  later: <Args extends unknown[]>(change: (...args: Args) => void) => (...args: Args) => void;
  report: Report;
}

/** What a list emits at this moment, so that lists can tell it from what the app emits. */
let emission: { subject: unknown; payload: unknown; by: ConversationBook } | null = null;

/**
 * Joins a list to the UI events: what the app or another list emits is applied, what SDK events changed here
 * is emitted after the flush, and one's own emission is not applied again.
 */
export function createConversationEventBridge(options: ConversationEventBridgeOptions): {
  /** Emits what changed since the last time. Runs app code: call it after the flush. */
  emit: () => void;
} {
  const { kitEvents, book, events, later, report } = options;
  const emit = <T>(subject: Subject<T>, payload: T) => {
    const outer = emission;
    emission = { subject, payload, by: book };
    try {
      subject.next(payload);
    } catch (cause) {
      report(cause);
    }
    emission = outer;
  };
  const emitRecords = (records: Set<ConversationRecord>, subject: Subject<Kit.Conversation>) => {
    const changed = [...records];
    records.clear();
    for (const record of changed) {
      if (book.records.shown(record) !== record) continue;
      // What came since the record was cleared is unread.
      if (records === events.reads.cleared && record.isUnread) continue;
      emit(subject, conversationView(record));
    }
  };

  /** Applies what others emit, and reports what they emit wrongly. */
  const apply = <T>(subject: Subject<T>, change: (payload: T, isOfList: boolean) => void) => {
    const scheduled = later(change);
    return subject.subscribe((payload) => {
      const isEmission = emission !== null && emission.payload === payload && emission.subject === subject;
      if (isEmission && emission?.by === book) return;
      try {
        scheduled(unwrap(payload), isEmission);
      } catch (cause) {
        report(cause);
      }
    });
  };

  createSubscriptions(() => {
    const { conversations, users, messages, groups } = kitEvents();
    return [
      apply(conversations.ccConversationDeleted, (deleted) => events.deleted(deleted)),
      apply(conversations.ccUpdateConversation, (changed, isOfList) => events.changed(changed, isOfList)),
      apply(conversations.ccMarkConversationAsRead, (read) => events.reads.conversation(read)),
      apply(users.ccUserBlocked, (blocked) => events.blocked(blocked, true)),
      apply(users.ccUserUnblocked, (unblocked) => events.blocked(unblocked, false)),
      apply(messages.ccMessageSent, (sent) => events.sent(sent.message, sent.status)),
      apply(messages.ccMessageEdited, (edited) => events.revised(edited)),
      apply(messages.ccMessageDeleted, (deleted) => events.revised(deleted)),
      apply(messages.ccMessageRead, (read) => events.reads.message(read)),
      apply(groups.ccGroupLeft, ({ group }) => events.groupLeft(group)),
    ];
  });

  return {
    emit() {
      const { conversations, groups } = untrack(kitEvents);
      emitRecords(events.updated, conversations.ccUpdateConversation);
      emitRecords(events.reads.cleared, conversations.ccMarkConversationAsRead);
      const left = [...events.left.values()];
      events.left.clear();
      for (const each of left) emit(groups.ccGroupLeft, each);
    },
  };
}
