import { ERROR_CODE, refuse } from '../exception.ts';
import { entryKey } from './facts.ts';
import { keyOf, messageKey } from './keys.ts';
import type { Entry, GroupRecord, MemberRecord, MessageRecord, UserRecord } from './records.ts';
import type { Tx } from './tx.ts';
import type { Work } from './work.ts';

/** The users of these uids; refuses a uid that nobody has. */
export function* usersOf(tx: Tx, uids: readonly string[]): Work<UserRecord[]> {
  const found = yield* tx.many('users', uids);
  return found.map(
    (user, at) =>
      user ??
      refuse(
        ERROR_CODE.UID_NOT_FOUND,
        `There is no user '${uids[at]}': create it with createUser(), or use the uid of a user that exists.`,
        { uid: uids[at] },
      ),
  );
}

export function* userOf(tx: Tx, uid: string): Work<UserRecord> {
  const [user] = yield* usersOf(tx, [uid]);
  return user as UserRecord;
}

export function* groupOf(tx: Tx, guid: string): Work<GroupRecord> {
  return (
    (yield* tx.get('groups', guid)) ??
    refuse(
      ERROR_CODE.GUID_NOT_FOUND,
      `There is no group '${guid}': create it with createGroup(), or use the guid of a group that exists.`,
      { guid },
    )
  );
}

/** What is known of a user in a group, also that they are banned. */
export function memberOf(tx: Tx, guid: string, uid: string): Work<MemberRecord | undefined> {
  return tx.get('members', keyOf(guid, 'is', uid));
}

/** Refuses who is no member. */
export function* checkMember(tx: Tx, uid: string, guid: string): Work<MemberRecord> {
  const member = yield* memberOf(tx, guid, uid);
  if (member && member.scope !== 'banned') return member;
  return refuse(
    ERROR_CODE.NOT_A_MEMBER,
    `'${uid}' is no member of the group '${guid}': join it with joinGroup() first.`,
    { uid, guid },
  );
}

/** The uids of all members, those who came first first. */
export function* membersOf(tx: Tx, guid: string): Work<string[]> {
  const members = yield* tx.range('members', keyOf(guid, 'in'));
  return members.map(({ record }) => record.uid);
}

export function entryOf(tx: Tx, uid: string, conversationId: string): Work<Entry | undefined> {
  return tx.get('conversations', entryKey(uid, conversationId));
}

/** The copies of these users, in this order. */
export function entriesOf(
  tx: Tx,
  uids: readonly string[],
  conversationId: string,
): Work<(Entry | undefined)[]> {
  return tx.many(
    'conversations',
    uids.map((uid) => entryKey(uid, conversationId)),
  );
}

export function messageOf(tx: Tx, conversationId: string, id: number): Work<MessageRecord | undefined> {
  return tx.get('messages', messageKey(conversationId, id));
}

/** The id of the newest message of a conversation; 0 without any. */
export function* newestId(tx: Tx, conversationId: string): Work<number> {
  const [newest] = yield* tx.range('messages', conversationId, { limit: 1 });
  return newest?.record.id ?? 0;
}
