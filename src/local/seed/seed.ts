import { searchKey } from '../../utils/find-matches.ts';
import { conversationIdOf } from '../commands/find.ts';
import type {
  AnyRecord,
  Entry,
  GroupRecord,
  MessageRecord,
  RelationRecord,
  StoreName,
  UserRecord,
} from '../data/records.ts';
import type { Source } from '../data/source.ts';
import { type Cast, SeededConversations, TAIL } from './conversations.ts';
import { SeededGroups } from './groups.ts';
import { type Layout, layoutOf } from './layout.ts';
import { topicOf } from './names.ts';
import { type Plan, planOf, type SeedOptions } from './options.ts';
import { hash } from './random.ts';
import { tags } from './texts.ts';
import { isBlocked, makeUser } from './users.ts';

/** Creates the content of a data set: users and groups at once, everything else on demand. */
export function seedOf(options: SeedOptions): Source {
  const plan = planOf(options);
  const second = plan.me === 'bob' ? 'ann' : 'bob';
  const uidOf = (user: number) => {
    if (user < 2) return user === 0 ? plan.me : second;
    const uid = `user-${user}`;
    return uid === plan.me ? 'user-0' : uid;
  };
  return new Seed(plan, uidOf);
}

/** Computes the records of a data set from a plan. */
class Seed implements Source {
  readonly lastId: number;
  readonly now: number;
  readonly earliest: number | undefined;
  readonly mostMessages: number;
  readonly users: UserRecord[] = [];
  readonly groups: GroupRecord[] = [];
  private readonly plan: Plan;
  private readonly uidOf: (user: number) => string;
  private readonly seededGroups: SeededGroups;
  private readonly conversations: SeededConversations;
  private readonly layout: Layout;
  private readonly userOf = new Map<string, number>();
  private readonly groupOf = new Map<string, number>();
  /** Conversations by id; built at first use. */
  private indexOf: Map<string, number> | undefined;

  constructor(plan: Plan, uidOf: (user: number) => string) {
    this.plan = plan;
    this.uidOf = uidOf;
    this.now = plan.now;
    this.earliest = plan.earliest;
    this.mostMessages = plan.conversations * plan.messages;
    this.layout = layoutOf(plan);
    this.seededGroups = new SeededGroups(plan, uidOf);
    this.conversations = new SeededConversations(plan, (index) => this.cast(index));
    this.lastId = this.conversations.newestId;
    for (let user = 0; user < plan.users; user++) {
      const chat = this.layout.ofUser[user] ?? -1;
      const actedAt = chat < 0 ? 0 : this.conversations.actedAt(chat);
      this.users.push(makeUser(plan, user, uidOf(user), actedAt));
      this.userOf.set(uidOf(user), user);
    }
    for (let group = 0; group < this.seededGroups.count; group++) {
      this.groups.push(this.seededGroups.make(group));
      this.groupOf.set(this.seededGroups.guid(group), group);
    }
  }

  scopes(store: StoreName): Iterable<string> {
    if (store === 'relations' || store === 'conversations') return this.userOf.keys();
    if (store === 'members') return this.groupOf.keys();
    return store === 'messages' ? this.indices.keys() : [];
  }

  load(store: StoreName, scope: string): readonly AnyRecord[] {
    const user = this.userOf.get(scope);
    const group = this.groupOf.get(scope);
    if (store === 'relations' && user !== undefined) return this.relations(user);
    if (store === 'conversations' && user !== undefined) return this.entries(user);
    if (store === 'members' && group !== undefined)
      return this.seededGroups.members(group, (uid) => this.nameKey(uid));
    const index = store === 'messages' ? this.indices.get(scope) : undefined;
    if (index === undefined) return [];
    const { conversations } = this;
    return Array.from({ length: conversations.count(index) }, (_, place) =>
      conversations.message(index, place),
    );
  }

  one(store: 'messages' | 'relations', scope: string, key: string | number): AnyRecord | undefined {
    if (store === 'messages') return this.message(scope, Number(key));
    const [kind, other = ''] = String(key).split(' ');
    const [uid, end] = [this.userOf.get(scope), this.userOf.get(other)];
    if (uid === undefined || end === undefined || (uid > 0 && end > 0)) return undefined;
    return this.relation(uid, end, kind === 'block' ? 'block' : 'friend');
  }

  conversationOf(messageId: number): string | undefined {
    const found = this.conversations.placeOf(messageId);
    return found && this.cast(found.index).conversationId;
  }

  private message(conversationId: string, id: number): MessageRecord | undefined {
    const found = this.conversations.placeOf(id);
    if (!found || this.cast(found.index).conversationId !== conversationId) return undefined;
    return this.conversations.message(found.index, found.place);
  }

  private get indices(): Map<string, number> {
    if (!this.indexOf) {
      this.indexOf = new Map();
      for (let index = 0; index < this.plan.conversations; index++) {
        this.indexOf.set(this.cast(index).conversationId, index);
      }
    }
    return this.indexOf;
  }

