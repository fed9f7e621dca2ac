import type { MemberFilter } from '../commands/pages.ts';
import type { GroupMember } from '../objects/group-member.ts';
import type { Session } from '../session.ts';
import { PageRequestBuilder, type Pages } from './pager.ts';

/** Describes which members of a group load, in the order they joined; every setter returns the builder. */
export class GroupMembersRequestBuilder extends PageRequestBuilder<GroupMember, MemberFilter> {
  private readonly guid: string;

  /** @internal */
  constructor(session: Session, guid: string) {
    super(session);
    this.guid = guid;
  }

  /** Only members of these scopes: 'admin', 'moderator', 'participant'. */
  setScopes(scopes: string[]): this {
    this.filter.scopes = [...scopes];
    return this;
  }
  getScopes(): readonly string[] | undefined {
    return this.filter.scopes;
  }

  protected pages(filter: MemberFilter): Pages<GroupMember> {
    const guid = this.guid;
    return this.pager(
      filter.banned ? 'BannedMembersRequest.fetchNext' : 'GroupMembersRequest.fetchNext',
      (all, state, uid, after, limit) => all.membersPage(state, uid, { ...filter, guid }, after, limit),
    );
  }
}

/** Describes which banned users of a group load. */
export class BannedMembersRequestBuilder extends GroupMembersRequestBuilder {
  protected override filter: MemberFilter = { banned: true };
}
