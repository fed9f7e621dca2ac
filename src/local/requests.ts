import type { Kit } from '../sdk/index.ts';
import {
  Builder,
  type Filters,
  type ReactionsRequestBuilder as ServerReactions,
} from '../server/builders.ts';
import type { Id } from '../server/json.ts';
import type { ServerGroup } from '../server/objects/group.ts';
import type { ServerMember, ServerUser } from '../server/objects/user.ts';
import type { GroupsQuery } from './commands/pages.ts';
import { ERROR_CODE, refuse } from './exception.ts';
import type { KitMethod } from './network.ts';
import type { AnyMessage, Conversation } from './objects.ts';
import type { Session } from './session.ts';

/** Fetches pages, one after the other. */
export interface PageRequest<Item> {
  /** Fetches the next page; resolves to `[]` when none is left, or while another call is pending. */
  fetchNext(): Promise<Item[]>;
}

/** Describes which rows load; every setter returns the builder. */
export interface PageRequestBuilder<Item> extends Kit.RequestBuilder<Item> {
  /** Sets the page size in rows, 1 to 100,000; others make `fetchNext` reject. @defaultValue 30 */
  setLimit(limit: number): this;
  getLimit(): number;
  /** Only rows with this text in their name, ignoring case and accents. */
  setSearchKeyword(keyword: string): this;
  getSearchKeyword(): string;
  /** Builds the request; later changes to the builder do not affect it. */
  build(): PageRequest<Item>;
}

/** Describes which conversations load, newest activity first. */
export interface ConversationsRequestBuilder
  extends PageRequestBuilder<Conversation>,
    Omit<Kit.FilteringConversationsRequestBuilder<Conversation>, keyof PageRequestBuilder<unknown>> {
  setConversationType(type: string): this;
  getConversationType(): string | undefined;
  setTags(tags: string[]): this;
  getTags(): readonly string[] | undefined;
  /** Whether the users and groups of the conversations come with their tags. @defaultValue false */
  withUserAndGroupTags(withTags: boolean): this;
  /** Only conversations with users who have one of these tags, besides those of `setGroupTags`. */
  setUserTags(tags: string[]): this;
  getUserTags(): readonly string[] | undefined;
  /** Only conversations with groups that have one of these tags, besides those of `setUserTags`. */
  setGroupTags(tags: string[]): this;
  getGroupTags(): readonly string[] | undefined;
}

/**
 * Describes which users load, without the signed-in one: by name, or with a keyword by the text from the
 * match on. A keyword matches anywhere in the name or at the start of the uid.
 */
export interface UsersRequestBuilder extends PageRequestBuilder<ServerUser> {
  friendsOnly(only: boolean): this;
  getFriendsOnly(): boolean | undefined;
  hideBlockedUsers(hide: boolean): this;
  getHideBlockedUsers(): boolean | undefined;
  /** Only users with this presence, such as 'online'. */
  setStatus(status: string): this;
  getStatus(): string | undefined;
  setRoles(roles: string[]): this;
  getRoles(): readonly string[] | undefined;
  setTags(tags: string[]): this;
  getTags(): readonly string[] | undefined;
  /** Only the users of these ids; unknown ids are left out. */
  setUIDs(uids: string[]): this;
  getUIDs(): readonly string[] | undefined;
}

/** Describes which groups load, by name, without other people's private groups. */
export interface GroupsRequestBuilder extends PageRequestBuilder<ServerGroup> {
  /** Only groups that the signed-in user is a member of. */
  joinedOnly(only: boolean): this;
}

/** Describes which members of a group load, in the order they joined. */
export interface GroupMembersRequestBuilder extends PageRequestBuilder<ServerMember> {
  /** Only members of these scopes: 'admin', 'moderator', 'participant'. */
  setScopes(scopes: string[]): this;
  getScopes(): readonly string[] | undefined;
}

/** Describes which reactions to a message load, oldest first. */
export type ReactionsRequestBuilder = ServerReactions;

/** The pages of one conversation's messages. */
export interface MessagesRequest {
  /** Fetches the page before the last one, newest page first, oldest message first; `[]` when none is left. */
  fetchPrevious(): Promise<AnyMessage[]>;
  /**
   * Fetches the page after the message of `setMessageId`, or after the last such page; without that message
   * from the oldest one on. Resolves to `[]` when there is none yet, or while one loads.
   */
  fetchNext(): Promise<AnyMessage[]>;
}

