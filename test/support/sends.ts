import type { ConversationRecords } from '../../src/client/records/conversation-records.ts';
import type { ConversationReducer } from '../../src/client/records/conversation-reducer.ts';
import type { SendReport } from '../../src/client/records/outbox.ts';
import type { Kit } from '../../src/sdk/index.ts';

/** Applies reports about sending to a list, as a client does. */
export function sendsOf(records: ConversationRecords, reducer: ConversationReducer) {
  records.outbox.subscribe({
    changed: (entry) => reducer.sending(entry),
    sent: (message, entry) => reducer.sent(message, entry),
  });
  return (message: Kit.Message, status: SendReport['status']) =>
    void records.outbox.report({ message, status });
}
