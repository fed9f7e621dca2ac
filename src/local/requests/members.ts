import { type MemberFilter, membersPage } from '../data/queries.ts';
import type { GroupMember } from '../objects/group-member.ts';
import type { Session } from '../session.ts';
import { viewsFor } from '../views.ts';
import { type LoadPage, PageRequestBuilder } from './pager.ts';

/** Describes which members of a group load, those who came first first; every setter answers the builder itself. */
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

  protected loader(filter: MemberFilter) {
    const { guid } = this;
    const load: LoadPage<GroupMember> = function* (tx, uid, after, limit) {
      const { items, next } = yield* membersPage(tx, uid, guid, filter, after, limit);
      const views = yield* viewsFor(tx, uid, { users: items.map((member) => member.uid) });
      return { items: items.map((member) => views.member(member)), next };
    };
    return [
      filter.banned ? 'BannedMembersRequest.fetchNext' : 'GroupMembersRequest.fetchNext',
      load,
    ] as const;
  }
}

/** Describes which of those who were banned from a group load. */
export class BannedMembersRequestBuilder extends GroupMembersRequestBuilder {
  protected override filter: MemberFilter = { banned: true };
}
