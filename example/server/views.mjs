// Turns rows into the JSON of `createKit`, many at a time.
import { oneOf } from './store.mjs';

/** @typedef {import('./store.mjs').Row} Row */
/** @typedef {import('./store.mjs').All} All */
/** @typedef {import('solid-chat-kit/server').MessageJSON} MessageJSON */

/** A page may have so much content, in characters: many messages may be as long as one may be. */
const MOST_CONTENT = 500_000;

/** More unread messages are not counted one by one. */
const MOST_UNREAD = 1000;

/** A message: the same JSON for everybody but those who reacted. */
class MessageView {
  /** @type {string | undefined} */
  #shared;

  /** @param {Row} row @param {MessageJSON} json @param {Map<string, Set<string>>} reactions the users by emoji */
  constructor(row, json, reactions) {
    this.row = row;
    this.json = json;
    this.reactions = reactions;
  }

  /** @param {string} me @returns {MessageJSON} */
  for(me) {
    const reactions = [...this.reactions].map(([emoji, users]) => ({
      emoji,
      count: users.size,
      mine: users.has(me),
    }));
    return { ...this.json, reactions };
  }

  /** The text of the JSON, which is made once for all others. @param {string} me */
  textFor(me) {
    for (const users of this.reactions.values()) if (users.has(me)) return JSON.stringify(this.for(me));
    this.#shared ??= JSON.stringify(this.for(''));
    return this.#shared;
  }
}

/** @param {All} all @param {readonly string[]} ids */
async function namesOf(all, ids) {
  const [isOne, ...values] = oneOf('id', ids);
  const found = ids.length === 0 ? [] : await all(`SELECT id, name FROM users WHERE ${isOne}`, ...values);
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return (/** @type {string} */ id) => ({ id, name: names.get(id) ?? id });
}

/** @param {Row} row of a group */
export const groupJSON = ({ id, name, size, created_at }) => ({
  id,
  name,
  type: /** @type {const} */ ('public'),
  members: size,
  createdAt: created_at,
});

const mentionsIn = (/** @type {string | null} */ text) =>
  [...(text ?? '').matchAll(/<@uid:([^<>]+)>/g)].map(([, id = '']) => id).slice(0, 50);

/** The chat of two users has both ids in its own. @param {Row} row of a message */
const receiverOf = ({ chat, sender }) =>
  chat.split(' ').find((/** @type {string} */ id) => id !== sender) ?? sender;
const isOfGroup = (/** @type {Row} */ { chat }) => !chat.includes(' ');

/** Selects messages with what `messageViews` needs; a condition follows. */
export const SELECT_MESSAGES = `SELECT messages.*, users.name AS sender_name, chats.name AS group_name, chats.size,
  chats.created_at FROM messages JOIN users ON users.id = messages.sender JOIN chats ON chats.id = messages.chat`;

/** Returns the first of some messages, at least one, that have no more content than a page may have. @param {readonly Row[]} rows */
export function firstOf(rows) {
  let content = 0;
  const end = rows.findIndex(({ text, data, file }) => {
    content += (text?.length ?? 0) + (data?.length ?? 0) + (file?.length ?? 0);
    return content > MOST_CONTENT;
  });
  return end < 0 ? rows : rows.slice(0, Math.max(end, 1));
}

/** @param {All} all @param {readonly number[]} ids */
export function messagesByIds(all, ids) {
  const [isOne, ...values] = oneOf('messages.id', ids);
  return all(`${SELECT_MESSAGES} WHERE ${isOne}`, ...values);
}

/**
 * @param {All} all
 * @param {readonly Row[]} rows of `SELECT_MESSAGES`
 * @param {boolean} [withQuotes]
 * @returns {Promise<MessageView[]>}
 */
