import { onCleanup, onMount } from 'solid-js';
import type { ConversationBook } from '../core/conversation-book.ts';
import type { ConversationEvents } from '../core/conversation-events.ts';
import type { ConversationRecord } from '../core/conversation-record.ts';
import type { KitEvents } from '../events/index.ts';
import type { Kit } from '../sdk/index.ts';
import type { Report } from './create-report.ts';

/** What the bridge stands between. */
export interface ConversationEventBridgeOptions {
  kitEvents: KitEvents;
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
  let isEmitting = false;

  const emitAll = (records: Set<ConversationRecord>, next: (conversation: Kit.Conversation) => void) => {
    if (records.size === 0) return;
    const conversations = [...records].filter((record) => record.block).map((record) => record.conversation);
    records.clear();
    isEmitting = true;
    for (const conversation of conversations) {
      try {
        next(conversation);
      } catch (cause) {
        report(cause);
      }
    }
    isEmitting = false;
  };

  /** Applies what others emit, and reports what they emit wrongly. */
  const apply = <T>(change: (payload: T) => void) => {
    const scheduled = later(change);
    return (payload: T) => {
      if (isEmitting) return;
      try {
        scheduled(payload);
      } catch (cause) {
        report(cause);
      }
    };
  };

  onMount(() => {
    const { conversations, users, messages } = kitEvents;
    const subscriptions = [
      conversations.ccConversationDeleted.subscribe(
        apply((deleted) => {
          const record = book.shownOf(deleted);
          if (record) book.remove(record);
        }),
      ),
      conversations.ccUpdateConversation.subscribe(apply((updated) => void book.adopt(updated))),
      conversations.ccMarkConversationAsRead.subscribe(
        apply((read) => {
          const record = book.shownOf(read);
          if (record) events.read(record);
        }),
      ),
      users.ccUserBlocked.subscribe(apply((blocked) => events.blocked(blocked, true))),
      users.ccUserUnblocked.subscribe(apply((unblocked) => events.blocked(unblocked, false))),
      messages.ccMessageSent.subscribe(apply((sent) => events.sent(sent.message, sent.status))),
      messages.ccMessageEdited.subscribe(apply((edited) => events.revised(edited))),
      messages.ccMessageDeleted.subscribe(apply((deleted) => events.revised(deleted))),
      messages.ccMessageRead.subscribe(apply((read) => events.ownRead(read))),
    ];
    onCleanup(() => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    });
  });

  return {
    emit() {
      emitAll(events.updated, (each) => kitEvents.conversations.ccUpdateConversation.next(each));
      emitAll(events.readElsewhere, (each) => kitEvents.conversations.ccMarkConversationAsRead.next(each));
    },
  };
}
