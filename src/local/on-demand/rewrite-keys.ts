import { keyOf, keysOf, primaryKeyOf } from '../data/keys.ts';
import type { Entry, MessageRecord, Records, StoreName } from '../data/records.ts';
import type { Placed, Tx } from '../data/tx.ts';
import type { Work } from '../data/work.ts';
import { every } from './every.ts';
import { conversationIdOf, isVisible, membersOf } from './find.ts';
import { countsAsUnread, endFor, ensureEntry } from './messaging.ts';

/** Ids of conversations that are the same in both formats, and were never shared. */
const UNCHANGED = /^(group_[^_\0-\f]+|(?!group_)[^_\0-\f]+_user_[^_\0-\f]+)$/;

const idOfEntry = ({ uid, type, end }: Entry): string =>
  conversationIdOf(uid, { receiverType: type, receiverId: end });

/**
 * Migrates ambiguous keys and conversation ids of earlier versions. Conversations that shared an id are
 * separated, each with its own messages.
 */
export function* rewriteKeys(tx: Tx): Work<void> {
  for (const store of ['users', 'groups', 'members', 'relations'] as const) {
    for (const { key, record } of yield* every(tx, store)) {
      leave(tx, store, key, record);
      enter(tx, store, key, record);
    }
  }
  const copiesOf = new Map<string, Entry[]>();
  for (const { record } of yield* every(tx, 'groups')) copiesOf.set(`group_${record.guid}`, []);
  const rows = yield* every(tx, 'conversations');
  const renamed = rows.map(({ record }) => ({ ...record, conversationId: idOfEntry(record) }));
  // A new id may be the old id of another conversation, so delete all of them first.
  for (const [at, { key, record }] of rows.entries()) {
    leave(tx, 'conversations', key, renamed[at] as Entry);
    const copies = copiesOf.get(record.conversationId);
    if (copies) copies.push(record);
    else copiesOf.set(record.conversationId, [record]);
  }
  for (const [at, { key }] of rows.entries()) enter(tx, 'conversations', key, renamed[at] as Entry);
  for (const [oldId, copies] of copiesOf) {
    if (!UNCHANGED.test(oldId)) yield* rewriteMessages(tx, oldId, copies);
  }
}

/** Deletes a record under its old key, if the key changes. */
function leave<S extends StoreName>(tx: Tx, store: S, key: string, record: Records[S]): void {
  if (primaryKeyOf(store, record) !== key) tx.remove(store, key);
}

/** Stores a record under its new keys, if they change. */
function enter<S extends StoreName>(tx: Tx, store: S, key: string, record: Records[S]): void {
  const keys = keysOf(store, record);
  // Keys other than the primary one differ only by the control characters in them.
  if (keys[0] === key && !keys.some((one) => one.includes('\f'))) return;
  tx.put(store, record);
}

/** Gives the messages of a conversation their new id, or new ids if several conversations shared one. */
function* rewriteMessages(tx: Tx, oldId: string, copies: readonly Entry[]): Work<void> {
  const byId = new Map(copies.map((entry) => [idOfEntry(entry), [] as MessageRecord[]]));
  for (const { key, record } of yield* messagesOf(tx, oldId)) {
    const message = { ...record, conversationId: conversationIdOf(record.sender, record) };
    leave(tx, 'messages', key, message);
    enter(tx, 'messages', key, message);
    const known = byId.get(message.conversationId);
    if (known) known.push(message);
    else byId.set(message.conversationId, [message]);
  }
  if (byId.size > 1) for (const messages of byId.values()) yield* recount(tx, copies, messages);
}

/** Reads the messages with an old id, newest first. */
function* messagesOf(tx: Tx, oldId: string): Work<Placed<MessageRecord>[]> {
  const key = keyOf(oldId);
  if (key === oldId) return yield* tx.range('messages', key);
  // An id with control characters is no prefix in the new format, so all messages have to be searched.
  const messages = yield* every(tx, 'messages');
  return messages.filter(({ record }) => record.conversationId === oldId);
}

/** Counts the copies of a conversation that shared its id; a missing one starts where the shared one was. */
function* recount(tx: Tx, shared: readonly Entry[], messages: readonly MessageRecord[]): Work<void> {
  const [newest] = messages;
  if (!newest) return;
  const { receiverType, receiverId, sender } = newest;
  const uids = receiverType === 'group' ? yield* membersOf(tx, receiverId) : [sender, receiverId];
  for (const uid of uids) {
    const entry = yield* ensureEntry(tx, uid, receiverType, endFor(newest, uid));
    const own = shared.filter((one) => one.uid === uid);
    const isMissing = own.every((one) => idOfEntry(one) !== entry.conversationId);
    const { readId, readAt, deliveredId, deliveredAt, hiddenId } = (isMissing && own[0]) || entry;
    const copy = { ...entry, readId, readAt, deliveredId, deliveredAt, hiddenId };
    const visible = messages.filter((message) => isVisible(message, copy));
    const unread = visible.filter((message) => message.id > readId && countsAsUnread(message, uid));
    tx.put('conversations', {
      ...copy,
      listed: entry.listed || (isMissing && visible.length > 0),
      activeAt: visible[0]?.sentAt ?? entry.activeAt,
      lastId: visible[0]?.id ?? 0,
      unread: unread.length,
      unreadMentions: unread.filter(({ mentions }) => mentions.includes(uid)).length,
    });
  }
}
