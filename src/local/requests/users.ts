import { keyOf } from '../data/keys.ts';
import { collect, within } from '../data/page.ts';
import { type Filters, filters } from '../lazy.ts';
import type { User } from '../objects/user.ts';
import type { UserFilter } from '../on-demand/filters.ts';
import { viewUsers } from '../views.ts';
import { isSet, PageRequestBuilder, type Pages } from './pager.ts';

/**
 * Describes which users load, without the signed-in one: by name, or with a keyword by the text from the
 * match on. A keyword matches anywhere in the name or at the start of the uid. Every setter returns the
 * builder.
 */
export class UsersRequestBuilder extends PageRequestBuilder<User, UserFilter> {
  /** Only friends of the signed-in user. */
  friendsOnly(only: boolean): this {
    this.filter.friendsOnly = only;
    return this;
  }
  getFriendsOnly(): boolean | undefined {
    return this.filter.friendsOnly;
  }
  /** Leaves out users blocked by the signed-in user. */
  hideBlockedUsers(hide: boolean): this {
    this.filter.hideBlocked = hide;
    return this;
  }
  getHideBlockedUsers(): boolean | undefined {
    return this.filter.hideBlocked;
  }
  /** Only users with this presence, such as 'online'. */
  setStatus(status: string): this {
    this.filter.status = status;
    return this;
  }
  getStatus(): string | undefined {
    return this.filter.status;
  }
  /** Only users with one of these roles. */
  setRoles(roles: string[]): this {
    this.filter.roles = [...roles];
    return this;
  }
  getRoles(): readonly string[] | undefined {
    return this.filter.roles;
  }
  /** Only users with one of these tags. */
  setTags(tags: string[]): this {
    this.filter.tags = [...tags];
    return this;
  }
  getTags(): readonly string[] | undefined {
    return this.filter.tags;
  }
  /** Only the users of these ids; unknown ids are left out. */
  setUIDs(uids: string[]): this {
    this.filter.uids = [...uids];
    return this;
  }
  getUIDs(): readonly string[] | undefined {
    return this.filter.uids;
  }
  protected pages(filter: UserFilter): Pages<User> {
    return this.pager(
      'UsersRequest.fetchNext',
      function* (tx, uid, after, limit, part: Filters | undefined) {
        const { items, next } = yield* part
          ? part.usersPage(tx, uid, filter, after, limit)
          : collect(within(tx, 'users', keyOf('all')), after, limit, (user) => user.uid !== uid);
        const uids = items.map((user) => user.uid);
        return { items: yield* viewUsers(tx, uid, uids), next };
      },
      isSet(filter) ? filters : undefined,
    );
  }
}
