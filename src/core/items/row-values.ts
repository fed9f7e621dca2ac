import type { Kit } from '../../sdk/index.ts';
import type { ConversationRecord } from '../conversations/conversation-record.ts';
import { isWritten } from './sync-objects.ts';

/** What a row knows about a user or group. */
export interface EntityRecord {
  readonly entity: Kit.User | Kit.Group;
  readonly status: string;
  readonly blocked: boolean;
  readonly lastActiveAt?: number;
  /** Of a group, where it is known. */
  readonly membersCount?: number;
}

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

/**
 * Returns the value of an accessor of a row's user or group. `own` is the object that the app has, which may
 * be older than the row's data.
 */
export function entityValue(record: EntityRecord, own: object, accessor: string): unknown {
  if (isWritten(own, accessor)) return call(own, accessor);
  const { entity, status, blocked, lastActiveAt, membersCount } = record;
  if (accessor === 'getStatus') return status;
  if (accessor === 'getBlockedByMe') return blocked;
  if (accessor === 'getLastActiveAt' && lastActiveAt) return lastActiveAt;
  if (accessor === 'getMembersCount' && membersCount !== undefined) return membersCount;
  return call(accessor in entity ? entity : own, accessor);
}

function call(object: object, accessor: string): unknown {
  return (object as Record<string, () => unknown>)[accessor]?.();
}
