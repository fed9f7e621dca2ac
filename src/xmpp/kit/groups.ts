import type { GroupJSON, ServerGroup } from '../../server/index.ts';
import type { Groups, NewGroup } from '../rooms/groups.ts';
import { appError } from '../shared/coded-error.ts';

/** Groups, as rooms of the server (XEP-0045). */
export interface XmppGroups {
  /** Creates a group that the signed-in user owns; rejects with `ERR_GUID_ALREADY_EXISTS` for a known guid. */
  createGroup(group: NewGroup): Promise<ServerGroup>;
  /** Makes the signed-in user a member of a public group, or of one with a password, in `options`. */
  joinGroup(guid: string, options?: { readonly password?: string }): Promise<ServerGroup>;
  /** Ends the membership of the signed-in user; rejects with `ERR_OWNER_EXIT_FORBIDDEN` for the only owner. */
  leaveGroup(guid: string): Promise<void>;
  /** Makes users members of a group; for owners and admins. */
  addMembers(guid: string, uids: readonly string[]): Promise<ServerGroup>;
  /** Ends the membership of a user; for owners and admins. */
  kickMember(guid: string, uid: string): Promise<void>;
  /** Ends the membership of a user, who cannot come back; for owners and admins. */
  banMember(guid: string, uid: string): Promise<void>;
}

/**
 * Creates the group members of the kit.
 * @param current - returns the groups of the signed-in user; throws if nobody is signed in
 */
export function kitGroups(
  current: () => Promise<Groups>,
  read: (json: GroupJSON) => ServerGroup,
): XmppGroups {
  /** Runs a call; a refusal by the server becomes an error with a code. */
  const run = async <T>(work: (groups: Groups) => Promise<T>): Promise<T> => {
    try {
      return await work(await current());
    } catch (error) {
      throw appError(error);
    }
  };
  return {
    createGroup: (group) => run(async (groups) => read(await groups.create(group))),
    joinGroup: (guid, options) => run(async (groups) => read(await groups.join(guid, options))),
    leaveGroup: (guid) => run((groups) => groups.leave(guid)),
    addMembers: (guid, uids) => run(async (groups) => read(await groups.add(guid, uids))),
    kickMember: (guid, uid) => run((groups) => groups.kick(guid, uid)),
    banMember: (guid, uid) => run((groups) => groups.ban(guid, uid)),
  };
}