  private nameKey(uid: string): string {
    return searchKey(this.users[this.userOf.get(uid) ?? -1]?.name ?? '');
  }

  private cast(index: number): Cast {
    const { plan, seededGroups, uidOf } = this;
    const place = this.layout.ends[index] ?? 0;
    if (place >= 0) {
      const guid = seededGroups.guid(place);
      return {
        conversationId: conversationIdOf(plan.me, { receiverType: 'group', receiverId: guid }),
        isGroup: true,
        end: guid,
        other: (number) => uidOf(seededGroups.other(place, number)),
        topic: topicOf(plan, place),
        blocked: false,
      };
    }
    const user = -1 - place;
    const uid = uidOf(user);
    return {
      conversationId: conversationIdOf(plan.me, { receiverType: 'user', receiverId: uid }),
      isGroup: false,
      end: uid,
      other: () => uid,
      topic: undefined,
      blocked: isBlocked(plan, user),
    };
  }

  private relations(user: number): RelationRecord[] {
    const others = user > 0 ? [0] : Array.from({ length: this.plan.users - 1 }, (_, at) => at + 1);
    return others.flatMap((other) =>
      (['friend', 'block'] as const).flatMap((kind) => this.relation(user, other, kind) ?? []),
    );
  }

  /** The relation of one user to another; one of the two is `me`. */
  private relation(user: number, other: number, kind: 'friend' | 'block'): RelationRecord | undefined {
    const { plan, uidOf } = this;
    const them = Math.max(user, other);
    const h = hash(plan.seed, 22, them);
    const isFriend = them === 1 || h % 3 === 0;
    const isBlocking =
      user === 0 ? isBlocked(plan, them) : them > 1 && h % 80 === 1 && !isBlocked(plan, them);
    if (kind === 'friend' ? !isFriend : !isBlocking) return undefined;
    return { uid: uidOf(user), kind, other: uidOf(other), nameKey: this.nameKey(uidOf(other)) };
  }

  private entries(user: number): Entry[] {
    const { plan, layout, seededGroups } = this;
    if (user === 0)
      return Array.from({ length: plan.conversations }, (_, index) => this.entryOf(user, index));
    const direct = layout.ofUser[user] ?? -1;
    const entries = direct >= 0 ? [this.entryOf(user, direct)] : [];
    for (const group of seededGroups.of(user)) {
      if (seededGroups.isMine(group)) entries.push(this.entryOf(user, layout.ofGroup[group] ?? 0));
      else
        entries.push(
          this.newEntry(user, group, { ...NOTHING_SEEN, activeAt: seededGroups.createdAt(group) }),
        );
    }
    return entries;
  }

  /** A user's copy of a conversation, by its index. */
  private entryOf(user: number, index: number): Entry {
    const { conversations, layout } = this;
    const isMe = user === 0;
    const place = layout.ends[index] ?? 0;
    const activeAt = conversations.activeAt(index);
    const lastId = conversations.lastId(index);
    const tail = conversations.tail(index);
    const pending = tail === TAIL.SENT || tail === TAIL.DELIVERED ? 1 : 0;
    const unread = isMe || lastId === 0 ? conversations.unread(index) : pending;
    return this.newEntry(user, place >= 0 || isMe ? place : -1, {
      activeAt,
      lastId,
      unread,
      unreadMentions: isMe && conversations.mentionsMe(index) ? 1 : 0,
      deliveredId: !isMe && lastId > 0 && tail === TAIL.SENT ? lastId - 1 : lastId,
      readId: lastId - unread,
      tags: isMe ? tags(hash(index, 40)) : undefined,
    });
  }

  /** A copy of the conversation with a group by index, or with a user by -1 minus the index. */
  private newEntry(user: number, place: number, seen: Seen): Entry {
    const isGroup = place >= 0;
    const { tags: endTags, name = '' } = (isGroup ? this.groups[place] : this.users[-1 - place]) ?? {};
    const end = isGroup ? this.seededGroups.guid(place) : this.uidOf(-1 - place);
    const type = isGroup ? 'group' : 'user';
    const uid = this.uidOf(user);
    const seenAt = seen.lastId && seen.activeAt;
    // Written out for speed: there may be 100,000 of them.
    return {
      uid,
      conversationId: conversationIdOf(uid, { receiverType: type, receiverId: end }),
      type,
      end,
      endTags,
      nameKey: searchKey(name),
      activeAt: seen.activeAt,
      lastId: seen.lastId,
      unread: seen.unread,
      unreadMentions: seen.unreadMentions,
      deliveredId: seen.deliveredId,
      deliveredAt: seenAt,
      readId: seen.readId,
      readAt: seenAt,
      hiddenId: 0,
      listed: true,
      tags: seen.tags,
    };
  }
}

/** A user's progress in a conversation. */
type Seen = Pick<
  Entry,
  'activeAt' | 'lastId' | 'unread' | 'unreadMentions' | 'deliveredId' | 'readId' | 'tags'
>;
const NOTHING_SEEN = { lastId: 0, unread: 0, unreadMentions: 0, deliveredId: 0, readId: 0, tags: undefined };
