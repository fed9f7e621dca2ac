import { GroupRecord } from '../../core/groups/group-record.ts';
import { syncGroup, syncUser } from '../../core/items/sync-objects.ts';
import { UserRecord } from '../../core/users/user-record.ts';
import type { Kit } from '../../sdk/index.ts';
import type { ChatPeer } from '../messages/create-chat-peer.ts';
import { groupView, userView } from '../rows/reactive-view.ts';

/** The state of the user or group of a header. */
export type HeaderRecord = UserRecord | GroupRecord;

/** Creates the state of a chat's user or group. */
export function recordOf({ isGroup, entity }: ChatPeer): HeaderRecord {
  return isGroup ? new GroupRecord(entity as Kit.Group) : new UserRecord(entity as Kit.User);
}

/** Returns the reactive view of a record. */
export function viewOf(record: HeaderRecord): Kit.User | Kit.Group {
  return record instanceof GroupRecord ? groupView(record) : userView(record);
}

/** Writes the newest state into the SDK's own object, so that app code reads the same. */
export function syncRecord(record: HeaderRecord): void {
  if (record instanceof GroupRecord) syncGroup(record.group, record.entity, record.membersCount);
  else syncUser(record.user, record);
}
