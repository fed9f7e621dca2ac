import { completeClass } from './kit-object.ts';
import { User } from './user.ts';

// The getters and setters made by `completeClass`.
export interface GroupMember {
  /** 'admin', 'moderator', 'participant' or 'banned'. */
  getScope(): string;
  /** When the user joined the group, in seconds. */
  getJoinedAt(): number;
}

/** A user in a group, or banned from it. */
export class GroupMember extends User {
  protected scope: string;
  protected joinedAt: number;

  constructor(uid: string, scope: string, joinedAt = 0) {
    super(uid, '', 'member');
    this.scope = scope;
    this.joinedAt = joinedAt;
  }
}
completeClass(() => new GroupMember('', ''));
