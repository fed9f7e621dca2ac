// The chat in SQLite, compiled to WebAssembly: it installs without a compiler and runs in every Node.
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ChatError } from './error.mjs';
import { lockFile } from './lock.mjs';
import { SCHEMA } from './schema.mjs';

/** @typedef {null | number | string | Uint8Array} Value */
/** @typedef {Record<string, any>} Row */
/** @typedef {import('solid-chat-kit/server').ChatOf} ChatOf */

/** The package is CommonJS. */
const { Database } = createRequire(import.meta.url)('node-sqlite3-wasm');

/** Times are in seconds, as everywhere in the kit. */
export const now = () => Date.now() / 1000;

/** Reads and writes rows, and turns them into the JSON of `createKit`. */
export class Store {
  #db;
  #unlock = () => {};
  /** Prepared once. @type {Map<string, any>} */
  #statements = new Map();

  /** @param {string} [file] without one, the chat is only in memory */
  constructor(file = ':memory:') {
    if (file !== ':memory:') {
      this.#unlock = lockFile(file);
      // A server that was killed left the lock of the library.
      rmSync(`${file}.lock`, { recursive: true, force: true });
    }
    this.#db = new Database(file);
    this.#db.exec(SCHEMA);
  }

  /** @param {string} sql @param {...Value} values @returns {Row[]} */
  all(sql, ...values) {
    return this.#statement(sql).all(values);
  }

  /** @param {string} sql @param {...Value} values @returns {Row | null} */
  get(sql, ...values) {
    return this.#statement(sql).get(values);
  }

  /** @param {string} sql @param {...Value} values @returns {number} the id of an inserted row */
  run(sql, ...values) {
    return Number(this.#statement(sql).run(values).lastInsertRowid);
  }

  /** @param {string} sql */
  #statement(sql) {
    const known = this.#statements.get(sql) ?? this.#db.prepare(sql);
    this.#statements.set(sql, known);
    return known;
  }

