import { blockKey, entryKey } from '../data/facts.ts';
import { BY_ID, keyOf, keyWithin, mainOf, messageKey, rising } from '../data/keys.ts';
import type { Entry, GroupRecord, MemberRecord, MessageRecord, Receiver } from '../data/records.ts';
import type { Tx } from '../data/tx.ts';
import { userOf } from '../data/user-of.ts';
import type { Work } from '../data/work.ts';
import { ERROR_CODE, refuse } from '../exception.ts';

/** Throws for ids that would be ambiguous in a mention, `<@uid:UID>`, or in a URL. */
export function checkId(id: unknown, what: string, name: string): void {
  if (typeof id === 'string' && /^[^\s<>\p{Cc}\p{Cs}]+$/u.test(id)) return;
  refuse(
    ERROR_CODE.BAD_ARGUMENT,
    `A ${what} needs a ${name} without spaces, control characters, lone surrogates, '<' and '>'.`,
    { [name]: id },
  );
}

/** Throws for values that are not strings; only the name is required. */
export function checkTexts(texts: Readonly<Record<string, unknown>> & { readonly name: unknown }): void {
  for (const [name, value] of Object.entries(texts)) {
    if (typeof value === 'string' || (name !== 'name' && (value === undefined || value === null))) continue;
    refuse(ERROR_CODE.BAD_ARGUMENT, `The ${name} must be a string.`, { [name]: value });
  }
}

/** Throws unless the tags are an array of strings. */
export function checkTags(tags: unknown): void {
  if (Array.isArray(tags) && tags.every((tag) => typeof tag === 'string')) return;
  refuse(ERROR_CODE.BAD_ARGUMENT, 'Tags must be an array of strings.', { tags });
}

export function* groupOf(tx: Tx, guid: string): Work<GroupRecord> {
  return (
    (yield* tx.get('groups', guid)) ??
    refuse(
      ERROR_CODE.GUID_NOT_FOUND,
      `Group '${guid}' does not exist: create it with createGroup(), or use the guid of an existing group.`,
      { guid },
    )
  );
}

/** Reads a user's membership of a group, which may be a ban. */
export function memberOf(tx: Tx, guid: string, uid: string): Work<MemberRecord | undefined> {
  return tx.get('members', keyOf(guid, 'is', uid));
}

/** Throws unless the user is a member. */
export function* checkMember(tx: Tx, uid: string, guid: string): Work<MemberRecord> {
  const member = yield* memberOf(tx, guid, uid);
  if (member && member.scope !== 'banned') return member;
  return refuse(
    ERROR_CODE.NOT_A_MEMBER,
    `'${uid}' is not a member of the group '${guid}': join it with joinGroup() first.`,
    { uid, guid },
  );
}

/** Returns the uids of all members, in the order they joined. */
export function* membersOf(tx: Tx, guid: string): Work<string[]> {
  const members = yield* tx.range('members', keyOf(guid, 'in'));
  return members.map(({ record }) => record.uid);
}

/** Throws for a user or group that does not exist. */
function* checkExists(tx: Tx, { receiverType, receiverId }: Receiver): Work<void> {
  if (receiverType === 'group') yield* groupOf(tx, receiverId);
  else if (receiverType === 'user') yield* userOf(tx, receiverId);
  else refuse(ERROR_CODE.BAD_ARGUMENT, `The type must be 'user' or 'group', not '${receiverType}'.`);
}

/** Throws for a receiver that does not exist, and for a group that this user is not a member of. */
export function* checkReceiver(tx: Tx, uid: string, receiver: Receiver): Work<void> {
  yield* checkExists(tx, receiver);
  if (receiver.receiverType === 'group') yield* checkMember(tx, uid, receiver.receiverId);
}

/** Returns which of some users have blocked a user. */
export function* blockersOf(tx: Tx, uid: string, others: readonly string[]): Work<string[]> {
  const blocks = yield* tx.many(
    'relations',
    others.map((other) => blockKey(other, uid)),
  );
  return others.filter((_, at) => blocks[at]);
}

