import { type UserFilter, usersPage } from '../data/queries.ts';
import type { User } from '../objects/user.ts';
import { viewUsers } from '../views.ts';
import { type LoadPage, PageRequestBuilder } from './pager.ts';

/**
 * Describes which users but the signed-in one load: by name; with a keyword, which is a text in the name or the start
 * of the uid (`users.filter.keyword`), by the text from there on. Every setter answers the builder itself.
 */
export class UsersRequestBuilder extends PageRequestBuilder<User, UserFilter> {
  /** Only friends of the signed-in user (`users.filter.friends`). */
  friendsOnly(only: boolean): this {
    this.filter.friendsOnly = only;
    return this;
  }
  /** Leaves out whom the signed-in user has blocked (`users.filter.hide-blocked`). */
  hideBlockedUsers(hide: boolean): this {
    this.filter.hideBlocked = hide;
    return this;
  }
  /** Only users of this presence, such as 'online' (`users.filter.online`). */
  setStatus(status: string): this {
    this.filter.status = status;
    return this;
  }
  getStatus(): string | undefined {
    return this.filter.status;
  }
  /** Only users who have one of these roles (`users.filter.roles`). */
  setRoles(roles: string[]): this {
    this.filter.roles = [...roles];
    return this;
  }
  getRoles(): readonly string[] | undefined {
    return this.filter.roles;
  }
  /** Only users who carry one of these tags (`users.filter.tags`). */
  setTags(tags: string[]): this {
    this.filter.tags = [...tags];
    return this;
  }
  getTags(): readonly string[] | undefined {
    return this.filter.tags;
  }
  /** Only the users of these ids; unknown ids are left out (`users.filter.uids`). */
  setUIDs(uids: string[]): this {
    this.filter.uids = [...uids];
    return this;
  }
  getUIDs(): readonly string[] | undefined {
    return this.filter.uids;
  }
  protected loader(filter: UserFilter) {
    const load: LoadPage<User> = function* (tx, uid, after, limit) {
      const { items, next } = yield* usersPage(tx, uid, filter, after, limit);
      const uids = items.map((user) => user.uid);
      return { items: yield* viewUsers(tx, uid, uids), next };
    };
    return ['UsersRequest.fetchNext', load] as const;
  }
}
