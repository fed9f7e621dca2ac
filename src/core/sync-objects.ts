import type { ConversationRecord } from './conversation-record.ts';
import { RECEIVER_TYPE, type Kit } from '../sdk/index.ts';
import type { UserRecord } from './user-record.ts';

/**
 * Writes the truth of a row into the SDK's own object, so that app code reading it sees the same. Only
 * absolute values are written: two lists may share the object, and some SDKs update it too.
 */
export function syncConversation(record: ConversationRecord): void {
  const { conversation } = record;
  attempt(() => {
    if (conversation.getLastMessage() !== record.lastMessage) conversation.setLastMessage(record.lastMessage);
  });
  attempt(() => {
    if (conversation.getUnreadMessageCount() !== record.unread) conversation.setUnreadMessageCount(record.unread);
  });
  attempt(() => {
    const entity = conversation.getConversationWith();
    if (conversation.getConversationType() === RECEIVER_TYPE.GROUP) {
      syncGroup(entity as Kit.Group, record.entity as Kit.Group);
    } else {
      syncUser(entity as Kit.User, record);
    }
  });
}

/** Writes presence and block into the SDK's own user object. */
export function syncUser(user: Kit.User, record: Pick<UserRecord, 'status' | 'blocked'>): void {
  attempt(() => {
    if (user.getStatus() !== record.status) user.setStatus(record.status);
  });
  attempt(() => {
    if (Boolean(user.getBlockedByMe()) !== record.blocked) user.setBlockedByMe(record.blocked);
  });
}

function syncGroup(group: Kit.Group, newest: Kit.Group): void {
  if (group === newest) return;
  group.setMembersCount(newest.getMembersCount());
  group.setName?.(newest.getName());
  const icon = newest.getIcon();
  if (icon) group.setIcon?.(icon);
}

/** An SDK whose setter is missing or throws loses nothing but its own copy: the row shows its record. */
function attempt(write: () => void): void {
  try {
    write();
  } catch {
    // Nothing to mend here.
  }
}
