import { type FactsOf, give, withFacts } from './kit-object.ts';
import { User } from './user.ts';

/** What a member of a group tells beside what every user does. */
export interface GroupMemberAccessors {
  /** 'admin', 'moderator', 'participant' or 'banned'. */
  getScope(): string;
  /** When the user came into the group, in seconds. */
  getJoinedAt(): number;
}

const blank = (): FactsOf<GroupMemberAccessors> => ({ scope: '', joinedAt: 0 });

/** A user in a group, or banned from it. */
export class GroupMember extends withFacts<typeof User, GroupMemberAccessors>(User, 'member', blank) {
  constructor(uid: string, scope: string, joinedAt = 0) {
    super(uid);
    give<GroupMember>(this, { scope, joinedAt });
  }
}
