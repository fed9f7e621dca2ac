import { RECEIVER_TYPE, USER_STATUS } from '../../sdk/index.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import { Channel, type History } from './channel.ts';
import type { DataEvent, DataSubscriber } from './data-event.ts';
import { fold } from './fold.ts';
import { Inbox } from './inbox.ts';
import {
  compareUsers,
  type Entry,
  type GroupRecord,
  newEntry,
  type Scope,
  type UserKey,
  type UserRecord,
} from './records.ts';
import { SortedList } from './sorted-list.ts';

/** What a data set starts with. Members, copies of conversations and messages are made when asked for. */
export interface Seeded extends History {
  readonly users: readonly UserRecord[];
  readonly groups: readonly GroupRecord[];
  readonly channels: readonly Channel[];
  /** The first message id that is free. */
  readonly nextId: number;
  /** The time of the newest message, in seconds. */
  readonly now: number;
  members(group: GroupRecord): Map<string, Scope>;
  /** A user's copies of conversations, newest activity first. */
  entries(user: UserRecord): Entry[];
}

type OrderedUser = UserRecord & UserKey;

/** All records of a data set, its clock, and the sessions that hear of changes. Reads and writes go by commands. */
export class Store {
  readonly users = new Map<string, UserRecord>();
  readonly groups = new Map<string, GroupRecord>();
  readonly channels = new Map<string, Channel>();
  /** How many records the pages looked at. */
  recordsRead = 0;
  private readonly inboxes = new Map<string, Inbox>();
  private readonly subscribers = new Map<string, Set<DataSubscriber>>();
  private userOrder: SortedList<UserKey, OrderedUser> | undefined;
  private seeded: Seeded | undefined;
  private lastNow = 0;
  private lastId = 0;

  load(seeded: Seeded): void {
    for (const user of seeded.users) this.users.set(user.uid, user);
    for (const group of seeded.groups) this.groups.set(group.guid, group);
    for (const channel of seeded.channels) this.channels.set(channel.id, channel);
    this.userOrder = undefined;
    this.seeded = seeded;
    this.lastId = seeded.nextId - 1;
    this.lastNow = seeded.now;
  }

  /** The time in seconds; never earlier than it was. */
  now(): number {
    this.lastNow = Math.max(this.lastNow, Math.floor(Date.now() / 1000));
    return this.lastNow;
  }

  nextId(): number {
    return ++this.lastId;
  }

  user(uid: string): UserRecord {
    return (
      this.users.get(uid) ??
      refuse(
        ERROR_CODE.UID_NOT_FOUND,
        `There is no user '${uid}': create it with createUser(), or use the uid of a user that exists.`,
        { uid },
      )
    );
  }

  group(guid: string): GroupRecord {
    return (
      this.groups.get(guid) ??
      refuse(
        ERROR_CODE.GUID_NOT_FOUND,
        `There is no group '${guid}': create it with createGroup(), or use the guid of a group that exists.`,
        { guid },
      )
    );
  }

  addUser(user: UserRecord): void {
    this.users.set(user.uid, user);
    this.userOrder?.add(withKey(user));
  }

  /** All users by folded name. */
  usersByName(): SortedList<UserKey, OrderedUser> {
    if (!this.userOrder) {
      this.userOrder = new SortedList<UserKey, OrderedUser>(compareUsers);
      this.userOrder.fill([...this.users.values()].map(withKey).sort(compareUsers));
    }
    return this.userOrder;
  }

  members(group: GroupRecord): Map<string, Scope> {
    group.members ??= this.seeded?.members(group) ?? new Map();
    return group.members;
  }

  isMember(uid: string, group: GroupRecord): boolean {
    return this.members(group).has(uid);
  }

  /** The members but one, who may be none. */
  othersIn(group: GroupRecord, uid: string): string[] {
    return [...this.members(group).keys()].filter((member) => member !== uid);
  }

  inbox(uid: string): Inbox {
    let inbox = this.inboxes.get(uid);
    if (!inbox) {
      inbox = new Inbox();
      const user = this.users.get(uid);
      if (this.seeded && user && user.seeded >= 0) inbox.fill(this.seeded.entries(user));
      this.inboxes.set(uid, inbox);
    }
    return inbox;
  }

  entry(uid: string, channel: Channel): Entry | undefined {
    return this.inbox(uid).get(channel.id);
  }

  /** A user's copy of a conversation; made where there is none yet, and not listed before something happens. */
  ensureEntry(uid: string, channel: Channel): Entry {
    const known = this.entry(uid, channel);
    if (known) return known;
    const entry = newEntry(channel.id, this.now());
    this.inbox(uid).add(entry);
    return entry;
  }

  channelOf(uid: string, receiverType: string, receiverId: string): Channel | undefined {
    return this.channels.get(conversationIdOf(uid, receiverType, receiverId));
  }

  ensureChannel(uid: string, receiverType: string, receiverId: string): Channel {
    const id = conversationIdOf(uid, receiverType, receiverId);
    let channel = this.channels.get(id);
    if (!channel) {
      const isGroup = receiverType === RECEIVER_TYPE.GROUP;
      channel = isGroup
        ? new Channel(id, RECEIVER_TYPE.GROUP, [receiverId, receiverId])
        : new Channel(id, RECEIVER_TYPE.USER, [uid, receiverId]);
      this.channels.set(id, channel);
    }
    return channel;
  }

  /** Adds a session; the first one of a user makes the user online. */
  attach(uid: string, subscriber: DataSubscriber): void {
    const own = this.subscribers.get(uid) ?? new Set();
    this.subscribers.set(uid, own.add(subscriber));
    if (own.size === 1) this.setPresence(uid, USER_STATUS.ONLINE);
  }

  /** Takes a session off; without any the user is offline. */
  detach(uid: string, subscriber: DataSubscriber): void {
    const own = this.subscribers.get(uid);
    if (!own?.delete(subscriber) || own.size > 0) return;
    this.subscribers.delete(uid);
    this.setPresence(uid, USER_STATUS.OFFLINE);
  }

  setPresence(uid: string, status: string): void {
    const user = this.user(uid);
    if (user.status === status) return;
    user.status = status;
    user.lastActiveAt = this.now();
    const others = [...this.subscribers.keys()].filter((other) => other !== uid);
    this.publish(others, { kind: 'presence', user });
  }

  /** Tells all sessions of these users, except the one that caused it. */
  publish(uids: Iterable<string>, event: DataEvent, except?: DataSubscriber): void {
    for (const uid of uids) {
      const own = this.subscribers.get(uid);
      if (!own) continue;
      // A listener may sign a session in or out meanwhile.
      for (const subscriber of [...own]) {
        if (subscriber !== except && own.has(subscriber)) subscriber.deliver(event);
      }
    }
  }
}

/** The id of the conversation between a user and a receiver, the same from both ends. */
export function conversationIdOf(uid: string, receiverType: string, receiverId: string): string {
  if (receiverType === RECEIVER_TYPE.GROUP) return `group_${receiverId}`;
  return uid < receiverId ? `${uid}_user_${receiverId}` : `${receiverId}_user_${uid}`;
}

function withKey(user: UserRecord): OrderedUser {
  user.key ??= fold(user.name);
  return user as OrderedUser;
}
