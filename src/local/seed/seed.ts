import { RECEIVER_TYPE, USER_STATUS } from '../../sdk/index.ts';
import { Channel } from '../data/channel.ts';
import { compareEntries, type Entry, newEntry, type UserRecord } from '../data/records.ts';
import { conversationIdOf, type Seeded } from '../data/store.ts';
import { type Cast, SeededConversations, TAIL } from './conversations.ts';
import { SeededGroups } from './groups.ts';
import { personName } from './names.ts';
import { type Plan, planOf, type SeedOptions } from './options.ts';
import { hash, pick } from './random.ts';
import { statusMessage, tags } from './texts.ts';

const ROLES = ['default', 'default', 'default', 'admin', 'moderator', 'support'];
const KNOWN_NAMES: Readonly<Record<string, string>> = { ann: 'Ann Lindqvist', bob: 'Bob Okafor' };

/** Makes the data a data set starts with: users, groups and conversations now, all else when asked for. */
export function seedOf(options: SeedOptions): Seeded {
  const plan = planOf(options);
  const second = plan.me === 'bob' ? 'ann' : 'bob';
  const uidOf = (user: number) => {
    if (user < 2) return user === 0 ? plan.me : second;
    const uid = `user-${user}`;
    return uid === plan.me ? 'user-0' : uid;
  };
  const groups = new SeededGroups(plan, uidOf);
  const layout = layoutOf(plan);
  const conversations = new SeededConversations(plan, (index) => castOf(plan, groups, layout, uidOf, index));

  const users: UserRecord[] = [];
  for (let user = 0; user < plan.users; user++) users.push(makeUser(plan, user, uidOf(user)));
  befriendAndBlock(plan, users, uidOf);
  const channels: Channel[] = [];
  for (let index = 0; index < plan.conversations; index++) {
    const { conversationId, isGroup, end } = castOf(plan, groups, layout, uidOf, index);
    const type = isGroup ? RECEIVER_TYPE.GROUP : RECEIVER_TYPE.USER;
    channels.push(
      new Channel(conversationId, type, isGroup ? [end, end] : [plan.me, end], conversations, index),
    );
  }
  for (let group = plan.groups; group < groups.count; group++) {
    const guid = groups.guid(group);
    const id = conversationIdOf(plan.me, RECEIVER_TYPE.GROUP, guid);
    channels.push(new Channel(id, RECEIVER_TYPE.GROUP, [guid, guid]));
  }
  return {
    users,
    groups: Array.from({ length: groups.count }, (_, group) => groups.make(group)),
    channels,
    nextId: conversations.nextId,
    now: plan.now,
    count: (index) => conversations.count(index),
    idAt: (index, place) => conversations.idAt(index, place),
    message: (index, place) => conversations.message(index, place),
    members: (group) => groups.members(group.seeded),
    entries: (user) => entriesOf(plan, groups, conversations, layout, channels, user.seeded),
  };
}

/** Which conversation is with whom: groups are spread evenly, the first one-on-one is with the second user. */
interface Layout {
  /** By conversation: the number of the group, or -1 minus the number of the user. */
  readonly ends: Int32Array;
  /** The conversation of each group, and of each user. */
  readonly ofGroup: Int32Array;
  readonly ofUser: Int32Array;
}

function layoutOf({ conversations, groups, users }: Plan): Layout {
  const ends = new Int32Array(conversations);
  const ofGroup = new Int32Array(groups);
  const ofUser = new Int32Array(users).fill(-1);
  for (let index = 0; index < conversations; index++) {
    const group = Math.floor((index * groups) / conversations);
    if (Math.floor(((index + 1) * groups) / conversations) > group) {
      ends[index] = group;
      ofGroup[group] = index;
    } else {
      const user = 1 + index - group;
      ends[index] = -1 - user;
      ofUser[user] = index;
    }
  }
  return { ends, ofGroup, ofUser };
}

