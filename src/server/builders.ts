import { DEFAULT_PAGE_SIZE, type Kit } from '../sdk/index.ts';
import type { Id, MessageJSON, Page, UserJSON } from './json.ts';
import type { ServerConversation } from './objects/conversation.ts';
import type { ServerReaction } from './objects/signals.ts';
import type { ServerMember, ServerUser } from './objects/user.ts';
import type { ConversationsQuery, MembersQuery, PageQuery, ReactionsQuery, UsersQuery } from './options.ts';
import { CursorRequest, type PageSource } from './pages.ts';
import type { Session } from './session.ts';

/** The filters of a query, without its page. */
export type Filters<Q extends PageQuery> = {
  -readonly [Name in Exclude<keyof Q, 'limit' | 'after' | 'signal'>]?: Q[Name];
};

/** Builds requests for pages; an unset filter is missing in the query. */
export abstract class Builder<T, Q extends PageQuery> {
  protected readonly filters: Filters<Q> = {};
  private limit: number = DEFAULT_PAGE_SIZE;

  protected abstract source(filters: Filters<Q>): Omit<PageSource<T>, 'limit'>;

  setLimit(limit: number): this {
    this.limit = limit;
    return this;
  }
  getLimit(): number {
    return this.limit;
  }
  /** Builds a request; later changes of the builder do not affect it. */
  build(): Kit.PageRequest<T> {
    return new CursorRequest({ ...this.source({ ...this.filters }), limit: this.limit });
  }
  protected set(filters: Filters<Q>): this {
    Object.assign(this.filters, filters);
    return this;
  }
}

/** Describes which reactions to a message load, oldest first. */
export interface ReactionsRequestBuilder extends Kit.ReactionsRequestBuilder {
  getLimit(): number;
  build(): Kit.PageRequest<ServerReaction>;
}

/** Creates the builder class of conversations. `setSearchKeyword` exists only if the server can search. */
export function conversationsBuilder<U extends UserJSON, M extends MessageJSON<U>>(
  session: Session<U, M>,
  canSearch: boolean,
): new () => Kit.FilteringConversationsRequestBuilder<ServerConversation<U, M>> {
  class ConversationsRequestBuilder extends Builder<ServerConversation<U, M>, ConversationsQuery> {
    setConversationType(type: string): this {
      return this.set({ type });
    }
    getConversationType(): string | undefined {
      return this.filters.type;
    }
    setTags(tags: string[]): this {
      return this.set({ tags: [...tags] });
    }
    getTags(): readonly string[] | undefined {
      return this.filters.tags;
    }
    withUserAndGroupTags(withTags: boolean): this {
      return this.set({ withTags });
    }
    setUserTags(userTags: string[]): this {
      return this.set({ userTags: [...userTags] });
    }
    getUserTags(): readonly string[] | undefined {
      return this.filters.userTags;
    }
    setGroupTags(groupTags: string[]): this {
      return this.set({ groupTags: [...groupTags] });
    }
    getGroupTags(): readonly string[] | undefined {
      return this.filters.groupTags;
    }
    protected source(filters: Filters<ConversationsQuery>) {
      return {
        name: 'conversations',
        fetch: (limit: number, after: ConversationsQuery['after']) =>
          session.ask('conversations', (call) =>
            session.options.conversations({ ...filters, ...call, limit, after }),
          ),
        read: (json: unknown, path: string) => session.reader.conversation(json, path),
        report: session.report,
      };
    }
  }
  class SearchingBuilder extends ConversationsRequestBuilder {
    setSearchKeyword(keyword: string): this {
      return this.set({ keyword: keyword || undefined });
    }
    getSearchKeyword(): string {
      return this.filters.keyword ?? '';
    }
  }
  return canSearch ? SearchingBuilder : ConversationsRequestBuilder;
}

