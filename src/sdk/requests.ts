import type { Conversation, Message, User } from './objects.ts';

/** A cursor over pages. */
export interface PageRequest<T> {
  /** Fetches the next page; resolves to `[]` when none is left, or while another call is pending. */
  fetchNext(): Promise<readonly T[]>;
}

/** A cursor over the messages of one conversation, newest page first. */
export interface MessagesRequest {
  /** Fetches the page before the last one, oldest message first; resolves to `[]` when none is left. */
  fetchPrevious(): Promise<readonly Message[]>;
}

/** The methods of every request builder of pages. */
export interface RequestBuilder<T> {
  /** Sets the page size in rows. */
  setLimit(limit: number): unknown;
  build(): PageRequest<T>;
  /** Returns the page size, if the SDK can read it. */
  getLimit?(): number | undefined;
  setSearchKeyword?(keyword: string): unknown;
  getSearchKeyword?(): string | undefined;
}

/** Describes which conversations load, and in which order. */
export interface ConversationsRequestBuilder<C extends Conversation = Conversation>
  extends RequestBuilder<C> {
  setConversationType?(type: string): unknown;
  setTags?(tags: string[]): unknown;
  withUserAndGroupTags?(with_: boolean): unknown;
  setUserTags?(tags: string[]): unknown;
  setGroupTags?(tags: string[]): unknown;
  getConversationType?(): string | undefined;
  getTags?(): readonly string[] | undefined;
  getUserTags?(): readonly string[] | undefined;
  getGroupTags?(): readonly string[] | undefined;
}

/** Describes which users load, and in which order. */
export interface UsersRequestBuilder<U extends User = User> extends RequestBuilder<U> {
  setSearchKeyword(keyword: string): unknown;
  friendsOnly?(only: boolean): unknown;
  hideBlockedUsers?(hide: boolean): unknown;
  setStatus?(status: string): unknown;
  setRoles?(roles: string[]): unknown;
  setTags?(tags: string[]): unknown;
  setUIDs?(uids: string[]): unknown;
}

/** Describes which messages load. */
export interface MessagesRequestBuilder {
  setUID(uid: string): unknown;
  setGUID(guid: string): unknown;
  setLimit(limit: number): unknown;
  setMessageId(id: number): unknown;
  build(): MessagesRequest;
}