  close() {
    for (const statement of this.#statements.values()) statement.finalize();
    this.#db.close();
    this.#unlock();
  }

  /** @param {string} id @param {string} me @param {ReadonlySet<string>} online */
  user(id, me, online) {
    const row = this.get('SELECT * FROM users WHERE id = ?', id);
    if (!row) throw new ChatError('ERR_UID_NOT_FOUND', `Nobody has the id '${id}'.`, 404);
    return {
      id,
      name: row.name,
      online: online.has(id),
      lastActiveAt: row.last_active,
      blockedByMe: this.hasBlocked(me, id),
      hasBlockedMe: this.hasBlocked(id, me),
    };
  }

  /** @param {string} id */
  group(id) {
    const row = this.get('SELECT * FROM chats WHERE id = ? AND name IS NOT NULL', id);
    if (!row) throw new ChatError('ERR_GUID_NOT_FOUND', `There is no group '${id}'.`, 404);
    const members = this.membersOf(id).length;
    return { id, name: row.name, type: /** @type {const} */ ('public'), members, createdAt: row.created_at };
  }

  /** @param {string} user @param {string} blocked */
  hasBlocked(user, blocked) {
    return this.get('SELECT 1 FROM blocks WHERE user = ? AND blocked = ?', user, blocked) !== null;
  }

  /** Returns the ids of a chat's members. @param {string} chat @returns {string[]} */
  membersOf(chat) {
    return this.all('SELECT user FROM members WHERE chat = ? ORDER BY rowid', chat).map(({ user }) => user);
  }

  /** Returns the id of a chat, and creates that of two users. @param {ChatOf} of @param {string} me */
  chatId({ user, group }, me) {
    if (group !== undefined) {
      this.group(group);
      if (!this.membersOf(group).includes(me))
        throw new ChatError('ERR_NOT_A_MEMBER', 'You are no member.', 403);
      return group;
    }
    if (!this.get('SELECT 1 FROM users WHERE id = ?', user)) {
      throw new ChatError('ERR_UID_NOT_FOUND', `Nobody has the id '${user}'.`, 404);
    }
    const id = [me, user].sort().join(' ');
    this.createChat(id, null, [me, user]);
    return id;
  }

  /** @param {string} id @param {string | null} name @param {string[]} members */
  createChat(id, name, members) {
    this.run('INSERT OR IGNORE INTO chats VALUES (?, ?, ?)', id, name, now());
    for (const user of members)
      this.run('INSERT OR IGNORE INTO members (chat, user) VALUES (?, ?)', id, user);
  }

  /** Returns a message that this user sees. @param {number | string} id @param {string} me @returns {Row} */
  visible(id, me) {
    const sql = 'SELECT messages.* FROM messages JOIN members USING (chat) WHERE id = ? AND user = ?';
    const row = this.get(sql, Number(id), me);
    if (!row) throw new ChatError('ERR_MESSAGE_NOT_FOUND', `You see no message ${id}.`, 404);
    return row;
  }

  /** Turns a row into the JSON of a message, as this user sees it. @param {Row} row @param {string} me @returns {import('solid-chat-kit/server').MessageJSON} */
  message(row, me, withQuote = true) {
    const name = (/** @type {string} */ id) => ({
      id,
      name: this.get('SELECT name FROM users WHERE id = ?', id)?.name,
    });
    const isGroup = !row.chat.includes(' ');
    const receiver = row.chat.split(' ').find((/** @type {string} */ id) => id !== row.sender) ?? row.sender;
    const gone = row.deleted_at !== null;
    const quoted =
      withQuote && row.quoted ? this.get('SELECT * FROM messages WHERE id = ?', row.quoted) : null;
    const mentioned = [...(row.text ?? '').matchAll(/<@uid:([^>]+)>/g)].map(([, id]) => id);
    const reactions = this.all(
      'SELECT emoji, count(*) AS count, max(user = ?) AS mine FROM reactions WHERE message = ? GROUP BY emoji ORDER BY min(rowid)',
      me,
      row.id,
    );
    return {
      id: row.id,
      from: name(row.sender),
      ...(isGroup ? { group: this.group(row.chat) } : { to: name(receiver) }),
      text: gone ? null : row.text,
      file: gone || !row.file ? null : JSON.parse(row.file),
      data: gone || !row.data ? null : JSON.parse(row.data),
      type: row.type,
      action: row.action,
      sentAt: row.sent_at,
      deliveredAt: row.delivered_at,
      readAt: row.read_at,
      editedAt: row.edited_at,
      deletedAt: row.deleted_at,
      muid: row.muid,
      parentId: row.parent,
      replies: this.get('SELECT count(*) AS n FROM messages WHERE parent = ?', row.id)?.n,
      quoted: quoted && quoted.chat === row.chat ? this.message(quoted, me, false) : null,
      reactions: reactions.map(({ emoji, count, mine }) => ({ emoji, count, mine: mine === 1 })),
      mentions: mentioned.filter((id) => this.membersOf(row.chat).includes(id)).map(name),
    };
  }

  /** Returns the conversation of a chat, as this member sees it. @param {string} chat @param {string} me @param {ReadonlySet<string>} online */
  conversation(chat, me, online) {
    const member = this.get('SELECT * FROM members WHERE chat = ? AND user = ?', chat, me) ?? {
      read: 0,
      hidden: 0,
    };
    const shown = 'FROM messages WHERE chat = ? AND id > ? AND parent IS NULL';
    const last = this.get(`SELECT * ${shown} ORDER BY id DESC LIMIT 1`, chat, member.hidden);
    const unread = this.get(
      `SELECT count(*) AS n ${shown} AND sender != ? AND action IS NULL`,
      chat,
      Math.max(member.read, member.hidden),
      me,
    );
    const other = chat.split(' ').find((id) => id !== me) ?? me;
    return {
      ...(chat.includes(' ') ? { user: this.user(other, me, online) } : { group: this.group(chat) }),
      lastMessage: last && this.message(last, me),
      unread: unread?.n,
      lastReadId: member.read || null,
    };
  }
}
