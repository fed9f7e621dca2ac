import type { AnyRecord, GroupRecord, Meta, StoreName, UserRecord } from './records.ts';

/** The initial content of a data set; everything but users and groups is created on demand. */
export interface Source extends Meta {
  /** The maximum number of messages. */
  readonly mostMessages: number;
  readonly users: readonly UserRecord[];
  readonly groups: readonly GroupRecord[];
  /** Returns the scopes of a store's records, such as the guids of groups with members. */
  scopes(store: StoreName): Iterable<string>;
  /** Returns the records of a scope, such as the members of a group. */
  load(store: StoreName, scope: string): readonly AnyRecord[];
  /** Returns one message or relation: a page needs a few of many scopes, without creating all others. */
  one(store: 'messages' | 'relations', scope: string, key: string | number): AnyRecord | undefined;
  /** Returns the conversation that a message of the source is in. */
  conversationOf(messageId: number): string | undefined;
}
