import type { GROUP_ACTION } from '../../sdk/index.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import type { SeedOptions } from '../seed/options.ts';
import { seedOf } from '../seed/seed.ts';
import type { Channel } from './channel.ts';
import type { Actor, DataSubscriber } from './data-event.ts';
import * as membership from './membership.ts';
import * as messaging from './messaging.ts';
import * as people from './people.ts';
import * as queries from './queries.ts';
import * as receipts from './receipts.ts';
import type {
  Entry,
  EntryKey,
  GroupRecord,
  MessageDraft,
  MessageRecord,
  UserKey,
  UserRecord,
} from './records.ts';
import { Store } from './store.ts';

/**
 * The shared data of several kits: users, groups, conversations, messages. Sessions read it by queries and
 * write it by commands, which also tell the other sessions; nothing else reaches the records.
 */
export class LocalData {
  private readonly store = new Store();

  /** Fills an empty data set; refuses another one with `ERR_NOT_EMPTY`. */
  seed(options: SeedOptions = {}): void {
    if (this.store.users.size > 0) {
      refuse(
        ERROR_CODE.NOT_EMPTY,
        'Only an empty data set can be seeded: make a new one, and seed it first.',
      );
    }
    this.store.load(seedOf(options));
  }

  /** How many records the pages of all sessions looked at, for tests of cost. */
  get recordsRead(): number {
    return this.store.recordsRead;
  }

  /** The time in seconds, as the data set counts it: never earlier than its newest message. */
  now(): number {
    return this.store.now();
  }

  // Sessions

  /** @internal */
  attach(uid: string, subscriber: DataSubscriber): void {
    this.store.attach(uid, subscriber);
  }
  /** @internal */
  detach(uid: string, subscriber: DataSubscriber): void {
    this.store.detach(uid, subscriber);
  }

  // Queries

  /** @internal */
  user(uid: string): UserRecord {
    return this.store.user(uid);
  }
  /** @internal */
  group(guid: string): GroupRecord {
    return this.store.group(guid);
  }
  /** @internal */
  isMember(uid: string, guid: string): boolean {
    return this.store.isMember(uid, this.store.group(guid));
  }
  /** @internal */
  hasUser(uid: string): boolean {
    return this.store.users.has(uid);
  }
  /** @internal */
  channel(conversationId: string): Channel | undefined {
    return this.store.channels.get(conversationId);
  }
  /** @internal */
  entry(uid: string, channel: Channel): Entry | undefined {
    return this.store.entry(uid, channel);
  }
  /** @internal */
  conversation(uid: string, type: string, id: string): Entry {
    return queries.conversation(this.store, uid, type, id).entry;
  }
  /** @internal */
  conversationsPage(
    uid: string,
    filter: queries.ConversationFilter,
    after: EntryKey | undefined,
    limit: number,
  ): queries.Page<Entry, EntryKey> {
    return queries.conversationsPage(this.store, uid, filter, after, limit);
  }
  /** @internal */
  usersPage(
    uid: string,
    filter: queries.UserFilter,
    after: UserKey | undefined,
    limit: number,
  ): queries.Page<UserRecord, UserKey> {
    return queries.usersPage(this.store, uid, filter, after, limit);
  }
  /** @internal */
  messagesPage(
    uid: string,
    receiver: { type: string; id: string },
    below: number,
    limit: number,
  ): queries.Page<MessageRecord, number> {
    return queries.messagesPage(this.store, uid, receiver.type, receiver.id, below, limit);
  }

  // Commands

  /** @internal */
  createUser(draft: people.UserDraft): UserRecord {
    return people.createUser(this.store, draft);
  }
  /** @internal */
  setPresence(uid: string, status: string): void {
    this.store.setPresence(uid, status);
  }
  /** @internal */
  block(actor: Actor, uids: readonly string[]): void {
    people.block(this.store, actor, uids);
  }
  /** @internal */
  unblock(actor: Actor, uids: readonly string[]): void {
    people.unblock(this.store, actor, uids);
  }
  /** @internal */
  addFriends(actor: Actor, uids: readonly string[]): void {
    people.addFriends(this.store, actor, uids);
  }
  /** @internal */
  removeFriends(actor: Actor, uids: readonly string[]): void {
    people.removeFriends(this.store, actor, uids);
  }
  /** @internal */
  send(actor: Actor, draft: MessageDraft): MessageRecord {
    return messaging.send(this.store, actor, draft);
  }
  /** @internal */
  edit(actor: Actor, id: number, draft: MessageDraft): MessageRecord {
    return messaging.edit(this.store, actor, id, draft);
  }
  /** @internal */
  remove(actor: Actor, id: number, receiver: { receiverType: string; receiverId: string }): MessageRecord {
    return messaging.remove(this.store, actor, id, receiver);
  }
  /** @internal */
  type(actor: Actor, receiver: { type: string; id: string }, started: boolean): void {
    messaging.type(this.store, actor, receiver.type, receiver.id, started);
  }
  /** @internal */
  markDelivered(actor: Actor, conversationId: string, id: number): void {
    receipts.markDelivered(this.store, actor, conversationId, id);
  }
  /** @internal */
  markRead(actor: Actor, conversationId: string, id: number): void {
    receipts.markRead(this.store, actor, conversationId, id);
  }
  /** @internal */
  deleteConversation(actor: Actor, type: string, id: string): void {
    queries.deleteConversation(this.store, actor.uid, type, id);
  }
  /** @internal */
  tagConversation(actor: Actor, type: string, id: string, tags: readonly string[]): Entry {
    const { entry } = queries.conversation(this.store, actor.uid, type, id);
    entry.tags = tags.length > 0 ? [...tags] : undefined;
    return entry;
  }
  /** @internal */
  createGroup(actor: Actor, draft: membership.GroupDraft): GroupRecord {
    return membership.createGroup(this.store, actor, draft);
  }
  /** @internal */
  joinGroup(actor: Actor, guid: string, password: string | undefined): GroupRecord {
    return membership.join(this.store, actor, guid, password);
  }
  /** @internal */
  leaveGroup(actor: Actor, guid: string): void {
    membership.leave(this.store, actor, guid);
  }
  /** @internal */
  addMembers(actor: Actor, guid: string, uids: readonly string[]): GroupRecord {
    return membership.add(this.store, actor, guid, uids);
  }
  /** @internal */
  expel(
    actor: Actor,
    guid: string,
    uid: string,
    action: typeof GROUP_ACTION.KICKED | typeof GROUP_ACTION.BANNED,
  ): void {
    membership.expel(this.store, actor, guid, uid, action);
  }
}
