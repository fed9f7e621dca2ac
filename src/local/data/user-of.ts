import { ERROR_CODE, refuse } from '../exception.ts';
import type { UserRecord } from './records.ts';
import type { Tx } from './tx.ts';
import type { Work } from './work.ts';

/** Reads the users of these uids; rejects with `ERR_UID_NOT_FOUND` for a uid that does not exist. */
export function* usersOf(tx: Tx, uids: readonly string[]): Work<UserRecord[]> {
  const found = yield* tx.many('users', uids);
  return found.map(
    (user, at) =>
      user ??
      refuse(
        ERROR_CODE.UID_NOT_FOUND,
        `User '${uids[at]}' does not exist: create it with createUser(), or use the uid of an existing user.`,
        { uid: uids[at] },
      ),
  );
}

export function* userOf(tx: Tx, uid: string): Work<UserRecord> {
  const [user] = yield* usersOf(tx, [uid]);
  return user as UserRecord;
}
