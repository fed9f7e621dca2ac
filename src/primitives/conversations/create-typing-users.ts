import type { ConversationRecord } from '../../core/conversations/conversation-record.ts';
import type { TypingEvents } from '../../core/events/typing-events.ts';
import type { Kit } from '../../sdk/index.ts';
import type { Publisher } from '../rows/create-publisher.ts';
import { createExpiryTimer } from '../timing/create-expiry-timer.ts';

/** Creates the tracker of who is typing in conversations; an indicator without an end expires. */
export function createTypingUsers(
  typing: TypingEvents,
  { later, afterFlush }: Publisher<ConversationRecord, ConversationRecord>,
): (record: ConversationRecord) => readonly Kit.User[] {
  const { table } = typing;
  const timer = createExpiryTimer(
    () => table.nextExpiry(),
    later(() => typing.expire()),
  );
  afterFlush(timer.arm);
  return (record) => table.users(record);
}
