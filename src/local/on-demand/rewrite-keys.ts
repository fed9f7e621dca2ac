import { entryKey } from '../data/facts.ts';
import { keysOf, primaryKeyOf } from '../data/keys.ts';
import type { Entry, MessageRecord, Records, StoreName } from '../data/records.ts';
import type { Placed, Tx } from '../data/tx.ts';
import type { Work } from '../data/work.ts';
import { every } from './every.ts';
import { conversationIdOf, isVisible, membersOf } from './find.ts';
import { countsAsUnread, endFor, ensureEntry } from './messaging.ts';

const idOfEntry = ({ uid, type, end }: Entry): string =>
  conversationIdOf(uid, { receiverType: type, receiverId: end });

/**
 * Migrates what earlier versions stored: ambiguous keys and conversation ids, and threads as parts of
 * conversations. Conversations that shared an id are separated, each with its own messages.
 */
export function* rewriteKeys(tx: Tx): Work<void> {
  for (const store of ['users', 'groups', 'members', 'relations'] as const) {
    for (const { key, record } of yield* every(tx, store)) {
      leave(tx, store, key, record);
      enter(tx, store, key, record);
    }
  }
  const copiesOf = new Map<string, Entry[]>();
  const rows = yield* every(tx, 'conversations');
  const renamed = rows.map(({ record }) => ({ ...record, conversationId: idOfEntry(record) }));
  // A new id may be the old id of another conversation, so delete all of them first.
  for (const [at, { key, record }] of rows.entries()) {
    leave(tx, 'conversations', key, renamed[at] as Entry);
    addTo(copiesOf, record.conversationId, record);
  }
  for (const [at, { key }] of rows.entries()) enter(tx, 'conversations', key, renamed[at] as Entry);
  const messagesOf = new Map<string, Placed<MessageRecord>[]>();
  for (const row of yield* every(tx, 'messages')) addTo(messagesOf, row.record.conversationId, row);
  for (const [oldId, messages] of messagesOf) {
    yield* rewriteMessages(tx, messages, copiesOf.get(oldId) ?? []);
  }
}

function addTo<K, T>(lists: Map<K, T[]>, key: K, item: T): void {
  const list = lists.get(key);
  if (list) list.push(item);
  else lists.set(key, [item]);
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

/**
 * Gives the messages of a conversation, newest first, their new id and keys, or new ids if several
 * conversations shared one.
 */
function* rewriteMessages(
  tx: Tx,
  rows: readonly Placed<MessageRecord>[],
  copies: readonly Entry[],
): Work<void> {
  const byId = new Map(copies.map((entry) => [idOfEntry(entry), [] as MessageRecord[]]));
  for (const { key, record } of rows) {
    const message = { ...record, conversationId: conversationIdOf(record.sender, record) };
    leave(tx, 'messages', key, message);
    addTo(byId, message.conversationId, message);
  }
  for (const messages of byId.values()) {
    const threaded = withThreads(messages);
    for (const message of threaded) tx.put('messages', message);
    yield* byId.size > 1 ? recount(tx, copies, threaded) : relist(tx, copies, threaded);
  }
}

/** Counts the replies of each thread; replies to replies move to the thread of the first message. */
function withThreads(messages: readonly MessageRecord[]): MessageRecord[] {
  const parentOf = new Map(messages.map(({ id, parentId }) => [id, parentId]));
  const repliesOf = new Map<number, MessageRecord[]>();
  // Oldest first: a parent is older than its replies, and is moved before them.
  const moved = [...messages].reverse().map((message) => {
    const parentId = parentOf.get(message.parentId) || message.parentId;
    parentOf.set(message.id, parentId);
    if (parentId === 0) return message;
    const reply = { ...message, parentId };
    addTo(repliesOf, parentId, reply);
    return reply;
  });
  return moved.reverse().map((message) => {
    const replies = repliesOf.get(message.id);
    if (!replies) return message;
    const repliesWithheldFrom = replies.flatMap(({ withheldFrom = [] }) => withheldFrom);
    return { ...message, replies: replies.length, repliesWithheldFrom };
  });
}

/** Takes replies away as the last messages of conversations. */
function* relist(tx: Tx, copies: readonly Entry[], messages: readonly MessageRecord[]): Work<void> {
  const ids = new Set(messages.filter(({ parentId }) => parentId !== 0).map(({ id }) => id));
  for (const { uid, conversationId } of copies.filter(({ lastId }) => ids.has(lastId))) {
    const entry = yield* tx.get('conversations', entryKey(uid, conversationId));
    const last = entry && messages.find((one) => one.parentId === 0 && isVisible(one, entry));
    if (entry)
      tx.put('conversations', { ...entry, lastId: last?.id ?? 0, activeAt: last?.sentAt ?? entry.activeAt });
  }
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
    const visible = messages.filter((message) => message.parentId === 0 && isVisible(message, copy));
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
