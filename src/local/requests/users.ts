import { DEFAULT_PAGE_SIZE } from '../../sdk/index.ts';
import type { UserFilter } from '../data/queries.ts';
import type { UserKey } from '../data/records.ts';
import type { User } from '../objects/user.ts';
import type { Session } from '../session.ts';
import { Pager } from './pager.ts';

/** The pages of all users but the signed-in one, by name. */
export class UsersRequest {
  private readonly pager: Pager<User, UserKey>;

  /** @internal */
  constructor(session: Session, filter: UserFilter, limit: number) {
    this.pager = new Pager(session, 'UsersRequest.fetchNext', limit, (actor, views, after, size) => {
      const page = session.data.usersPage(actor.uid, filter, after, size);
      return { items: page.items.map((user) => views.user(user)), next: page.next };
    });
  }

  /** The next page; `[]` when there is none left, or while another call is under way. */
  fetchNext(): Promise<User[]> {
    return this.pager.next();
  }
}

/** Describes which users load; every setter answers the builder itself. */
export class UsersRequestBuilder {
  private readonly session: Session;
  private limit: number = DEFAULT_PAGE_SIZE;
  private filter: UserFilter = {};

  /** @internal */
  constructor(session: Session) {
    this.session = session;
  }

  /** Sets the page size in rows, 1 to 100,000 (`users.filter.limit`). @defaultValue 30 */
  setLimit(limit: number): this {
    this.limit = limit;
    return this;
  }
  getLimit(): number {
    return this.limit;
  }
  /** Only users with this text in name or uid; case and accents do not matter (`users.filter.keyword`). */
  setSearchKeyword(keyword: string): this {
    this.filter.keyword = keyword;
    return this;
  }
  getSearchKeyword(): string | undefined {
    return this.filter.keyword;
  }
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
  /** Makes the request; changing the builder later does not change it. */
  build(): UsersRequest {
    return new UsersRequest(this.session, { ...this.filter }, this.limit);
  }
}
