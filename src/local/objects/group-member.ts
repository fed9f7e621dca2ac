import { User } from './user.ts';

/** A user in a group, or banned from it. */
export class GroupMember extends User {
  private scope: string;
  private joinedAt: number;

  constructor(uid: string, scope: string, joinedAt = 0) {
    super(uid, '', 'member');
    this.scope = scope;
    this.joinedAt = joinedAt;
  }

  /** 'admin', 'moderator', 'participant' or 'banned'. */
  getScope(): string {
    return this.scope;
  }
  /** When the user came into the group, in seconds. */
  getJoinedAt(): number {
    return this.joinedAt;
  }
}
