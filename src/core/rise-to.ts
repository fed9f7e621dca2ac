import type { Kit } from '../sdk/index.ts';
import type { ConversationRecord } from './conversation-record.ts';
import { isNewer } from './messages.ts';

/** The index up to which a row rises by this message: below the rows that are newer; -1 where it stands already. */
export function riseTo(
  rows: Iterable<ConversationRecord>,
  record: ConversationRecord,
  message: Kit.Message,
): number {
  let index = 0;
  for (const each of rows) {
    if (each === record) return -1;
    if (isNewer(message, each.lastMessage)) return index;
    index++;
  }
  return -1;
}
