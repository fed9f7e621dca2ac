import { isWritten } from '../../client/boundary/write.ts';
import type { ConversationRecord } from '../conversations/conversation-record.ts';
import type { EntityRecord } from '../entities/entity-record.ts';

/**
 * Returns the value of an accessor of a row's conversation: the object's, or the row's where the object
 * cannot be written. Throws what the accessor throws.
 */
export function conversationValue(record: ConversationRecord, accessor: string): unknown {
  const { conversation, lastMessage, unread } = record;
  if (!isWritten(conversation, accessor)) {
    if (accessor === 'getLastMessage') return lastMessage;
    if (accessor === 'getUnreadMessageCount') return unread;
  }
  return call(conversation, accessor);
}

/** Returns the value of an accessor of a user or group. Throws what the accessor throws. */
export function entityValue(record: EntityRecord, accessor: string): unknown {
  const { item, entity, isGroup, status, blocked, lastActiveAt, membersCount } = record;
  if (isWritten(item, accessor)) return call(item, accessor);
  if (accessor === 'getMembersCount' && isGroup) return membersCount;
  if (!isGroup) {
    if (accessor === 'getStatus') return status;
    if (accessor === 'getBlockedByMe') return blocked;
    if (accessor === 'getLastActiveAt' && lastActiveAt) return lastActiveAt;
  }
  return call(accessor in entity ? entity : item, accessor);
}

function call(object: object, accessor: string): unknown {
  return (object as Record<string, () => unknown>)[accessor]?.();
}
