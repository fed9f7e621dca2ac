import type { Kit } from '../sdk/index.ts';
import type { ConversationRecord } from './conversation-record.ts';
import type { Merged } from './journal.ts';
import { isNewer, isSameMessage, isUnsent, lastMessageOf } from './messages.ts';
import { flagOf, read, textOf } from './read.ts';

/** Whether a row knows of a newer message than this one, or than none. */
export function isAheadOf(record: ConversationRecord, message: Kit.Message | null | undefined): boolean {
  return record.lastMessage !== null && isNewer(record.lastMessage, message);
}

/** Whether a row shows a message of this user's own that is not sent yet. */
export function showsUnsent({ lastMessage }: ConversationRecord, uid: string | null): boolean {
  return lastMessage !== null && isUnsent(lastMessage, uid);
}

/** Makes what a copy comes to the truth of its row. */
export function takeCopy(
  record: ConversationRecord,
  copy: Kit.Conversation,
  merged: Merged,
  uid: string | null,
): void {
  const { lastMessage, receipt } = record;
  // The copy may count messages that were not heard here, or lack some that were.
  if (merged.isCounted) record.lastForeign = null;
  record.setLastMessage(merged.lastMessage, uid);
  if (lastMessage && merged.lastMessage && isSameMessage(lastMessage, merged.lastMessage))
    record.advance(receipt);
  record.advance(merged.receipt);
  if (merged.isCounted) {
    record.unread = merged.unread;
    record.settledLast = lastMessageOf(copy);
  }
  if (copy !== record.conversation) takeEntity(record, copy);
  Object.assign(record, merged.facts);
}

/** A message that is not sent yet lives in its row alone: it stays the last one, and says nothing of the copy's age. */
export function takeBeneath(
  record: ConversationRecord,
  copy: Kit.Conversation,
  merged: Merged,
  uid: string | null,
): void {
  const { lastMessage, receipt } = record;
  takeCopy(record, copy, merged, uid);
  record.setLastMessage(lastMessage, uid);
  record.receipt = receipt;
}

function takeEntity(record: ConversationRecord, copy: Kit.Conversation): void {
  record.entity = read(copy, 'getConversationWith') as Kit.User | Kit.Group;
  if (record.isGroup) return;
  record.status = textOf(record.entity, 'getStatus') || record.status;
  record.blocked = flagOf(record.entity, 'getBlockedByMe', record.blocked);
}
