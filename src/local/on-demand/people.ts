import type { Actor } from '../data/data-event.ts';
import { keyOf } from '../data/keys.ts';
import type { RelationRecord, UserDraft, UserRecord } from '../data/records.ts';
import { searchKey } from '../data/search-key.ts';
import type { Tx } from '../data/tx.ts';
import { userOf, usersOf } from '../data/user-of.ts';
import type { Work } from '../data/work.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import type { User } from '../objects/user.ts';
import { checkId, checkNotBlocked, checkTags, checkTexts } from './find.ts';
import { viewUser } from './view-one.ts';

/** The result of blocking or befriending each user, by uid. */
export type Outcomes = Record<string, { success: boolean }>;

type Kind = RelationRecord['kind'];

/** Creates a user, who is offline until signing in. */
export function* createUser(tx: Tx, viewer: string, draft: UserDraft): Work<User> {
  const { uid, name, role, avatar, statusMessage, tags = [] } = draft;
  checkId(uid, 'user', 'uid');
  checkTexts({ name, role, avatar, 'status message': statusMessage });
  checkTags(tags);
  if (yield* tx.get('users', uid)) {
    refuse(ERROR_CODE.UID_TAKEN, `User '${uid}' already exists: choose another uid.`, { uid });
  }
  tx.put('users', { ...draft, status: 'offline', lastActiveAt: undefined });
  return yield* viewUser(tx, viewer, uid);
}

/** Makes both sides friends. */
export const addFriends = (tx: Tx, actor: Actor, uids: readonly string[]): Work<Outcomes> =>
  relate(tx, actor, 'friend', uids);

/** Ends friendships, whoever started them. */
export const removeFriends = (tx: Tx, actor: Actor, uids: readonly string[]): Work<Outcomes> =>
  unrelate(tx, actor, 'friend', uids);

/** Blocks users, whose messages and typing no longer reach this one. */
export const blockUsers = (tx: Tx, actor: Actor, uids: readonly string[]): Work<Outcomes> =>
  relate(tx, actor, 'block', uids);

/** Unblocks users; withheld messages are not delivered. */
export const unblockUsers = (tx: Tx, actor: Actor, uids: readonly string[]): Work<Outcomes> =>
  unrelate(tx, actor, 'block', uids);

function* relate(tx: Tx, { uid }: Actor, kind: Kind, uids: readonly string[]): Work<Outcomes> {
  const others = yield* othersOf(tx, uid, kind, uids);
  if (kind === 'friend') yield* checkNotBlocked(tx, uid, uids, 'made your friend');
  const own = searchKey((yield* userOf(tx, uid)).name);
  for (const { uid: other, name } of others) {
    tx.put('relations', { uid, kind, other, nameKey: searchKey(name) });
    if (kind === 'friend') tx.put('relations', { uid: other, kind, other: uid, nameKey: own });
  }
  return successOf(uids);
}

function* unrelate(tx: Tx, { uid }: Actor, kind: Kind, uids: readonly string[]): Work<Outcomes> {
  for (const { uid: other } of yield* othersOf(tx, uid, `un${kind}`, uids)) {
    tx.remove('relations', keyOf(uid, kind, other));
    if (kind === 'friend') tx.remove('relations', keyOf(other, kind, uid));
  }
  return successOf(uids);
}

const successOf = (uids: readonly string[]): Outcomes =>
  Object.fromEntries(uids.map((uid) => [uid, { success: true }]));

function* othersOf(tx: Tx, uid: string, what: string, uids: readonly string[]): Work<UserRecord[]> {
  if (!Array.isArray(uids) || uids.length === 0) {
    refuse(ERROR_CODE.BAD_ARGUMENT, `Pass an array with at least one uid to ${what}.`);
  }
  if (uids.includes(uid)) {
    refuse(ERROR_CODE.BAD_ARGUMENT, `You cannot ${what} yourself: pass the uids of others.`, { uid });
  }
  return yield* usersOf(tx, uids);
}
