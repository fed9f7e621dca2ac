import type { GroupRecord, MemberRecord, Scope } from '../data/records.ts';
import { groupName } from './names.ts';
import type { Plan } from './options.ts';
import { SEED_PASSWORD } from './password.ts';
import { hash, pick } from './random.ts';
import { tags } from './texts.ts';

const PRIMES = [7919, 7907, 7901, 7883];
const TYPES = ['public', 'private', 'password', 'public'];

/** Groups with members computed from the seed: first those of `me`, then some to join. */
export class SeededGroups {
  readonly count: number;
  private readonly plan: Plan;
  private readonly uidOf: (user: number) => string;
  private readonly others: number;
  private byUser: Map<number, number[]> | undefined;

  constructor(plan: Plan, uidOf: (user: number) => string) {
    this.plan = plan;
    this.uidOf = uidOf;
    this.others = plan.users - 1;
    this.count = plan.groups + Math.max(3, Math.floor(plan.groups / 20));
  }

  guid(group: number): string {
    return `group-${group + 1}`;
  }

  /** Whether `me` is a member. */
  isMine(group: number): boolean {
    return group < this.plan.groups;
  }

  make(group: number): GroupRecord {
    const h = this.hash(30, group);
    const type = this.isMine(group) ? pick(TYPES, h) : pick(TYPES, group);
    return {
      guid: this.guid(group),
      name: groupName(this.plan, group),
      icon: undefined,
      type,
      password: type === 'password' ? SEED_PASSWORD : undefined,
      owner: this.uidOf(this.owner(group)),
      createdAt: this.createdAt(group),
      tags: tags(hash(h, 1)),
      membersCount: this.size(group) + (this.isMine(group) ? 1 : 0),
    };
  }

  /** In seconds; before the oldest message. */
  createdAt(group: number): number {
    return this.plan.now - (500 + (this.hash(31, group) % 500)) * 24 * 3600;
  }

  /** Returns each member's scope, in the order they joined. */
  private scopes(group: number): Map<string, Scope> {
    const members = new Map<string, Scope>([[this.uidOf(this.owner(group)), 'admin']]);
    if (this.isMine(group) && !members.has(this.plan.me)) members.set(this.plan.me, 'participant');
    const size = this.size(group);
    for (let nth = 0; nth < size; nth++) {
      const uid = this.uidOf(this.other(group, nth));
      if (!members.has(uid)) members.set(uid, nth === 1 ? 'moderator' : 'participant');
    }
    return members;
  }

  members(group: number, nameKey: (uid: string) => string): MemberRecord[] {
    const guid = this.guid(group);
    const joinedAt = this.createdAt(group);
    return [...this.scopes(group)].map(([uid, scope], rank) => ({
      guid,
      uid,
      scope,
      rank,
      joinedAt,
      nameKey: nameKey(uid),
    }));
  }

  /** Returns one of the members except `me`; different ones for numbers below `size`. */
  other(group: number, number: number): number {
    const h = this.hash(32, group);
    // The second user is in a third of the groups, so that two panels side by side share conversations.
    const start = h % 3 === 0 ? 0 : h % this.others;
    const prime = pick(PRIMES, hash(h, 1));
    const step = this.others % prime === 0 ? 1 : prime;
    return 1 + ((start + (number % this.size(group)) * step) % this.others);
  }

  /** Returns a user's groups; computed by one pass over all groups at the first call. */
  of(user: number): readonly number[] {
    if (!this.byUser) {
      this.byUser = new Map();
      for (let group = 0; group < this.count; group++) {
        for (let nth = this.size(group) - 1; nth >= 0; nth--) {
          const member = this.other(group, nth);
          const known = this.byUser.get(member);
          if (known) known.push(group);
          else this.byUser.set(member, [group]);
        }
      }
    }
    return this.byUser.get(user) ?? [];
  }

  /** Returns the number of members without `me`. */
  private size(group: number): number {
    const h = this.hash(33, group);
    const kind = h % 100;
    const much = hash(h, 1);
    const size = kind < 80 ? 2 + (much % 8) : kind < 97 ? 10 + (much % 40) : 60 + (much % 140);
    return Math.min(size, this.others);
  }

  private owner(group: number): number {
    return this.isMine(group) && this.hash(34, group) % 4 === 0 ? 0 : this.other(group, 0);
  }

  private hash(stream: number, group: number): number {
    return hash(this.plan.seed, stream, group);
  }
}
