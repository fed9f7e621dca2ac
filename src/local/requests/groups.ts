import { type GroupFilter, groupsPage } from '../data/queries.ts';
import type { Group } from '../objects/group.ts';
import { viewsFor } from '../views.ts';
import { type LoadPage, PageRequestBuilder } from './pager.ts';

/** Describes which groups load, by name, but the private ones of others; every setter answers the builder itself. */
export class GroupsRequestBuilder extends PageRequestBuilder<Group, GroupFilter> {
  /** Only groups of which the signed-in user is a member. */
  joinedOnly(only: boolean): this {
    this.filter.joinedOnly = only;
    return this;
  }

  protected loader(filter: GroupFilter) {
    const load: LoadPage<Group> = function* (tx, uid, after, limit) {
      const { items, next } = yield* groupsPage(tx, uid, filter, after, limit);
      const guids = items.map(({ guid }) => guid);
      const views = yield* viewsFor(tx, uid, { groups: guids });
      return { items: guids.map((guid) => views.group(guid)), next };
    };
    return ['GroupsRequest.fetchNext', load] as const;
  }
}
