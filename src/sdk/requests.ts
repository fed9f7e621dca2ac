import type { Conversation, GroupMember, Message, MessageId, Reaction, User } from './objects.ts';

/** A cursor over pages. */
export interface PageRequest<T> {
  /** Fetches the next page; resolves to `[]` when none is left, or while another call is pending. */
  fetchNext(): Promise<readonly T[]>;
}

/** A cursor over the messages of one conversation, newest page first. */
export interface MessagesRequest {
  /** Fetches the page before the last one, oldest message first; resolves to `[]` when none is left. */
  fetchPrevious(): Promise<readonly Message[]>;
  /**
   * Fetches the page after the message of `setMessageId`, or after the last such page, oldest message first;
   * resolves to `[]` when there is none yet.
   */
  fetchNext?(): Promise<readonly Message[]>;
}

/** The methods of every request builder of pages. */
export interface RequestBuilder<T> {
  /** Sets the page size in rows. */
  setLimit(limit: number): this;
  /** Creates a request, which starts at the first page. */
  build(): PageRequest<T>;
  /** Returns the page size, if the SDK can read it. */
  getLimit?(): number | undefined;
  /** Only rows whose name contains this text; all with an empty one. */
  setSearchKeyword?(keyword: string): this;
  /** Returns the keyword, if the SDK can read it. */
  getSearchKeyword?(): string | undefined;
}

/** Describes which conversations load, and in which order. The filters are optional: no list sets them. */
export interface ConversationsRequestBuilder<C extends Conversation = Conversation>
  extends RequestBuilder<C> {
  /** Only conversations with users ('user'), or only those with groups ('group'). */
  setConversationType?(type: string): this;
  /** Only conversations that carry one of these tags. */
  setTags?(tags: string[]): this;
  /** Whether the users and groups of the conversations come with their tags. */
  withUserAndGroupTags?(withTags: boolean): this;
  /** Only conversations with users that carry one of these tags. */
  setUserTags?(tags: string[]): this;
  /** Only conversations with groups that carry one of these tags. */
  setGroupTags?(tags: string[]): this;
  /** Returns what `setConversationType` was given. */
  getConversationType?(): string | undefined;
  /** Returns what `setTags` was given. */
  getTags?(): readonly string[] | undefined;
  /** Returns what `setUserTags` was given. */
  getUserTags?(): readonly string[] | undefined;
  /** Returns what `setGroupTags` was given. */
  getGroupTags?(): readonly string[] | undefined;
}

/** Describes which users load, and in which order. The filters are optional: no list sets them. */
export interface UsersRequestBuilder<U extends User = User> extends RequestBuilder<U> {
  /** Only users whose name contains this text; all with an empty one. */
  setSearchKeyword(keyword: string): this;
  /** Only friends of the signed-in user. */
  friendsOnly?(only: boolean): this;
  /** Leaves out users that the signed-in user has blocked. */
  hideBlockedUsers?(hide: boolean): this;
  /** Only users of this presence, such as 'online'. */
  setStatus?(status: string): this;
  /** Only users who have one of these roles. */
  setRoles?(roles: string[]): this;
  /** Only users who carry one of these tags. */
  setTags?(tags: string[]): this;
  /** Only the users of these ids. */
  setUIDs?(uids: string[]): this;
  /** Returns what `setStatus` was given. */
  getStatus?(): string | undefined;
  /** Returns what `setRoles` was given. */
  getRoles?(): readonly string[] | undefined;
  /** Returns what `setTags` was given. */
  getTags?(): readonly string[] | undefined;
  /** Returns what `setUIDs` was given. */
  getUIDs?(): readonly string[] | undefined;
  /** Returns what `friendsOnly` was given. */
  getFriendsOnly?(): boolean | undefined;
  /** Returns what `hideBlockedUsers` was given. */
  getHideBlockedUsers?(): boolean | undefined;
}

/** A builder of conversations with all filters. */
export interface FilteringConversationsRequestBuilder<C extends Conversation = Conversation>
  extends ConversationsRequestBuilder<C> {
  /** Only conversations with users ('user'), or only those with groups ('group'). */
  setConversationType(type: string): this;
  /** Only conversations with one of these tags. */
  setTags(tags: string[]): this;
  /** Whether the users and groups of the conversations include their tags. */
  withUserAndGroupTags(withTags: boolean): this;
  /** Only conversations with users who have one of these tags. */
  setUserTags(tags: string[]): this;
  /** Only conversations with groups that have one of these tags. */
  setGroupTags(tags: string[]): this;
}

/** Describes which reactions to a message load, oldest first. */
export interface ReactionsRequestBuilder extends RequestBuilder<Reaction> {
  /** The message. */
  setMessageId(id: MessageId): this;
  /** Only reactions with this emoji. */
  setReaction(reaction: string): this;
}

/** Describes which members of a group load, with their scopes. */
export interface GroupMembersRequestBuilder extends RequestBuilder<GroupMember> {
  /** Only members with one of these scopes. */
  setScopes?(scopes: string[]): this;
}

/** A builder of users with all filters. */
export interface FilteringUsersRequestBuilder<U extends User = User> extends UsersRequestBuilder<U> {
  /** Only friends of the signed-in user. */
  friendsOnly(only: boolean): this;
  /** Leaves out users that the signed-in user has blocked. */
  hideBlockedUsers(hide: boolean): this;
  /** Only users with this presence, such as 'online'. */
  setStatus(status: string): this;
  /** Only users who have one of these roles. */
  setRoles(roles: string[]): this;
  /** Only users who have one of these tags. */
  setTags(tags: string[]): this;
  /** Only the users with these ids. */
  setUIDs(uids: string[]): this;
}

/** Describes which messages load. */
export interface MessagesRequestBuilder {
  /** The messages of the chat with this user. */
  setUID(uid: string): this;
  /** The messages of the chat in this group. */
  setGUID(guid: string): this;
  /** Sets the page size in messages. */
  setLimit(limit: number): this;
  /** Only messages before this one, or after it with `fetchNext`; all with `undefined`. */
  setMessageId(id: MessageId | undefined): this;
  /** Only the replies to this message; all messages with `undefined`. */
  setParentMessageId?(id: MessageId | undefined): this;
  /** Whether replies are left out of the other messages. */
  hideReplies?(hide: boolean): this;
  /** Only messages that were sent, or changed, after this time, in seconds; some SDKs declare it as a text. */
  setUpdatedAfter?(seconds: number | string): this;
  /** Only changed messages, without those sent since the time of `setUpdatedAfter`. */
  updatesOnly?(only: boolean): this;
  /**
   * Only messages that contain this text, whatever the case, accents and widths, and no deleted ones: without `setUID`
   * and `setGUID`, of all chats of the signed-in user. Such a request only has `fetchPrevious`, from the newest page on.
   * All messages with an empty text.
   */
  setSearchKeyword?(keyword: string): this;
  /** Only messages of these categories; set with `setTypes`, because types are unique only within a category. */
  setCategories?(categories: string[]): this;
  /** Only messages of these types, such as 'image'. */
  setTypes?(types: string[]): this;
  /** Only messages whose text has a link. */
  hasLinks?(has: boolean): this;
  /** Creates a request, which starts at the newest page, or at the message of `setMessageId`. */
  build(): MessagesRequest;
}
