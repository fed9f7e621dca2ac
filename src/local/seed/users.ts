import type { UserRecord } from '../data/records.ts';
import { personName } from './names.ts';
import type { Plan } from './options.ts';
import { hash, pick } from './random.ts';
import { statusMessage, tags } from './texts.ts';

const ROLES = ['default', 'default', 'default', 'admin', 'moderator', 'support'];
const KNOWN = ['ann', 'bob'];

/** Creates a user by index in the seed, who wrote or read a message at a time in seconds, or 0. */
export function makeUser(plan: Plan, user: number, uid: string, actedAt: number): UserRecord {
  const h = hash(plan.seed, 20, user);
  const kind = user < 2 ? 99 : h % 100;
  const status = kind < 25 ? 'online' : kind < 33 ? 'away' : 'offline';
  const ago = kind < 25 ? h % 300 : 600 + (hash(h, 1) % (40 * 24 * 3600));
  return {
    uid,
    name: (user < 2 ? plan.texts.known[KNOWN.indexOf(uid)] : undefined) ?? personName(plan, user),
    avatar: plan.avatar(user),
    status,
    statusMessage: statusMessage(plan.texts, hash(h, 2)),
    lastActiveAt: kind > 96 ? undefined : Math.max(plan.now - ago, actedAt),
    role: pick(ROLES, hash(h, 3)),
    tags: tags(hash(h, 4)),
  };
}

/** Whether `me` has blocked a user, by index. */
export function isBlocked(plan: Plan, user: number): boolean {
  return user > 1 && hash(plan.seed, 21, user) % 40 === 0;
}
