import { USER_STATUS } from '../../sdk/index.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import type { Actor } from './data-event.ts';
import type { UserRecord } from './records.ts';
import type { Store } from './store.ts';

/** What a new user is made from. */
export interface UserDraft {
  uid: string;
  name: string;
  avatar: string | undefined;
  statusMessage: string | undefined;
  role: string | undefined;
  tags: readonly string[] | undefined;
}

/** Makes a user, who is offline until signing in. */
export function createUser(store: Store, draft: UserDraft): UserRecord {
  const { uid } = draft;
  checkUid(uid);
  if (store.users.has(uid)) {
    refuse(ERROR_CODE.UID_TAKEN, `There is a user '${uid}' already: choose another uid.`, { uid });
  }
  const user: UserRecord = {
    ...draft,
    status: USER_STATUS.OFFLINE,
    lastActiveAt: undefined,
    blocked: undefined,
    friends: undefined,
    key: undefined,
    seeded: -1,
  };
  store.addUser(user);
  return user;
}

/** Refuses what cannot stand in a mention, `<@uid:UID>`. */
export function checkUid(uid: unknown): void {
  if (typeof uid === 'string' && /^[^\s<>]+$/.test(uid)) return;
  refuse(ERROR_CODE.BAD_ARGUMENT, "A user needs a uid without spaces and without '<' and '>'.", { uid });
}

/** Blocks users: from now on their messages and their typing do not reach this one. */
export function block(store: Store, actor: Actor, uids: readonly string[]): void {
  const user = store.user(actor.uid);
  checkOthers(store, actor, uids, 'block');
  user.blocked ??= new Set();
  for (const uid of uids) user.blocked.add(uid);
}

/** Takes blocks back; what was withheld meanwhile does not come. */
export function unblock(store: Store, actor: Actor, uids: readonly string[]): void {
  checkOthers(store, actor, uids, 'unblock');
  for (const uid of uids) store.user(actor.uid).blocked?.delete(uid);
}

/** Makes users friends of this one, and this one theirs. */
export function addFriends(store: Store, actor: Actor, uids: readonly string[]): void {
  const user = store.user(actor.uid);
  checkOthers(store, actor, uids, 'befriend');
  user.friends ??= new Set();
  for (const uid of uids) user.friends.add(uid);
}

/** Ends friendships, from whichever side they came. */
export function removeFriends(store: Store, actor: Actor, uids: readonly string[]): void {
  checkOthers(store, actor, uids, 'unfriend');
  for (const uid of uids) {
    store.user(actor.uid).friends?.delete(uid);
    store.user(uid).friends?.delete(actor.uid);
  }
}

/** Whether one of the two made the other a friend. */
export function areFriends(a: UserRecord, b: UserRecord): boolean {
  return (a.friends?.has(b.uid) ?? false) || (b.friends?.has(a.uid) ?? false);
}

function checkOthers(store: Store, actor: Actor, uids: readonly string[], what: string): void {
  if (!Array.isArray(uids) || uids.length === 0) {
    refuse(ERROR_CODE.BAD_ARGUMENT, `Pass an array with at least one uid to ${what}.`);
  }
  for (const uid of uids) {
    if (store.user(uid).uid === actor.uid) {
      refuse(ERROR_CODE.BAD_ARGUMENT, `Nobody can ${what} oneself: pass the uids of others.`, { uid });
    }
  }
}