/** Creates the builder class of users. */
export function usersBuilder<U extends UserJSON, M extends MessageJSON<U>>(
  session: Session<U, M>,
): new () => Kit.FilteringUsersRequestBuilder<ServerUser<U>> {
  return class UsersRequestBuilder extends Builder<ServerUser<U>, UsersQuery> {
    setSearchKeyword(keyword: string): this {
      return this.set({ keyword: keyword || undefined });
    }
    getSearchKeyword(): string {
      return this.filters.keyword ?? '';
    }
    friendsOnly(friendsOnly: boolean): this {
      return this.set({ friendsOnly });
    }
    getFriendsOnly(): boolean | undefined {
      return this.filters.friendsOnly;
    }
    hideBlockedUsers(hideBlocked: boolean): this {
      return this.set({ hideBlocked });
    }
    getHideBlockedUsers(): boolean | undefined {
      return this.filters.hideBlocked;
    }
    setStatus(status: string): this {
      return this.set({ status });
    }
    getStatus(): string | undefined {
      return this.filters.status;
    }
    setRoles(roles: string[]): this {
      return this.set({ roles: [...roles] });
    }
    getRoles(): readonly string[] | undefined {
      return this.filters.roles;
    }
    setTags(tags: string[]): this {
      return this.set({ tags: [...tags] });
    }
    getTags(): readonly string[] | undefined {
      return this.filters.tags;
    }
    setUIDs(ids: string[]): this {
      return this.set({ ids: [...ids] });
    }
    getUIDs(): readonly string[] | undefined {
      return this.filters.ids;
    }
    protected source(filters: Filters<UsersQuery>) {
      return {
        name: 'users',
        fetch: (limit: number, after: UsersQuery['after']) =>
          session.ask('users', (call) => session.options.users({ ...filters, ...call, limit, after })),
        read: (json: unknown, path: string) => session.reader.user(json, path),
        report: session.report,
      };
    }
  };
}

/** Builds requests for pages of a group's members. */
export interface MembersRequestBuilder<U extends UserJSON> extends Kit.RequestBuilder<ServerMember<U>> {
  /** Only members with one of these scopes. */
  setScopes(scopes: string[]): this;
  /** Returns what `setScopes` was given. */
  getScopes(): readonly string[] | undefined;
}

/** Creates the builder class of the reactions to a message. */
export function reactionsBuilder<U extends UserJSON, M extends MessageJSON<U>>(
  session: Session<U, M>,
): new () => ReactionsRequestBuilder {
  return class ReactionsRequestBuilder extends Builder<ServerReaction, ReactionsQuery> {
    setMessageId(message: Id): this {
      return this.set({ message });
    }
    setReaction(emoji: string): this {
      return this.set({ emoji: emoji || undefined });
    }
    protected source({ message = 0, ...filters }: Filters<ReactionsQuery>) {
      return {
        name: 'reactions',
        fetch: (limit: number, after: ReactionsQuery['after']) =>
          session.ask('reactions', (call) =>
            session.options.reactions?.({ ...filters, ...call, message, limit, after }),
          ),
        read: (json: unknown, path: string) => session.reader.userReaction(json, path, message),
        report: session.report,
      };
    }
  };
}

/** Creates the builder class of the users who are banned from a group. */
export function bannedBuilder<U extends UserJSON, M extends MessageJSON<U>>(
  session: Session<U, M>,
): ReturnType<typeof membersBuilder<U, M>> {
  return class BannedMembersRequestBuilder extends membersBuilder(session) {
    constructor(guid: string) {
      super(guid);
      this.setScopes(['banned']);
    }
  };
}

/** Creates the builder class of the members of a group. */
export function membersBuilder<U extends UserJSON, M extends MessageJSON<U>>(
  session: Session<U, M>,
): new (
  guid: string,
) => MembersRequestBuilder<U> {
  return class GroupMembersRequestBuilder extends Builder<ServerMember<U>, MembersQuery> {
    private readonly group: string;
    constructor(guid: string) {
      super();
      this.group = guid;
    }
    setSearchKeyword(keyword: string): this {
      return this.set({ keyword: keyword || undefined });
    }
    getSearchKeyword(): string {
      return this.filters.keyword ?? '';
    }
    setScopes(scopes: string[]): this {
      return this.set({ scopes: [...scopes] });
    }
    getScopes(): readonly string[] | undefined {
      return this.filters.scopes;
    }
    protected source(filters: Filters<MembersQuery>) {
      const group = this.group;
      return {
        name: 'members',
        fetch: (limit: number, after: MembersQuery['after']) =>
          session.ask(
            'members',
            (call) => session.options.members?.({ ...filters, ...call, group, limit, after }) as Page<U>,
          ),
        read: (json: unknown, path: string) => session.reader.member(json, path),
        report: session.report,
      };
    }
  };
}
