import { entryKey } from '../data/facts.ts';
import { fold } from '../data/fold.ts';
import { keyOf, LONGEST_KEYWORD, messageKey } from '../data/keys.ts';
import type { Entry, GroupRecord, MemberRecord, MessageRecord, Receiver } from '../data/records.ts';
import type { Tx } from '../data/tx.ts';
import { userOf } from '../data/user-of.ts';
import type { Work } from '../data/work.ts';
import { ERROR_CODE, refuse } from '../exception.ts';

/** Refuses what cannot stand in a mention, `<@uid:UID>`, or in a key. */
export function checkId(id: unknown, what: string, name: string): void {
  if (typeof id === 'string' && /^[^\s<>]+$/.test(id)) return;
  refuse(ERROR_CODE.BAD_ARGUMENT, `A ${what} needs a ${name} without spaces and without '<' and '>'.`, {
    [name]: id,
  });
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

/** The id of the conversation between a user and a receiver, the same from both ends. */
export function conversationIdOf(uid: string, { receiverType, receiverId }: Receiver): string {
  if (receiverType === 'group') return `group_${receiverId}`;
  return uid < receiverId ? `${uid}_user_${receiverId}` : `${receiverId}_user_${uid}`;
}

/** Whether a user sees a message in their copy. */
export function isVisible(message: MessageRecord, entry: Entry): boolean {
  return message.id > entry.hiddenId && !message.withheldFrom?.includes(entry.uid);
}

/** A user's copy of a conversation that stands in the list. */
export function* listedEntryOf(tx: Tx, uid: string, receiver: Receiver): Work<Entry> {
  const { receiverType, receiverId } = receiver;
  if (receiverType === 'group') yield* groupOf(tx, receiverId);
  else if (receiverType === 'user') yield* userOf(tx, receiverId);
  else refuse(ERROR_CODE.BAD_ARGUMENT, `A conversation is of type 'user' or 'group', not '${receiverType}'.`);
  const entry = yield* entryOf(tx, uid, conversationIdOf(uid, receiver));
  if (entry?.listed) return entry;
  return refuse(
    ERROR_CODE.CONVERSATION_NOT_FOUND,
    `'${uid}' has no conversation with ${receiverType} '${receiverId}': send a message first.`,
    receiver,
  );
}

/** What is searched for, as names are folded. */
export const keywordOf = ({ keyword = '' }: { keyword?: string }): string =>
  fold(keyword.trim()).slice(0, LONGEST_KEYWORD);
