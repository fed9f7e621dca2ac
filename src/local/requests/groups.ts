import type { GroupFilter } from '../commands/pages.ts';
import type { Group } from '../objects/group.ts';
import { PageRequestBuilder, type Pages } from './pager.ts';

/**
 * Describes which groups load, by name, without other people's private groups; every setter returns the
 * builder.
 */
export class GroupsRequestBuilder extends PageRequestBuilder<Group, GroupFilter> {
  /** Only groups that the signed-in user is a member of. */
  joinedOnly(only: boolean): this {
    this.filter.joinedOnly = only;
    return this;
  }

  protected pages(filter: GroupFilter): Pages<Group> {
    return this.pager('GroupsRequest.fetchNext', (all, state, uid, after, limit) =>
      all.groupsPage(state, uid, filter, after, limit),
    );
  }
}
