import type { GroupJSON, ServerGroup } from '../server/index.ts';
import type { Groups, NewGroup } from './rooms/groups.ts';

/** What an app does with groups: rooms of the server (XEP-0045). */
export interface XmppGroups {
  /** Creates a group that the signed-in user owns. */
  createGroup(group: NewGroup): Promise<ServerGroup>;
  /** Makes the signed-in user a member of a public group, or of one with a password. */
  joinGroup(guid: string, options?: { readonly password?: string }): Promise<ServerGroup>;
  /** Ends the membership of the signed-in user. */
  leaveGroup(guid: string): Promise<void>;
  /** Makes users members of a group that the signed-in user owns. */
  addMembers(guid: string, uids: readonly string[]): Promise<ServerGroup>;
  /** Ends the membership of a user. */
  kickMember(guid: string, uid: string): Promise<void>;
  /** Ends the membership of a user, who cannot come back. */
  banMember(guid: string, uid: string): Promise<void>;
}

/**
 * Creates the members of the kit for groups.
 * @param current - returns the groups of the signed-in user; throws when nobody is
 */
export function kitGroups(current: () => Groups, read: (json: GroupJSON) => ServerGroup): XmppGroups {
  return {
    createGroup: async (group) => read(await current().create(group)),
    joinGroup: async (guid, options) => read(await current().join(guid, options)),
    leaveGroup: async (guid) => current().leave(guid),
    addMembers: async (guid, uids) => read(await current().add(guid, uids)),
    kickMember: async (guid, uid) => current().kick(guid, uid),
    banMember: async (guid, uid) => current().ban(guid, uid),
  };
}