export async function messageViews(all, rows, withQuotes = true) {
  if (rows.length === 0) return [];
  const unique = (/** @type {any[]} */ values) => [...new Set(values)];
  const mentioned = unique(rows.flatMap(({ text }) => mentionsIn(text))).slice(0, 500);
  const inChats = unique(rows.map(({ chat }) => chat));
  const [isInChat, ...chats] = oneOf('chat', inChats);
  const [isMentioned, ...users] = oneOf('user_id', mentioned);
  const members = mentioned.length
    ? await all(`SELECT chat, user_id FROM members WHERE ${isInChat} AND ${isMentioned}`, ...chats, ...users)
    : [];
  const isMember = new Set(members.map(({ chat, user_id }) => `${chat}\n${user_id}`));
  const named = unique([
    ...rows.filter((row) => !isOfGroup(row)).map(receiverOf),
    ...members.map((each) => each.user_id),
  ]);
  const nameOf = await namesOf(all, named);

  const quotedIds = withQuotes ? unique(rows.map(({ quoted }) => quoted).filter(Boolean)) : [];
  const quotes = quotedIds.length ? await messageViews(all, await messagesByIds(all, quotedIds), false) : [];
  const quoteOf = new Map(quotes.map((view) => [view.row.id, view.for('')]));

  const reacted = rows.filter((row) => row.reacted).map(({ id }) => id);
  const [isReacted, ...ids] = oneOf('message', reacted);
  const reactions = reacted.length
    ? await all(`SELECT * FROM reactions WHERE ${isReacted} ORDER BY at`, ...ids)
    : [];
  /** @type {Map<number, Map<string, Set<string>>>} */
  const byMessage = new Map();
  for (const { message, emoji, user_id } of reactions) {
    const emojis = byMessage.get(message) ?? new Map();
    byMessage.set(message, emojis);
    emojis.set(emoji, (emojis.get(emoji) ?? new Set()).add(user_id));
  }

  return rows.map((row) => {
    const files = [row.file ? JSON.parse(row.file) : []].flat();
    const json = {
      id: row.id,
      from: { id: row.sender, name: row.sender_name },
      ...(isOfGroup(row)
        ? { group: groupJSON({ ...row, id: row.chat, name: row.group_name }) }
        : { to: nameOf(receiverOf(row)) }),
      text: row.text,
      file: files[0] ?? null,
      ...(files.length > 1 && { files }),
      data: row.data && JSON.parse(row.data),
      type: row.type,
      action: row.action,
      sentAt: row.sent_at,
      deliveredAt: row.delivered_at,
      readAt: row.read_at,
      editedAt: row.edited_at,
      deletedAt: row.deleted_at,
      muid: row.muid,
      parentId: row.parent,
      replies: row.replies,
      quoted: quoteOf.get(row.quoted) ?? null,
      mentions: mentionsIn(row.text)
        .filter((id) => isMember.has(`${row.chat}\n${id}`))
        .map(nameOf),
    };
    return new MessageView(row, json, byMessage.get(row.id) ?? new Map());
  });
}

/** What a query of users needs for `userJSON`; the user who asks is its first and second value. */
export const USER_COLUMNS = `users.id, users.name, users.last_active,
  EXISTS (SELECT 1 FROM presence WHERE presence.user_id = users.id) AS online,
  EXISTS (SELECT 1 FROM blocks WHERE blocks.user_id = ? AND blocks.blocked = users.id) AS by_me,
  EXISTS (SELECT 1 FROM blocks WHERE blocks.user_id = users.id AND blocks.blocked = ?) AS by_them`;

/** @param {Row} row with `USER_COLUMNS` */
export const userJSON = (row) => ({
  id: row.id,
  name: row.name,
  online: Boolean(row.online),
  lastActiveAt: row.last_active,
  blockedByMe: Boolean(row.by_me),
  hasBlockedMe: Boolean(row.by_them),
});

/** @param {All} all @param {readonly string[]} ids @param {string} me */
export async function usersByIds(all, ids, me) {
  if (ids.length === 0) return new Map();
  const [isOne, ...values] = oneOf('users.id', ids);
  const rows = await all(`SELECT ${USER_COLUMNS} FROM users WHERE ${isOne}`, me, me, ...values);
  return new Map(rows.map((row) => [row.id, userJSON(row)]));
}

/** What a query of `members` joined with `chats` needs for `conversations`. */
export const CONVERSATION_COLUMNS = `chats.id, chats.name, chats.size, chats.created_at, chats.last,
  members.peer, members.read, members.hidden,
  (SELECT count(*) FROM (
    SELECT 1 FROM messages AS unread WHERE unread.chat = members.chat AND unread.id > members.read
    AND unread.sender <> members.user_id AND unread.parent IS NULL AND unread.action IS NULL LIMIT ${MOST_UNREAD}
  ) AS counted) AS unread`;

/** @param {All} all @param {readonly Row[]} rows with `CONVERSATION_COLUMNS` @param {string} me */
export async function conversations(all, rows, me) {
  const ids = rows.filter((row) => row.last > row.hidden).map(({ last }) => last);
  const last = ids.length ? await messageViews(all, await messagesByIds(all, ids)) : [];
  const lastById = new Map(last.map((view) => [view.row.id, view.for(me)]));
  const peers = rows.filter(({ peer }) => peer !== null).map(({ peer }) => peer);
  const users = await usersByIds(all, peers, me);
  return rows.map((row) => ({
    ...(row.peer === null ? { group: groupJSON(row) } : { user: users.get(row.peer) }),
    lastMessage: (row.last > row.hidden && lastById.get(row.last)) || null,
    unread: row.unread,
    lastReadId: row.read || null,
  }));
}
