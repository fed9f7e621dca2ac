import type { UserFilter } from '../commands/pages.ts';
import type { User } from '../objects/user.ts';
import { PageRequestBuilder, type Pages } from './pager.ts';

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
    return this.pager('UsersRequest.fetchNext', (all, state, uid, after, limit) =>
      all.usersPage(state, uid, filter, after, limit),
    );
  }
}
