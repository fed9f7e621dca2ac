import type { Accessor } from 'solid-js';
import type { Marks } from '../client/boundary/conversations.ts';
import type { ConversationRecord } from '../client/records/conversation-record.ts';
import type { ConversationRecords } from '../client/records/conversation-records.ts';
import type { Operation } from '../client/records/operation.ts';
import type { Kit } from '../sdk/index.ts';

/** Changes of records for what the user does to a conversation; none calls the SDK. */
export interface RecordActions {
  /** Sets marks of a conversation. */
  mark(record: ConversationRecord, marks: Partial<Marks>): void;
  /** Sets the unread count of a conversation. */
  count(record: ConversationRecord, unread: number, mentions: number): void;
  /** Hides a conversation in all lists until it is deleted or left, or shows it again. */
  hide(record: ConversationRecord, isHidden: boolean): void;
}

/** What the actions on conversations need: the list with their rows, or a single chat. */
export interface ActionTarget extends RecordActions {
  /** The signed-in user. */
  user: Accessor<Kit.User | null>;
  /** Removes a conversation from all lists; does not call the SDK. */
  remove(conversation: Kit.Conversation): void;
  /** Publishes pending changes at once. */
  flush(): void;
}

/**
 * Creates the changes of records.
 * @param act - runs a change, and publishes it
 */
export function recordActions(
  records: () => ConversationRecords,
  act: (change: () => void) => void,
): RecordActions {
  const apply = (record: ConversationRecord, operation: Operation) =>
    act(() => {
      records().apply(record, operation);
      records().update(record);
    });
  return {
    mark: (record, marks) => apply(record, { type: 'mark', marks }),
    count(record, unread, mentions) {
      if (unread === 0) records().emissions.cleared.add(record);
      const { lastSentMessage: lastMessage, marks } = record;
      apply(
        record,
        unread > 0
          ? { type: 'update', lastMessage, unread, mentions, marks }
          : { type: 'read', upTo: record.lastForeignMessage ?? lastMessage },
      );
    },
    hide: (record, isHidden) =>
      act(() => {
        const { leaving } = records();
        if (isHidden) leaving.add(record);
        else leaving.delete(record);
        records().touch(record);
      }),
  };
}
