import type { Subject } from 'rxjs';
import { type Accessor, untrack } from 'solid-js';
import type { ConversationBook } from '../core/conversation-book.ts';
import type { ConversationEvents } from '../core/conversation-events.ts';
import type { ConversationRecord } from '../core/conversation-record.ts';
import type { KitEvents } from '../events/index.ts';
import type { Kit } from '../sdk/index.ts';
import type { Report } from './create-report.ts';

import { createSubscriptions } from './create-subscriptions.ts';

/** What the bridge stands between. */
export interface ConversationEventBridgeOptions {
  kitEvents: Accessor<KitEvents>;
  book: ConversationBook;
  events: ConversationEvents;
  /** Wraps a change so that it is published with the next frame. */
  later: <Args extends unknown[]>(change: (...args: Args) => void) => (...args: Args) => void;
  report: Report;
}

/**
 * Joins a list to the UI events: what the app or another list emits is applied, what SDK events changed here
 * is emitted after the flush, and one's own emission is not applied again (`event.ccUpdateConversation`,
 * `event.ccMarkConversationAsRead`, `event.ccConversationDeleted`).
 */
export function createConversationEventBridge(options: ConversationEventBridgeOptions): {
  /** Emits what changed since the last time. Runs app code: call it after the flush. */
  emit: () => void;
} {
  const { kitEvents, book, events, later, report } = options;
  /** What is being emitted here: only its own echo is left out, and not what the app emits in answer to it. */
  let echo: { subject: unknown; payload: unknown } | null = null;

  const emit = <T>(subject: Subject<T>, payload: T) => {
    const outer = echo;
    echo = { subject, payload };
    try {
      subject.next(payload);
    } catch (cause) {
      report(cause);
    }
    echo = outer;
  };
  const emitRecords = (records: Set<ConversationRecord>, subject: Subject<Kit.Conversation>) => {
    const changed = [...records].filter((record) => book.shown(record) === record);
    records.clear();
    for (const { conversation } of changed) emit(subject, conversation);
  };

  /** Applies what others emit, and reports what they emit wrongly. */
  const apply = <T>(subject: Subject<T>, change: (payload: T) => void) => {
    const scheduled = later(change);
    return subject.subscribe((payload) => {
      if (echo && echo.payload === payload && echo.subject === subject) return;
      try {
        scheduled(payload);
      } catch (cause) {
        report(cause);
      }
    });
  };

  createSubscriptions(() => {
    const { conversations, users, messages, groups } = kitEvents();
    return [
      apply(conversations.ccConversationDeleted, (deleted) => {
        const record = book.shownOf(deleted);
        if (record) book.remove(record);
      }),
      apply(conversations.ccUpdateConversation, (updated) => void book.adopt(updated)),
      apply(conversations.ccMarkConversationAsRead, (read) => {
        const record = book.shownOf(read);
        if (record) events.read(record);
      }),
      apply(users.ccUserBlocked, (blocked) => events.blocked(blocked, true)),
      apply(users.ccUserUnblocked, (unblocked) => events.blocked(unblocked, false)),
      apply(messages.ccMessageSent, (sent) => events.sent(sent.message, sent.status)),
      apply(messages.ccMessageEdited, (edited) => events.revised(edited)),
      apply(messages.ccMessageDeleted, (deleted) => events.revised(deleted)),
      apply(messages.ccMessageRead, (read) => events.ownRead(read)),
      apply(groups.ccGroupLeft, ({ group }) => events.groupLeft(group)),
    ];
  });

  return {
    emit() {
      const { conversations, groups } = untrack(kitEvents);
      emitRecords(events.updated, conversations.ccUpdateConversation);
      emitRecords(events.readElsewhere, conversations.ccMarkConversationAsRead);
      const left = [...events.left.values()];
      events.left.clear();
      for (const each of left) emit(groups.ccGroupLeft, each);
    },
  };
}
