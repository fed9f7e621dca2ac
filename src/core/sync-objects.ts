import { type Kit, RECEIVER_TYPE } from '../sdk/index.ts';
import type { ConversationRecord } from './conversation-record.ts';

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
    if (conversation.getUnreadMessageCount() !== record.unread)
      conversation.setUnreadMessageCount(record.unread);
  });
  attempt(() => {
    const entity = conversation.getConversationWith();
    if (conversation.getConversationType() === RECEIVER_TYPE.GROUP) {
      syncGroup(entity as Kit.Group, record.entity as Kit.Group);
    } else {
      syncUser(entity as Kit.User, record as ConversationRecord & { entity: Kit.User });
    }
  });
}

/** Writes presence, block and the newest description into the SDK's own user object. */
export function syncUser(user: Kit.User, record: UserTruth): void {
  attempt(() => {
    if (user.getStatus() !== record.status) user.setStatus(record.status);
  });
  attempt(() => {
    const { lastActiveAt } = record;
    if (lastActiveAt && user.getLastActiveAt() !== lastActiveAt) user.setLastActiveAt(lastActiveAt);
  });
  attempt(() => {
    if (Boolean(user.getBlockedByMe()) !== record.blocked) user.setBlockedByMe(record.blocked);
  });
  if (record.entity && record.entity !== user) describeAs(user, record.entity);
}

/** Gives a user the name, picture, texts and tags of a newer copy. */
function describeAs(user: Kit.User, newest: Kit.User): void {
  const write = <T>(read: (of: Kit.User) => T, set: (value: T) => void) =>
    attempt(() => {
      const value = read(newest);
      if (value !== read(user)) set(value);
    });
  write(
    (of) => of.getName(),
    (name) => user.setName?.(name),
  );
  write(
    (of) => of.getAvatar() ?? '',
    (url) => user.setAvatar?.(url),
  );
  write(
    (of) => of.getStatusMessage() ?? '',
    (text) => user.setStatusMessage?.(text),
  );
  write(
    (of) => of.getRole() ?? '',
    (role) => user.setRole?.(role),
  );
  write(
    (of) => of.getTags(),
    (tags) => user.setTags?.([...(tags ?? [])].map(String)),
  );
}

function syncGroup(group: Kit.Group, newest: Kit.Group): void {
  if (group === newest) return;
  group.setMembersCount(newest.getMembersCount());
  group.setName?.(newest.getName());
  const icon = newest.getIcon();
  if (icon) group.setIcon?.(icon);
}

/** What is known of a user, as far as a list knows it. */
interface UserTruth {
  status: string;
  blocked: boolean;
  lastActiveAt?: number;
  entity?: Kit.User;
}

/** An SDK whose setter is missing or throws loses nothing but its own copy: the row shows its record. */
function attempt(write: () => void): void {
  try {
    write();
  } catch {
    // Nothing to mend here.
  }
}