function castOf(
  plan: Plan,
  groups: SeededGroups,
  layout: Layout,
  uidOf: (user: number) => string,
  index: number,
): Cast {
  const place = layout.ends[index] ?? 0;
  if (place >= 0) {
    const guid = groups.guid(place);
    return {
      conversationId: conversationIdOf(plan.me, RECEIVER_TYPE.GROUP, guid),
      isGroup: true,
      end: guid,
      other: (number) => uidOf(groups.other(place, number)),
      blocked: false,
    };
  }
  const user = -1 - place;
  const uid = uidOf(user);
  return {
    conversationId: conversationIdOf(plan.me, RECEIVER_TYPE.USER, uid),
    isGroup: false,
    end: uid,
    other: () => uid,
    blocked: isBlocked(plan, user),
  };
}

function makeUser(plan: Plan, user: number, uid: string): UserRecord {
  const h = hash(plan.seed, 20, user);
  const kind = user < 2 ? 99 : h % 100;
  const status = kind < 25 ? USER_STATUS.ONLINE : kind < 33 ? 'away' : USER_STATUS.OFFLINE;
  const ago = kind < 25 ? h % 300 : 600 + (hash(h, 1) % (40 * 24 * 3600));
  return {
    uid,
    name: (user < 2 ? KNOWN_NAMES[uid] : undefined) ?? personName(plan.seed, user),
    avatar: plan.avatar(user),
    status,
    statusMessage: statusMessage(hash(h, 2)),
    lastActiveAt: kind > 96 ? undefined : plan.now - ago,
    role: pick(ROLES, hash(h, 3)),
    tags: tags(hash(h, 4)),
    blocked: undefined,
    friends: undefined,
    key: undefined,
    seeded: user,
  };
}

function isBlocked(plan: Plan, user: number): boolean {
  return user > 1 && hash(plan.seed, 21, user) % 40 === 0;
}

function befriendAndBlock(plan: Plan, users: readonly UserRecord[], uidOf: (user: number) => string): void {
  const me = users[0];
  if (!me) return;
  me.blocked = new Set();
  me.friends = new Set();
  for (let user = 1; user < plan.users; user++) {
    const h = hash(plan.seed, 22, user);
    if (user === 1 || h % 3 === 0) me.friends.add(uidOf(user));
    if (isBlocked(plan, user)) me.blocked.add(uidOf(user));
    else if (user > 1 && h % 80 === 1) (users[user] as UserRecord).blocked = new Set([plan.me]);
  }
}

function entriesOf(
  plan: Plan,
  groups: SeededGroups,
  conversations: SeededConversations,
  layout: Layout,
  channels: readonly Channel[],
  user: number,
): Entry[] {
  const entries: Entry[] = [];
  const add = (index: number) => {
    const entry = newEntry(channels[index]?.id ?? '', conversations.activeAt(index));
    entries.push(fillEntry(entry, conversations, index, user === 0));
  };
  if (user === 0) {
    for (let index = 0; index < plan.conversations; index++) add(index);
    return entries;
  }
  const direct = layout.ofUser[user] ?? -1;
  if (direct >= 0) add(direct);
  for (const group of groups.of(user)) {
    if (groups.isMine(group)) add(layout.ofGroup[group] ?? 0);
    else {
      const id = conversationIdOf('', RECEIVER_TYPE.GROUP, groups.guid(group));
      entries.push({ ...newEntry(id, groups.createdAt(group)), listed: true });
    }
  }
  return entries.sort(compareEntries);
}

function fillEntry(entry: Entry, conversations: SeededConversations, index: number, isMe: boolean): Entry {
  const lastId = conversations.lastId(index);
  entry.listed = true;
  entry.lastId = lastId;
  entry.tags = isMe ? tags(hash(index, 40)) : undefined;
  if (lastId === 0) return entry;
  entry.readAt = entry.activeAt;
  entry.deliveredAt = entry.activeAt;
  const tail = conversations.tail(index);
  const pending = tail === TAIL.SENT || tail === TAIL.DELIVERED ? 1 : 0;
  entry.unread = isMe ? conversations.unread(index) : pending;
  entry.unreadMentions = isMe && conversations.mentionsMe(index) ? 1 : 0;
  entry.readId = lastId - entry.unread;
  entry.deliveredId = !isMe && tail === TAIL.SENT ? lastId - 1 : lastId;
  return entry;
}
