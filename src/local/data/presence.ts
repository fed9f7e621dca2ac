import { tell } from './facts.ts';
import type { SessionRecord } from './records.ts';
import type { Tx } from './tx.ts';
import { userOf } from './user-of.ts';
import type { Work } from './work.ts';

/** Adds a session; a user's first session makes the user online. */
export function* attach(tx: Tx, session: SessionRecord): Work<void> {
  const { sessions } = tx.meta;
  tx.setMeta({ sessions: [...sessions, session] });
  if (sessions.every(({ uid }) => uid !== session.uid)) yield* setPresence(tx, session.uid, 'online');
}

/** Removes sessions; users without any session go offline. */
export function* detach(tx: Tx, isGone: (session: SessionRecord) => boolean): Work<void> {
  const { sessions } = tx.meta;
  const left = sessions.filter((session) => !isGone(session));
  if (left.length === sessions.length) return;
  tx.setMeta({ sessions: left });
  for (const uid of new Set(sessions.map((session) => session.uid))) {
    if (left.every((session) => session.uid !== uid)) yield* setPresence(tx, uid, 'offline');
  }
}

/** Sets a presence and notifies all other signed-in users. */
export function* setPresence(tx: Tx, uid: string, status: string): Work<void> {
  const user = yield* userOf(tx, uid);
  if (user.status === status) return;
  tx.put('users', { ...user, status, lastActiveAt: tx.now() });
  const others = tx.meta.sessions.map((session) => session.uid).filter((other) => other !== uid);
  const callback = status === 'online' ? 'onUserOnline' : 'onUserOffline';
  yield* tell(tx, undefined, others, { on: 'user', callback, args: [['user', uid]] }, { users: [uid] });
}