/** Throws if a user to act on has blocked this one. */
export function* checkNotBlocked(tx: Tx, uid: string, others: readonly string[], what: string): Work<void> {
  const [blocker] = yield* blockersOf(tx, uid, others);
  if (blocker === undefined) return;
  refuse(ERROR_CODE.NOT_PERMITTED, `'${blocker}' has blocked you and cannot be ${what}.`, { uid: blocker });
}

export function entryOf(tx: Tx, uid: string, conversationId: string): Work<Entry | undefined> {
  return tx.get('conversations', entryKey(uid, conversationId));
}

/** Reads these users' copies, in this order. */
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

/** Reads a message by its id alone. */
export function* messageById(tx: Tx, id: number): Work<MessageRecord | undefined> {
  const [found] = yield* tx.range('messages', keyWithin(BY_ID, rising(id)), { limit: 1 });
  return found?.record;
}

/** Returns the id of a conversation's newest message outside threads; 0 without any. */
export function* newestId(tx: Tx, conversationId: string): Work<number> {
  const [newest] = yield* tx.range('messages', mainOf(conversationId), { limit: 1 });
  return newest?.record.id ?? 0;
}

/**
 * Returns the id of the conversation between a user and a receiver, the same from both ends. Underscores in a
 * uid or guid are doubled, so a single one is always a separator and no two conversations share an id.
 */
export function conversationIdOf(uid: string, { receiverType, receiverId }: Receiver): string {
  const [own, end] = [uid, receiverId].map((id) => id.replaceAll('_', '__'));
  if (receiverType === 'group') return `group_${end}`;
  return uid < receiverId ? `${own}_user_${end}` : `${end}_user_${own}`;
}

/** Whether a user sees a message in their copy of the conversation. */
export function isVisible(message: MessageRecord, entry: Entry): boolean {
  return message.id > entry.hiddenId && !message.withheldFrom?.includes(entry.uid);
}

/** Returns all receivers of a message, and the sender. */
export function* audienceOf(tx: Tx, { receiverType, receiverId, sender }: MessageRecord): Work<string[]> {
  return receiverType === 'group' ? yield* membersOf(tx, receiverId) : [sender, receiverId];
}

/** Returns which of some users see a message. */
export function* viewersOf(tx: Tx, message: MessageRecord, uids: readonly string[]): Work<string[]> {
  const copies = yield* entriesOf(tx, uids, message.conversationId);
  return copies.flatMap((entry) => (entry && isVisible(message, entry) ? [entry.uid] : []));
}

/** Reads a message that a user sees, and the user's copy of its conversation. */
export function* seen(
  tx: Tx,
  uid: string,
  conversationId: string,
  id: number,
): Work<{ entry: Entry; message: MessageRecord }> {
  const entry = yield* entryOf(tx, uid, conversationId);
  const message = yield* messageOf(tx, conversationId, id);
  if (!entry || !message || !isVisible(message, entry)) {
    return refuse(
      ERROR_CODE.MESSAGE_NOT_FOUND,
      `'${uid}' has no message ${id}${conversationId && ` in '${conversationId}'`}: pass a message returned by the SDK, or its id.`,
      { conversationId, id },
    );
  }
  return { entry, message };
}

/** Reads a message that a user sees by its id alone, and the user's copy of its conversation. */
export function* seenById(tx: Tx, uid: string, id: number): Work<{ entry: Entry; message: MessageRecord }> {
  const message = yield* messageById(tx, id);
  return yield* seen(tx, uid, message?.conversationId ?? '', id);
}

/** Reads a user's copy of a listed conversation. */
export function* listedEntryOf(tx: Tx, uid: string, receiver: Receiver): Work<Entry> {
  const { receiverType, receiverId } = receiver;
  yield* checkExists(tx, receiver);
  const entry = yield* entryOf(tx, uid, conversationIdOf(uid, receiver));
  if (entry?.listed) return entry;
  return refuse(
    ERROR_CODE.CONVERSATION_NOT_FOUND,
    `'${uid}' has no conversation with ${receiverType} '${receiverId}': send a message first.`,
    receiver,
  );
}
