import { USER_STATUS } from '../../sdk/index.ts';
import { ERROR_CODE, refuse } from '../exception.ts';
import type { Actor } from './data-event.ts';
import { tell } from './facts.ts';
import { userOf, usersOf } from './find.ts';
import { fold } from './fold.ts';
import { keyOf } from './keys.ts';
import type { RelationRecord, SessionRecord, UserRecord } from './records.ts';
import type { Tx } from './tx.ts';
import type { Work } from './work.ts';

/** What a new user is made from. */
export type UserDraft = Omit<UserRecord, 'status' | 'lastActiveAt'>;

/** Makes a user, who is offline until signing in. */
export function* createUser(tx: Tx, draft: UserDraft): Work<UserRecord> {
  const { uid } = draft;
  checkId(uid, 'user', 'uid');
  if (yield* tx.get('users', uid)) {
    refuse(ERROR_CODE.UID_TAKEN, `There is a user '${uid}' already: choose another uid.`, { uid });
  }
  const user = { ...draft, status: USER_STATUS.OFFLINE, lastActiveAt: undefined };
  tx.put('users', user);
  return user;
}

/** Refuses what cannot stand in a mention, `<@uid:UID>`, or in a key. */
export function checkId(id: unknown, what: string, name: string): void {
  if (typeof id === 'string' && /^[^\s<>]+$/.test(id)) return;
  refuse(ERROR_CODE.BAD_ARGUMENT, `A ${what} needs a ${name} without spaces and without '<' and '>'.`, {
    [name]: id,
  });
}

/** Adds a session; the first one of a user makes the user online. */
export function* attach(tx: Tx, session: SessionRecord): Work<void> {
  const { sessions } = tx;
  tx.setMeta({ sessions: [...sessions, session] });
  if (sessions.every(({ uid }) => uid !== session.uid))
    yield* setPresence(tx, session.uid, USER_STATUS.ONLINE);
}

/** Takes sessions off; who has none is offline. */
export function* detach(tx: Tx, isGone: (session: SessionRecord) => boolean): Work<void> {
  const { sessions } = tx;
  const left = sessions.filter((session) => !isGone(session));
  if (left.length === sessions.length) return;
  tx.setMeta({ sessions: left });
  for (const uid of new Set(sessions.map((session) => session.uid))) {
    if (left.every((session) => session.uid !== uid)) yield* setPresence(tx, uid, USER_STATUS.OFFLINE);
  }
}

/** Sets a presence, and tells everyone else who is signed in. */
export function* setPresence(tx: Tx, uid: string, status: string): Work<void> {
  const user = yield* userOf(tx, uid);
  if (user.status === status) return;
  tx.put('users', { ...user, status, lastActiveAt: tx.now() });
  const others = tx.sessions.map((session) => session.uid).filter((other) => other !== uid);
  yield* tell(tx, undefined, others, { kind: 'presence', uid }, { users: [uid] });
}

/** Blocks users, whose messages and typing then do not reach this one, or makes them friends of both sides. */
export function* relate(
  tx: Tx,
  actor: Actor,
  kind: RelationRecord['kind'],
  uids: readonly string[],
): Work<void> {
  const { uid } = actor;
  const user = yield* userOf(tx, uid);
  for (const other of yield* others(tx, actor, kind, uids)) {
    tx.put('relations', { uid, kind, other: other.uid, nameKey: fold(other.name) });
    if (kind === 'friend')
      tx.put('relations', { uid: other.uid, kind, other: uid, nameKey: fold(user.name) });
  }
}

/** Takes that back; messages that were withheld from one who blocked do not come. */
export function* unrelate(
  tx: Tx,
  actor: Actor,
  kind: RelationRecord['kind'],
  uids: readonly string[],
): Work<void> {
  const { uid } = actor;
  for (const other of yield* others(tx, actor, `un${kind}`, uids)) {
    tx.remove('relations', keyOf(uid, kind, other.uid));
    if (kind === 'friend') tx.remove('relations', keyOf(other.uid, kind, uid));
  }
}

function* others(tx: Tx, actor: Actor, what: string, uids: readonly string[]): Work<UserRecord[]> {
  if (!Array.isArray(uids) || uids.length === 0) {
    refuse(ERROR_CODE.BAD_ARGUMENT, `Pass an array with at least one uid to ${what}.`);
  }
  const { uid } = actor;
  if (uids.includes(uid)) {
    refuse(ERROR_CODE.BAD_ARGUMENT, `Nobody can ${what} oneself: pass the uids of others.`, { uid });
  }
  return yield* usersOf(tx, uids);
}