/** Describes which messages load. */
export interface MessagesRequestBuilder extends Kit.MessagesRequestBuilder {
  getLimit(): number;
  /** Only messages before this one, or after it with `fetchNext`. */
  setMessageId(id: Id | undefined): this;
  setParentMessageId(id: Id | undefined): this;
  /** Whether replies are left out of the other messages. @defaultValue true */
  hideReplies(hide: boolean): this;
  setUpdatedAfter(seconds: number): this;
  updatesOnly(only: boolean): this;
  /** Only messages whose text or file name contains this text; a request for them has no `fetchNext`. */
  setSearchKeyword(keyword: string): this;
  setCategories(categories: string[]): this;
  setTypes(types: string[]): this;
  hasLinks(has: boolean): this;
  build(): MessagesRequest;
}

/** The most rows a page may hold. */
export const MAX_PAGE_SIZE = 100_000;

type AnyBuilder = abstract new (...args: never[]) => { build(): object };
type Fetches = Partial<Record<'fetchNext' | 'fetchPrevious', () => Promise<unknown>>>;

/** Counts the calls of a builder's requests; a request belongs to the user who made its first call. */
function counted(Base: AnyBuilder, name: string, session: Session): new (...args: never[]) => object {
  abstract class Counted extends Base {
    override build(): object {
      const request = super.build() as Fetches;
      const limit = (this as unknown as PageRequestBuilder<unknown>).getLimit();
      let owner: string | undefined;
      const counts = (method: keyof Fetches) => () =>
        session.counted(`${name}.${method}` as KitMethod, () => {
          if (!(Number.isInteger(limit) && limit >= 1 && limit <= MAX_PAGE_SIZE)) {
            refuse(
              ERROR_CODE.LIMIT_OUT_OF_RANGE,
              `The page size must be 1 to ${MAX_PAGE_SIZE} rows, not ${limit}: call setLimit().`,
              { limit },
            );
          }
          owner ??= session.uid;
          if (owner !== session.uid) {
            refuse(
              ERROR_CODE.BAD_ARGUMENT,
              `This request belongs to '${owner}': build a new one after signing in.`,
            );
          }
          return request[method]?.() ?? Promise.resolve([]);
        });
      return { fetchNext: counts('fetchNext'), fetchPrevious: counts('fetchPrevious') };
    }
  }
  return Counted as unknown as new (
    ...args: never[]
  ) => object;
}

/** Creates the builder classes of a session. */
export function requestBuilders(session: Session) {
  const { kit, reader, report } = session.server;
  const {
    MessagesRequestBuilder: Messages,
    GroupMembersRequestBuilder: Members,
    ReactionsRequestBuilder: Reactions,
  } = kit as Required<typeof kit>;

  class GroupsRequestBuilder extends Builder<ServerGroup, GroupsQuery> {
    setSearchKeyword(keyword: string): this {
      return this.set({ keyword });
    }
    getSearchKeyword(): string {
      return this.filters.keyword ?? '';
    }
    joinedOnly(joinedOnly: boolean): this {
      return this.set({ joinedOnly });
    }
    protected source(filters: Filters<GroupsQuery>) {
      return {
        name: 'groups',
        fetch: (limit: number, after: Id | undefined) =>
          session.query('GroupsRequest.fetchNext', (all, ...of) =>
            all.groupsPage(...of, { ...filters, limit, after }),
          ),
        read: (json: unknown, path: string) => reader.group(json, path),
        report,
      };
    }
  }
  class BannedMembersRequestBuilder extends Members {
    constructor(guid: string) {
      super(guid);
      this.setScopes(['banned']);
    }
  }
  class TwoWayMessages extends Messages {
    private start: Id | undefined;

    override setMessageId(id: Id | undefined): this {
      this.start = id;
      return super.setMessageId(id);
    }
    override build(): Kit.MessagesRequest {
      const request = super.build();
      if (this.start !== undefined) return request;
      // Without a message to start from, newer pages begin with the oldest message.
      super.setMessageId(0);
      const newer = super.build();
      super.setMessageId(undefined);
      return {
        fetchPrevious: () => request.fetchPrevious(),
        fetchNext: async () => newer.fetchNext?.() ?? [],
      };
    }
  }
  return {
    ConversationsRequestBuilder: counted(kit.ConversationsRequestBuilder, 'ConversationsRequest', session),
    UsersRequestBuilder: counted(kit.UsersRequestBuilder, 'UsersRequest', session),
    MessagesRequestBuilder: counted(TwoWayMessages, 'MessagesRequest', session),
    GroupsRequestBuilder: counted(GroupsRequestBuilder, 'GroupsRequest', session),
    GroupMembersRequestBuilder: counted(Members, 'GroupMembersRequest', session),
    ReactionsRequestBuilder: counted(Reactions, 'ReactionsRequest', session),
    BannedMembersRequestBuilder: counted(BannedMembersRequestBuilder, 'BannedMembersRequest', session),
  };
}
